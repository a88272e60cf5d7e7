"""The keys by which push services know a server, and the tokens that they sign (VAPID, RFC 8292)."""

import base64
import json
from urllib.parse import urlsplit

import msgspec

from boneyard.errors import BadInput
from boneyard.server.store import Store

KEPT = "push-keys"  # the name under which the store keeps them
GOOD_FOR = 12 * 3_600  # seconds; push services take tokens of at most a day


class PushKeys(msgspec.Struct, frozen=True):
    """A key pair, and where a push service can complain; without a secret, push is off."""

    public: str = ""  # as browsers take it: an uncompressed point, in base64url
    secret: str = ""  # in hexadecimal digits
    contact: str = ""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that tells a push service who we are."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR, "sub": self.contact}
        said = ".".join(_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        return f"vapid t={said}.{_base64(_signature(self.secret, said.encode()))}, k={self.public}"


async def load_push_keys(store: Store) -> PushKeys:
    """The keys of a store; empty ones where push is off."""
    kept = (await store.kept()).get(KEPT)
    return msgspec.json.decode(kept, type=PushKeys) if kept else PushKeys()


async def make_push_keys(store: Store, contact: str) -> PushKeys:
    """Turn push on, with new keys: whoever subscribed with older ones has to do it again."""
    return await _keep(store, PushKeys(*_new_pair(), contact))


async def drop_push_keys(store: Store) -> PushKeys:
    """Turn push off."""
    return await _keep(store, PushKeys())


async def _keep(store: Store, keys: PushKeys) -> PushKeys:
    await store.keep(KEPT, msgspec.json.encode(keys), replace=True)
    await store.forget_subscriptions()
    return keys


def _new_pair() -> tuple[str, str]:
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    except ModuleNotFoundError:
        raise BadInput("push-package") from None
    pair = ec.generate_private_key(ec.SECP256R1())
    point = pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _base64(point), f"{pair.private_numbers().private_value:064x}"


def _signature(secret: str, said: bytes) -> bytes:
    """As a JSON web token has it: two numbers of 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    key = ec.derive_private_key(int(secret, 16), ec.SECP256R1())
    first, second = decode_dss_signature(key.sign(said, ec.ECDSA(SHA256())))
    return first.to_bytes(32, "big") + second.to_bytes(32, "big")


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
