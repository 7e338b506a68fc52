#!/bin/bash
# Sets up a Debian sid root with Bazel, and PostgreSQL for the remote execution service, in FOLDER: some minutes, 1.6 GB.
# It needs root and the package registry that apt is configured with; nothing outside FOLDER changes.
set -euo pipefail
root=$(realpath -m "${1:?the folder of the root}")
here=$(realpath "$(dirname "$0")")
mkdir -p "$(dirname "$root")"
exec 9>"$root.lock"
flock 9
[[ -e $root/.complete ]] && exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }; }

rm -rf "$root"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -n 1)
quietly apt-get download debootstrap
dpkg -x debootstrap_*.deb .
DEBOOTSTRAP_DIR=$work/usr/share/debootstrap quietly sh usr/sbin/debootstrap --variant=minbase \
    --keyring=/usr/share/keyrings/debian-archive-keyring.gpg sid "$root" "${mirror:?apt has no Debian registry}"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
grep -liE 'acquire.*proxy' /etc/apt/apt.conf /etc/apt/apt.conf.d/* 2>/dev/null | xargs -r cp -t "$root/etc/apt/apt.conf.d/" || true
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
mkdir -p "$root/etc/postgresql-common"
echo 'create_main_cluster = false' >"$root/etc/postgresql-common/createcluster.conf"
quietly "$here/enter.sh" "$root" sh -c \
    'apt-get install -y -q --no-install-recommends -o APT::Sandbox::User=root bazel-bootstrap postgresql && apt-get clean'
touch "$root/.complete"
