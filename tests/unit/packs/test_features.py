"""Features of packs: loaded when an agent uses them, reported where a pack lacks them."""

from __future__ import annotations

import tomllib

import pytest

from adlgen.packs import bundled_packs
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.manifest import read_feature
from adlgen.packs.strict import check_feature


@pytest.mark.parametrize("name", bundled_packs())
def test_every_feature_of_a_pack_is_well_formed(name: str) -> None:
    folder = bundled_folder() / name
    listed = tomllib.loads((folder / "pack.toml").read_text("utf-8"))["features"]
    assert sorted(listed) == sorted(
        path.parent.name for path in (folder / "features").glob("*/feature.toml")
    )
    for feature in listed:
        path = folder / "features" / feature / "feature.toml"
        check_feature(tomllib.loads(path.read_text("utf-8")))
        assert read_feature([folder], feature, trusted=True) == read_feature([folder], feature)
