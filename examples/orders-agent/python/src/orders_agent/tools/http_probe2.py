"""The tool ``http_probe``."""

from __future__ import annotations

import urllib.request
from urllib.error import HTTPError

from ..toolspec import CallContext, Handler, JsonOutput, ToolError
from ..toolspec.http_probe2 import (
    HTTPProbe2Deps,
    HTTPProbe2Input,
)


class HTTPProbe2(Handler[HTTPProbe2Input, JsonOutput]):
    """Report the status of each URL, in order."""

    def __init__(self, deps: HTTPProbe2Deps) -> None:
        self.deps = deps

    # A handler that is no coroutine function runs in a thread, so it may wait.
    def __call__(self, ctx: CallContext, input: HTTPProbe2Input, /) -> JsonOutput:
        seconds = 5.0 if input.timeout_ms is None else input.timeout_ms / 1000
        return [self._status(str(url), seconds) for url in input.urls]

    def _status(self, url: str, seconds: float) -> int:
        if not url.startswith(("http://", "https://")):
            raise ToolError(f"{url} is not an HTTP URL.")
        try:
            with urllib.request.urlopen(url, timeout=seconds) as response:
                return int(response.status)
        except HTTPError as error:
            return error.code
        except OSError as error:
            self.deps.logger.warning("%s: %s", url, error)
            raise ToolError(f"{url} does not answer.") from error
