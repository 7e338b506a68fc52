"""Rules that generate typed tool stubs with adlgen."""

load("//private:archive.bzl", _adlgen_executable = "adlgen_executable")
load("//private:checked_in.bzl", _adlgen_check_test = "adlgen_check_test", _adlgen_update = "adlgen_update")
load("//private:library.bzl", _AdlgenInfo = "AdlgenInfo", _adlgen_library = "adlgen_library")
load("//private:toolchain.bzl", _adlgen_toolchain = "adlgen_toolchain")

AdlgenInfo = _AdlgenInfo
adlgen_check_test = _adlgen_check_test
adlgen_executable = _adlgen_executable
adlgen_library = _adlgen_library
adlgen_toolchain = _adlgen_toolchain
adlgen_update = _adlgen_update
