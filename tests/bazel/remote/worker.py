"""A worker for BuildGrid: fetches actions, runs them in a machine, uploads the results.

    python -m tests.bazel.remote.worker ADDRESS PID FOLDER

The process PID is in the machine, FOLDER is its ``/srv``. An action sees its inputs and the programs of the
machine: no network, no source tree, no files of other actions, and only the variables that it requests.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as api
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2_grpc as services
from buildgrid._protos.google.bytestream import bytestream_pb2, bytestream_pb2_grpc
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import (
    bots_pb2,
    bots_pb2_grpc,
    worker_pb2,
)

BATCH = 2_000_000
"""Bytes of a message with several contents; larger contents are streamed."""
PART = 1_000_000
"""Bytes of a part of a stream."""
WAIT = 30.0
"""Seconds of a request for work, which the server answers when there is some."""
ISOLATED = """
mount -t tmpfs none /srv/workspace
[ ! -d /srv/.cache ] || mount -t tmpfs none /srv/.cache
cd "$0" && exec "$@"
"""


class Contents:
    """The contents of the server, with a folder of those that were read."""

    def __init__(self, channel: grpc.Channel, folder: Path) -> None:
        """Use a folder for contents."""
        self._cas = services.ContentAddressableStorageStub(channel)
        self._streams = bytestream_pb2_grpc.ByteStreamStub(channel)
        self._folder = folder
        folder.mkdir(exist_ok=True)

    def path(self, digest: api.Digest, *, executable: bool = False) -> Path:
        """Return the file with a content that was fetched; there are two, because links share their mode."""
        return self._folder / f"{digest.hash}{'.x' if executable else ''}"

    def fetch(self, digests: Iterable[api.Digest]) -> None:
        """Read missing contents into the folder."""
        missing = {d.hash: d for d in digests if not self.path(d).exists()}
        batch: list[api.Digest] = []
        for digest in missing.values():
            if digest.size_bytes > BATCH:
                self._save(digest, self._stream(digest))
                continue
            if sum(d.size_bytes for d in batch) + digest.size_bytes > BATCH:
                self._fetch_batch(batch)
                batch = []
            batch.append(digest)
        self._fetch_batch(batch)

    def _fetch_batch(self, digests: list[api.Digest]) -> None:
        if digests:
            request = api.BatchReadBlobsRequest(digests=digests)
            for response in self._cas.BatchReadBlobs(request).responses:
                assert response.status.code == 0, response.status
                self._save(response.digest, response.data)

    def _stream(self, digest: api.Digest) -> bytes:
        name = f"blobs/{digest.hash}/{digest.size_bytes}"
        read = self._streams.Read(bytestream_pb2.ReadRequest(resource_name=name))
        return b"".join(part.data for part in read)

    def _save(self, digest: api.Digest, content: bytes) -> None:
        for executable in (False, True):
            path = self.path(digest, executable=executable)
            path.write_bytes(content)
            path.chmod(0o555 if executable else 0o444)

    def read(self, digest: api.Digest) -> bytes:
        """Return a content."""
        self.fetch([digest])
        return self.path(digest).read_bytes()

    def upload(self, contents: list[bytes]) -> None:
        """Write contents to the server."""
        for content in contents:
            if len(content) > BATCH:
                self._write(content)
                continue
            entry = api.BatchUpdateBlobsRequest.Request(digest=digest_of(content), data=content)
            response = self._cas.BatchUpdateBlobs(api.BatchUpdateBlobsRequest(requests=[entry]))
            assert response.responses[0].status.code == 0, response

    def _write(self, content: bytes) -> None:
        digest = digest_of(content)
        name = f"uploads/{uuid.uuid4()}/blobs/{digest.hash}/{digest.size_bytes}"
        requests = (
            bytestream_pb2.WriteRequest(
                resource_name=name,
                write_offset=start,
                finish_write=start + PART >= len(content),
                data=content[start : start + PART],
            )
            for start in range(0, len(content), PART)
        )
        assert self._streams.Write(requests).committed_size == len(content)


def _patiently(call: Callable[[], bots_pb2.BotSession]) -> bots_pb2.BotSession:
    """Repeat a call that waits for work until the server answers, which may be late or refuse calls if it is busy."""
    while True:
        try:
            return call()
        except grpc.RpcError as error:
            if error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED:
                time.sleep(1)
            elif error.code() is not grpc.StatusCode.DEADLINE_EXCEEDED:
                raise


def digest_of(content: bytes) -> api.Digest:
    return api.Digest(hash=hashlib.sha256(content).hexdigest(), size_bytes=len(content))


class Worker:
    """Runs actions, one at a time."""

    def __init__(self, channel: grpc.Channel, machine: str, shared: Path) -> None:
        """Run in the machine of a process, with files in its shared folder."""
        self._bots = bots_pb2_grpc.BotsStub(channel)
        self._contents = Contents(channel, shared / "worker-contents")
        self._machine = machine
        self._shared = shared

    def work(self) -> None:
        """Run actions until the server ends."""
        worker = worker_pb2.Worker(devices=[worker_pb2.Device(handle="machine")])
        session = bots_pb2.BotSession(bot_id="worker", status=bots_pb2.OK, worker=worker)
        create = bots_pb2.CreateBotSessionRequest(parent="", bot_session=session)
        session = _patiently(lambda: self._bots.CreateBotSession(create, timeout=WAIT))
        while True:
            for lease in session.leases:
                if lease.state == bots_pb2.ACTIVE:
                    lease.result.Pack(self._run(self._action(lease)))
                    lease.state = bots_pb2.COMPLETED
            session = self._updated(session)

    def _updated(self, session: bots_pb2.BotSession) -> bots_pb2.BotSession:
        update = bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session)
        return _patiently(lambda: self._bots.UpdateBotSession(update, timeout=WAIT))

    def _action(self, lease: bots_pb2.Lease) -> api.Action:
        action, digest = api.Action(), api.Digest()
        if lease.payload.Unpack(action):
            return action
        assert lease.payload.Unpack(digest), lease
        return api.Action.FromString(self._contents.read(digest))

    def _run(self, action: api.Action) -> api.ActionResult:
        command = api.Command.FromString(self._contents.read(action.command_digest))
        folder = self._shared / "action"
        shutil.rmtree(folder, ignore_errors=True)
        self._contents.fetch(self._place(action.input_root_digest, folder))
        for target, digest, executable in self._links:
            target.hardlink_to(self._contents.path(digest, executable=executable))
        wanted = list(command.output_paths) or [*command.output_files, *command.output_directories]
        for path in wanted:
            (folder / command.working_directory / path).parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(self._command(command), capture_output=True, check=False)
        result = api.ActionResult(exit_code=done.returncode)
        result.stdout_raw, result.stderr_raw = done.stdout, done.stderr
        for path in wanted:
            self._collect(folder / command.working_directory / path, path, result)
        return result

    def _command(self, command: api.Command) -> list[str]:
        variables = [f"{v.name}={v.value}" for v in command.environment_variables]
        place = f"/srv/action/{command.working_directory}"
        enter = ["nsenter", f"--target={self._machine}", "--mount", "--pid", "--"]
        isolated = ["unshare", "--mount", "--net", "sh", "-ec", ISOLATED, place]
        return [*enter, *isolated, "env", "-i", *variables, *command.arguments]

    def _place(self, root: api.Digest, folder: Path) -> Iterator[api.Digest]:
        """Create the folders and symbolic links of the inputs; yield the digests of files, and note their places."""
        self._links: list[tuple[Path, api.Digest, bool]] = []
        waiting = [(root, folder)]
        while waiting:
            self._contents.fetch(digest for digest, _ in waiting)
            below = []
            for digest, path in waiting:
                path.mkdir(parents=True)
                directory = api.Directory.FromString(self._contents.read(digest))
                for link in directory.symlinks:
                    (path / link.name).symlink_to(link.target)
                for file in directory.files:
                    self._links.append((path / file.name, file.digest, file.is_executable))
                    yield file.digest
                below += [(child.digest, path / child.name) for child in directory.directories]
            waiting = below

    def _collect(self, path: Path, name: str, result: api.ActionResult) -> None:
        if path.is_dir():
            tree = api.Tree()
            contents: list[bytes] = []
            tree.root.CopyFrom(_directory(path, tree, contents))
            text = tree.SerializeToString()
            self._contents.upload([*contents, text])
            result.output_directories.add(path=name, tree_digest=digest_of(text))
        elif path.is_file():
            content = path.read_bytes()
            self._contents.upload([content])
            is_executable = bool(path.stat().st_mode & 0o100)
            result.output_files.add(
                path=name, digest=digest_of(content), is_executable=is_executable
            )


def _directory(path: Path, tree: api.Tree, contents: list[bytes]) -> api.Directory:
    """Return a folder; add those below it to a tree, and all contents to a list."""
    directory = api.Directory()
    for entry in sorted(path.iterdir()):
        if entry.is_dir():
            child = _directory(entry, tree, contents)
            tree.children.append(child)
            digest = digest_of(child.SerializeToString())
            directory.directories.add(name=entry.name, digest=digest)
        else:
            contents.append(entry.read_bytes())
            executable = bool(entry.stat().st_mode & 0o100)
            directory.files.add(
                name=entry.name, digest=digest_of(contents[-1]), is_executable=executable
            )
    return directory


if __name__ == "__main__":
    address, process, shared_folder = sys.argv[1:]
    Worker(grpc.insecure_channel(address), process, Path(shared_folder)).work()
