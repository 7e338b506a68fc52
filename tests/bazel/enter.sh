#!/bin/bash
# Runs a command in a root, in mount and process namespaces of its own: enter.sh ROOT COMMAND...
# The root is pivoted, because the kernel denies user namespaces, which Bazel's sandbox needs, in a changed root.
# It has its own /dev. SHARED is mounted at /srv.
set -euo pipefail
export ROOT=$1 SHARED=${SHARED:-}
shift
exec unshare --mount --pid --fork --kill-child --propagation private bash -c '
set -e
mount --bind "$ROOT" "$ROOT"
[ -z "$SHARED" ] || mount --bind "$SHARED" "$ROOT/srv"
cd "$ROOT"
mkdir -p .old
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t tmpfs -o mode=755 tmpfs dev
mknod -m 666 dev/null c 1 3; mknod -m 666 dev/zero c 1 5; mknod -m 666 dev/full c 1 7
mknod -m 666 dev/random c 1 8; mknod -m 666 dev/urandom c 1 9; mknod -m 666 dev/tty c 5 0
mkdir dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s /proc/self/fd dev/fd
ln -s /proc/self/fd/0 dev/stdin; ln -s /proc/self/fd/1 dev/stdout; ln -s /proc/self/fd/2 dev/stderr
pivot_root . .old
umount -l /.old
cd /
exec /usr/bin/env -i HOME=/srv PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive "$@"' _ "$@"
