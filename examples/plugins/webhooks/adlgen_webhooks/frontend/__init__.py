"""The recognition of files of webhooks; a run that needs no webhooks imports nothing else."""

from adlgen.document.node import Document, Sequence
from adlgen.frontends.shared.markers import Marker, all_hold, has

NAME = "webhooks"
TITLE = "a file of webhooks"
VERSIONS: tuple[str, ...] = ()
KEYS = ("webhooks",)
MARKERS = (Marker("a list under 'webhooks'", lambda root: has(root, "webhooks", Sequence)),)


def recognises(document: Document) -> bool:
    """Report whether a document has a list of webhooks."""
    return all_hold(MARKERS, document.root)
