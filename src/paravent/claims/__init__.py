"""Claims: what players say of themselves and of each other in the game's own terms, true or not. They change nothing."""

from paravent.claims.ledger import Entry, Ledger, Verdict
from paravent.claims.spoken import Claim, Form, read
from paravent.claims.vocabulary import COMMON, Vocabulary, vocabulary_of

__all__ = ["COMMON", "Claim", "Entry", "Form", "Ledger", "Verdict", "Vocabulary", "read", "vocabulary_of"]
