"""The tool ``log``: it returns what it is given, and does what ``do`` asks for before."""

from __future__ import annotations

import os
import subprocess
import threading
import time

from ..toolspec import CallContext, Handler, JsonOutput, ToolError
from ..toolspec.log import LogDeps, LogInput


class Log(Handler[LogInput, JsonOutput]):
    """Returns what it is given."""

    def __init__(self, deps: LogDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LogInput, /) -> JsonOutput:
        text = str(input.get("text", ""))
        match input.get("do"):
            case "wait":
                subprocess.run(["sh", "-c", text], check=False)
            case "block":
                subprocess.Popen(["sh", "-c", text])
                time.sleep(600)
            case "leave":
                subprocess.Popen(["sh", "-c", text])
            case "thread":
                threading.Thread(target=time.sleep, args=(41,)).start()
            case "print":
                print("printed")
                os.write(1, b"written\n")
                os.system("echo by a child")
            case "fail":
                raise ToolError(text)
            case _:
                pass
        return input
