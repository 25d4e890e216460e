"""Project files (workflows, templates, citation, image context) agree with the Makefile and the code."""

from __future__ import annotations

import fnmatch
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import ludoteca
from tests.docs.blocks import ROOT, blocks, commands
from tests.docs.test_blocks import check

FORGE = [*sorted((ROOT / ".github").rglob("*.yml")), ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def asked(path: Path) -> list[list[str]]:
    """Our own commands in a workflow: make, ludoteca, pip."""
    found = [words for step in steps(path) for words in commands(step.get("run", "").replace(" &\n", "\n"))]
    return [words for words in found if Path(words[0]).name in ("make", "ludoteca", "pip")]


@pytest.mark.parametrize("path", FORGE, ids=lambda path: path.name)
def test_it_parses(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_names_what_exists_and_asks_for_few_rights(path: Path) -> None:
    workflow = read(path)
    assert "permissions" in workflow and "write-all" not in path.read_text("utf-8")
    for job in workflow["jobs"].values():
        assert "timeout-minutes" in job or all("make" not in step.get("run", "") for step in job["steps"])
    for step in steps(path):
        assert re.fullmatch(r"[\w.-]+/[\w.-]+@[\w./-]+", step.get("uses", "a/b@c"))
    for words in asked(path):
        if words[-1] != "--version":
            check(words)


def test_ci_runs_the_commands_of_the_readme() -> None:
    run = asked(ROOT / ".github" / "workflows" / "ci.yml")
    told = [words for block in blocks(ROOT / "README.md") if block.language == "sh" for words in commands(block.text)]
    for words in told:
        same = [[Path(words[0]).name, *words[1:]], *([["ludoteca", "--version"]] if len(words) == 1 else [])]
        assert any([Path(each[0]).name, *each[1:]] in same for each in run) or words[0] == "python3", words
    assert ["make", "docs"] in run


def test_ci_runs_every_python_the_package_names() -> None:
    matrix = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: 3." in line]
    assert matrix == named
    assert PROJECT["project"]["requires-python"] == f">={matrix[0]}"


def test_a_release_is_checked_attested_and_trusted() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert ["make", "test"] in asked(ROOT / ".github" / "workflows" / "release.yml")
    assert ["make", "release"] in asked(ROOT / ".github" / "workflows" / "release.yml")
    assert "id-token: write" in text and "attest-build-provenance" in text and "secrets." not in text


def test_versions_agree() -> None:
    version = ludoteca.__version__
    assert str(read(ROOT / "CITATION.cff")["version"]) == version
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    listed = re.findall(r"^## \[(.*?)\]", changes, re.M)
    assert listed[:2] == ["Unreleased", version]


def test_hooks_run_what_make_check_runs() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    recipe = recipe.replace("$(BIN)", ".venv/bin")
    for hook in read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]:
        assert hook["entry"].removesuffix(" --force-exclude") in recipe, hook["id"]


def test_other_settings_parse() -> None:
    assert json.loads((ROOT / "renovate.json").read_text("utf-8"))["enabledManagers"]
    assert "root = true" in (ROOT / ".editorconfig").read_text("utf-8")


def reaches_the_image(path: str) -> bool:
    """Whether .dockerignore includes a path: the last pattern that matches it or a parent folder decides."""
    inside = True
    parents = [path, *(str(parent) for parent in Path(path).parents if str(parent) != ".")]
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!")
        if line and not line.startswith("#") and any(
                fnmatch.fnmatch(each, pattern) or (pattern.startswith("**/") and Path(each).match(pattern[3:]))
                for each in parents):
            inside = line.startswith("!")
    return inside


def test_the_image_is_built_from_the_sources_and_nothing_else() -> None:
    needed = [*PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"], "src/ludoteca/__init__.py",
              "client/src/main.ts", "client/package-lock.json", "scripts/build_hook.py", "examples/texts/tris/it.ftl",
              "pyproject.toml", "requirements.txt", "README.md", "LICENSE", "NOTICE"]
    for path in needed:
        assert (ROOT / path).exists() and reaches_the_image(path), path
    for path in (".git/config", ".venv/bin/python", "client/node_modules/.installed", "dist/a.whl", "build/a",
                 "src/ludoteca/server/http/client/index.html", "src/ludoteca/__pycache__/a.pyc", "ludoteca.sqlite3"):
        assert not reaches_the_image(path), path
