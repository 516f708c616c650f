# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What ./run and ./test share: packages, checks of the machine, configure and build. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root

# One clear line, and an exit status that is not 0.
fail() {
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit 1
}

say() {
    printf '%s\n' "$1" >&2
}

# The name of the system, and whether its packages are those of tools/packages.txt.
require_debian() {
    local name
    # shellcheck source=/dev/null
    name=$( (. /etc/os-release 2>/dev/null && printf '%s' "${PRETTY_NAME:-}") || true)
    # shellcheck source=/dev/null
    if (. /etc/os-release 2>/dev/null && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ]); then
        return
    fi
    fail "this script knows the packages of Debian 12, not of ${name:-this system}. Install what tools/packages.txt lists, then run it with RUNCAST_PACKAGES=installed."
}

# Prints the packages that are not there yet; with "test" also those that only the tests need.
missing_packages() {
    local kind=$1 first second
    while read -r first second; do
        case $first in
        '' | '#'*) continue ;;
        test) [ "$kind" = test ] || continue ;;
        *) second=$first ;;
        esac
        if [ "$(dpkg-query -W -f='${db:Status-Status}' "$second" 2>/dev/null)" != installed ]; then
            printf '%s\n' "$second"
        fi
    done <"$root/tools/packages.txt"
}

# apt-get as root, told to wait for another one and to ask nothing. Its words go to a log.
apt() {
    local log=$root/build/packages.log
    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || fail "the packages need root and there is no sudo. As root: apt-get install --no-install-recommends $(missing_packages "$kind" | tr '\n' ' ')"
        as_root=(sudo)
    fi
    if "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -o DPkg::Lock::Timeout=300 -o APT::Update::Error-Mode=any -y "$@" >"$log" 2>&1; then
        return
    fi
    if grep -qiE 'no space left|not have enough free space' "$log"; then
        fail "the disk is full: the packages need 700 MB on $(df -h --output=target /usr | tail -n1). Free some space and run this again."
    elif grep -qiE 'could not resolve|temporary failure|failed to fetch|could not connect|unable to connect|network is unreachable' "$log"; then
        fail "the packages cannot be fetched: no network, or Debian's servers do not answer. Connect and run this again (details: $log)."
    elif grep -qi 'could not get lock' "$log"; then
        fail "another program has been installing packages for five minutes. Let it end and run this again."
    fi
    fail "apt-get $1 failed: $(grep -m1 '^E:' "$log" || tail -n1 "$log") (details: $log)."
}

install_missing() {
    local kind=$1 missing
    [ "${RUNCAST_PACKAGES:-}" != installed ] || return 0
    require_debian
    mapfile -t missing < <(missing_packages "$kind")
    [ "${#missing[@]}" -gt 0 ] || return 0
    say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
    apt update
    apt install --no-install-recommends "${missing[@]}"
}

require_compiler() {
    local version
    command -v "${CXX:-g++}" >/dev/null || fail "there is no C++ compiler. Install g++ 12 or later."
    version=$("${CXX:-g++}" -dumpversion 2>/dev/null) || version=0
    if [ "${CXX:-g++}" = g++ ] && [ "${version%%.*}" -lt 12 ]; then
        fail "g++ $version is too old for C++20 as it is used here. Install g++ 12 or later."
    fi
    if ! printf '#include <stop_token>\nint main() { return int(std::stop_source().stop_requested()); }\n' |
        "${CXX:-g++}" -std=c++20 -x c++ -fsyntax-only - 2>/dev/null; then
        fail "${CXX:-g++} cannot compile C++20. Install g++ 12 or later."
    fi
}

# A build takes this many MB, object files included.
require_space() {
    local needed=$1 free
    mkdir -p "$root/build" 2>/dev/null || fail "the folder $root/build cannot be made: check your rights and that the disk is not full."
    free=$(($(df -Pk "$root/build" | awk 'NR == 2 { print $4 }') / 1024))
    [ "$free" -ge "$needed" ] || fail "the disk is full: building needs $needed MB, $free MB are free on $(df -Pk "$root/build" | awk 'NR == 2 { print $6 }')."
}

# As many compilers as there are processors and memory for (a large file takes 700 MB).
jobs() {
    local processors memory
    processors=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 700000) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    printf '%s' "$((processors < memory ? processors : memory))"
}

# build PRESET TARGET...
build() {
    local preset=$1
    shift
    local log=$root/build/$preset.log
    # Results of ccache hold for any folder the project lies in.
    export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
    (cd "$root" && cmake --preset "$preset" >"$log" 2>&1) || fail "cmake stopped: $(grep -m1 -A3 'CMake Error' "$log" | tr -s '\n ' ' ') (details: $log)."
    if ! (cd "$root" && cmake --build --preset "$preset" --parallel "$(jobs)" --target "$@" 2>&1 | tee "$log"); then
        if grep -qi 'no space left on device' "$log"; then
            fail "the disk is full. Free some space and run this again."
        fi
        fail "the build stopped; its errors stand above and in $log."
    fi
}
