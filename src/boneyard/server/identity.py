"""Who somebody is: a guest with a signed token, and nothing to remember."""

import hmac
import secrets
from typing import NamedTuple

SIGNED = 32  # hexadecimal digits of the signature


class Signer(NamedTuple):
    """Makes and checks tokens with the server's key."""

    key: bytes

    def new(self) -> str:
        """A token for somebody who has none."""
        return self.token(secrets.token_hex(16))

    def token(self, who: str) -> str:
        """The token of a person: the name nobody else has, and our signature."""
        return f"{who}.{self._sign(who)}"

    def who(self, token: str | None) -> str | None:
        """Whose token this is; None if it is not one of ours."""
        who, dot, signature = (token or "").partition(".")
        genuine = bool(dot) and hmac.compare_digest(self._sign(who).encode(), signature.encode())
        return who if genuine else None

    def change(self, old: str, new: str) -> str:
        """Proves that we have asked one person, in his own browser, whether he wants to be another one there."""
        return self._signed(f"boneyard change 1\n{old}\n{new}")

    def _sign(self, who: str) -> str:
        return self._signed(f"boneyard guest 1\n{who}")

    def _signed(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), "sha256").hexdigest()[:SIGNED]
