"""Identity: guests with signed tokens, the keys that sign them, and whose token a request brings."""

import hmac
import secrets
from hashlib import sha256
from typing import Self

import itsdangerous
import msgspec
from starlette.requests import HTTPConnection

from boneyard.server.store import Store

COOKIE = "boneyard"
KEPT = "signing-keys"  # the name under which the store keeps the keys
OLD_KEPT = "signing-key"  # and under which versions without key rotation kept their only one
OLD_SIGNATURE = 32  # hexadecimal digits of the signatures of those versions

SLACK = 600.0  # seconds by which the clocks of two servers may differ


class Key(msgspec.Struct, frozen=True):
    """A key that signs tokens: the newest one. Older ones check tokens for as long as they are good."""

    secret: str  # in hexadecimal digits
    made: float  # seconds since 1970
    until: float | None = None  # None for the newest


class Signer:
    """Makes tokens with the newest key, and checks them with every key that is still good."""

    def __init__(self, *keys: bytes, revoked: frozenset[str] = frozenset(), at: float = 0.0) -> None:
        self.keys = keys  # the newest first
        self.revoked = revoked  # the digests of those who had themselves deleted
        self.at = at  # when that was last looked up

    @classmethod
    def of(cls, keys: list[Key], now: float, revoked: frozenset[str] = frozenset()) -> Self:
        """A signer with those of the keys that are good now."""
        good = (bytes.fromhex(key.secret) for key in keys if key.until is None or key.until > now)
        return cls(*good, revoked=revoked, at=now)

    def without(self, who: str) -> Self:
        """A signer to whom this person is nobody."""
        return type(self)(*self.keys, revoked=self.revoked | {digest(who)}, at=self.at)

    def new(self) -> str:
        """A token for somebody who has none."""
        return self.token(secrets.token_hex(16))

    def token(self, who: str) -> str:
        """The token of a person: the name nobody else has, and our signature."""
        return self._signing("boneyard guest 2").sign(who).decode()

    def who(self, token: str | None) -> str | None:
        """Whose token this is; None if it is not one of ours, or its person had themselves deleted."""
        who = self._signed(token)
        return None if who is None or digest(who) in self.revoked else who

    def _signed(self, token: str | None) -> str | None:
        try:
            who = self._signing("boneyard guest 2").unsign((token or "").encode()).decode()
        except (itsdangerous.BadSignature, UnicodeError):
            return self._who_of_old(token or "")
        return who if _is_canonical(token or "") else None

    def _who_of_old(self, token: str) -> str | None:
        """Whose token of the first version this is."""
        who, _, signature = token.partition(".")
        for key in self.keys:
            expected = hmac.new(key, f"boneyard guest 1\n{who}".encode(errors="replace"), "sha256").hexdigest()
            if hmac.compare_digest(expected[:OLD_SIGNATURE].encode(), signature.encode(errors="replace")):
                return who
        return None

    def consent(self, old: str, new: str) -> str:
        """Proves that we asked one person, in their own browser, whether they want to be another one there."""
        return self._signing("boneyard change 2").get_signature(f"{old}\n{new}").decode()

    def consented(self, old: str, new: str, consent: str) -> bool:
        """Whether this is the proof that one person wants to be another one."""
        return self._signing("boneyard change 2").verify_signature(f"{old}\n{new}", consent.encode(errors="replace"))

    def _signing(self, salt: str) -> itsdangerous.Signer:
        return itsdangerous.Signer(self.keys[::-1], salt=salt, key_derivation="hmac", digest_method=sha256)


def _is_canonical(token: str) -> bool:
    """Whether the signature is spelled as we spell it: the last letter of base64 has bits that mean nothing."""
    signature = token.rpartition(".")[2]
    return itsdangerous.encoding.base64_encode(itsdangerous.encoding.base64_decode(signature)).decode() == signature


async def load_keys(store: Store, now: float) -> list[Key]:
    """The keys of a store, newest first; the first one is made when they are first asked for."""
    kept = await store.kept()
    if KEPT not in kept:
        secret = kept.get(OLD_KEPT, secrets.token_bytes(32))
        new = _write([Key(secret.hex(), now)])
        return _read(await store.keep(KEPT, new) or new)  # another process may have been faster
    return _read(kept[KEPT])


async def open_signer(store: Store, now: float, before: Signer | None = None) -> Signer:
    """The signer of a store: every process on the store signs with the same keys, and knows who was deleted."""
    since, known = (before.at - SLACK, before.revoked) if before else (float("-inf"), frozenset[str]())
    new = {deleted.digest for deleted in await store.deleted(since)}
    return Signer.of(await load_keys(store, now), now, known if new <= known else known | new)


def digest(who: str) -> str:
    """By this the store knows somebody again who had themselves deleted, and nothing else does."""
    return sha256(f"boneyard deleted\n{who}".encode()).hexdigest()


async def rotate_keys(store: Store, now: float, good_for: float) -> list[Key]:
    """Sign with a new key from now on; those before are good for at most so many seconds more."""
    end = now + good_for
    old = [msgspec.structs.replace(key, until=min(key.until or end, end)) for key in await load_keys(store, now)]
    keys = [Key(secrets.token_hex(32), now), *(key for key in old if key.until and key.until > now)]
    await store.keep(KEPT, _write(keys), replace=True)
    return keys


def _write(keys: list[Key]) -> bytes:
    return msgspec.json.encode(keys)


def _read(kept: bytes) -> list[Key]:
    return msgspec.json.decode(kept, type=list[Key])


def token_of(request: HTTPConnection) -> str | None:
    """The token that a request brings: in a header from programs, in the cookie from browsers."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)


def who_is(signer: Signer, request: HTTPConnection) -> str | None:
    """The person behind a request, if the token is one of ours."""
    return signer.who(token_of(request))
