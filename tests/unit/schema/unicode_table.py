"""Writes ``adlgen/schema/unicode/data.py`` from what a JavaScript engine knows of Unicode.

Run by hand when a new version of Unicode is out: ``python tests/unit/schema/unicode/table.py``.
"""

from __future__ import annotations

import base64
import json
import subprocess
import textwrap
import zlib
from pathlib import Path

from adlgen.schema.regex.tree import Ranges
from adlgen.schema.unicode import data as unicode_data

PLACE = Path(unicode_data.__file__)
_CATEGORIES = (
    "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn"
)
_BINARY = """
ASCII_Hex_Digit=AHex Alphabetic=Alpha Assigned Bidi_Control=Bidi_C Bidi_Mirrored=Bidi_M Case_Ignorable=CI Cased
Changes_When_Casefolded=CWCF Changes_When_Casemapped=CWCM Changes_When_Lowercased=CWL
Changes_When_NFKC_Casefolded=CWKCF Changes_When_Titlecased=CWT Changes_When_Uppercased=CWU Dash
Default_Ignorable_Code_Point=DI Deprecated=Dep Diacritic=Dia Emoji Emoji_Component=EComp Emoji_Modifier=EMod
Emoji_Modifier_Base=EBase Emoji_Presentation=EPres Extended_Pictographic=ExtPict Extender=Ext
Grapheme_Base=Gr_Base Grapheme_Extend=Gr_Ext Hex_Digit=Hex IDS_Binary_Operator=IDSB IDS_Trinary_Operator=IDST
ID_Continue=IDC ID_Start=IDS Ideographic=Ideo Join_Control=Join_C Logical_Order_Exception=LOE Lowercase=Lower
Math Noncharacter_Code_Point=NChar Pattern_Syntax=Pat_Syn Pattern_White_Space=Pat_WS Quotation_Mark=QMark
Radical Regional_Indicator=RI Sentence_Terminal=STerm Soft_Dotted=SD Terminal_Punctuation=Term
Unified_Ideograph=UIdeo Uppercase=Upper Variation_Selector=VS White_Space=space XID_Continue=XIDC XID_Start=XIDS
"""
_SCRIPTS = """
Adlam=Adlm Ahom Anatolian_Hieroglyphs=Hluw Arabic=Arab Armenian=Armn Avestan=Avst Balinese=Bali Bamum=Bamu
Bassa_Vah=Bass Batak=Batk Bengali=Beng Beria_Erfe=Berf Bhaiksuki=Bhks Bopomofo=Bopo Brahmi=Brah Braille=Brai
Buginese=Bugi Buhid=Buhd Canadian_Aboriginal=Cans Carian=Cari Caucasian_Albanian=Aghb Chakma=Cakm Cham
Cherokee=Cher Chorasmian=Chrs Common=Zyyy Coptic=Copt=Qaac Cuneiform=Xsux Cypriot=Cprt Cypro_Minoan=Cpmn
Cyrillic=Cyrl Deseret=Dsrt Devanagari=Deva Dives_Akuru=Diak Dogra=Dogr Duployan=Dupl Egyptian_Hieroglyphs=Egyp
Elbasan=Elba Elymaic=Elym Ethiopic=Ethi Garay=Gara Georgian=Geor Glagolitic=Glag Gothic=Goth Grantha=Gran
Greek=Grek Gujarati=Gujr Gunjala_Gondi=Gong Gurmukhi=Guru Gurung_Khema=Gukh Han=Hani Hangul=Hang
Hanifi_Rohingya=Rohg Hanunoo=Hano Hatran=Hatr Hebrew=Hebr Hiragana=Hira Imperial_Aramaic=Armi
Inherited=Zinh=Qaai Inscriptional_Pahlavi=Phli Inscriptional_Parthian=Prti Javanese=Java Kaithi=Kthi
Kannada=Knda Katakana=Kana Kawi Kayah_Li=Kali Kharoshthi=Khar Khitan_Small_Script=Kits Khmer=Khmr Khojki=Khoj
Khudawadi=Sind Kirat_Rai=Krai Lao=Laoo Latin=Latn Lepcha=Lepc Limbu=Limb Linear_A=Lina Linear_B=Linb Lisu
Lycian=Lyci Lydian=Lydi Mahajani=Mahj Makasar=Maka Malayalam=Mlym Mandaic=Mand Manichaean=Mani Marchen=Marc
Masaram_Gondi=Gonm Medefaidrin=Medf Meetei_Mayek=Mtei Mende_Kikakui=Mend Meroitic_Cursive=Merc
Meroitic_Hieroglyphs=Mero Miao=Plrd Modi Mongolian=Mong Mro=Mroo Multani=Mult Myanmar=Mymr Nabataean=Nbat
Nag_Mundari=Nagm Nandinagari=Nand New_Tai_Lue=Talu Newa Nko=Nkoo Nushu=Nshu Nyiakeng_Puachue_Hmong=Hmnp
Ogham=Ogam Ol_Chiki=Olck Ol_Onal=Onao Old_Hungarian=Hung Old_Italic=Ital Old_North_Arabian=Narb
Old_Permic=Perm Old_Persian=Xpeo Old_Sogdian=Sogo Old_South_Arabian=Sarb Old_Turkic=Orkh Old_Uyghur=Ougr
Oriya=Orya Osage=Osge Osmanya=Osma Pahawh_Hmong=Hmng Palmyrene=Palm Pau_Cin_Hau=Pauc Phags_Pa=Phag
Phoenician=Phnx Psalter_Pahlavi=Phlp Rejang=Rjng Runic=Runr Samaritan=Samr Saurashtra=Saur Sharada=Shrd
Shavian=Shaw Siddham=Sidd Sidetic=Sidt SignWriting=Sgnw Sinhala=Sinh Sogdian=Sogd Sora_Sompeng=Sora
Soyombo=Soyo Sundanese=Sund Sunuwar=Sunu Syloti_Nagri=Sylo Syriac=Syrc Tagalog=Tglg Tagbanwa=Tagb Tai_Le=Tale
Tai_Tham=Lana Tai_Viet=Tavt Tai_Yo=Tayo Takri=Takr Tamil=Taml Tangsa=Tnsa Tangut=Tang Telugu=Telu Thaana=Thaa
Thai Tibetan=Tibt Tifinagh=Tfng Tirhuta=Tirh Todhri=Todr Tolong_Siki=Tols Toto Tulu_Tigalari=Tutg
Ugaritic=Ugar Unknown=Zzzz Vai=Vaii Vithkuqi=Vith Wancho=Wcho Warang_Citi=Wara Yezidi=Yezi Yi=Yiii
Zanabazar_Square=Zanb
"""
_ENGINE = r"""
const everything = [];
for (let c = 0; c <= 0x10ffff; c++) if (c < 0xd800 || c > 0xdfff) everything.push(String.fromCodePoint(c));
const text = everything.join("");
const answer = { version: process.versions.unicode, ranges: {} };
for (const name of JSON.parse(process.argv[1])) {
  const found = [];
  const add = (low, high) => {
    if (found.length && found[found.length - 1][1] === low - 1) found[found.length - 1][1] = high;
    else found.push([low, high]);
  };
  for (const [run] of text.matchAll(new RegExp(`\\p{${name}}+`, "gu"))) {
    for (const c of run) add(c.codePointAt(0), c.codePointAt(0));
  }
  if (new RegExp(`\\p{${name}}`, "u").test("\ud800")) found.push([0xd800, 0xdfff]);
  answer.ranges[name] = found.sort((a, b) => a[0] - b[0]);
}
console.log(JSON.stringify(answer));
"""


def ask(names: list[str]) -> tuple[str, dict[str, Ranges]]:
    """Return the engine's version of Unicode and its code points of some properties."""
    command = ["node", "-e", _ENGINE, json.dumps(names)]
    answer = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    ranges = {name: _joined(found) for name, found in answer["ranges"].items()}
    return answer["version"], ranges


def _joined(found: list[list[int]]) -> Ranges:
    out: list[tuple[int, int]] = []
    for low, high in found:
        if out and out[-1][1] == low - 1:
            out[-1] = (out[-1][0], high)
        else:
            out.append((low, high))
    return tuple(out)


def table() -> tuple[str, str]:
    """Return the version of Unicode and the table: a property per line, its names, its ranges."""
    binary = [names.split("=") for names in _BINARY.split()]
    scripts = [names.split("=") for names in _SCRIPTS.split()]
    keys = [*_CATEGORIES.split(), *(names[0] for names in binary)]
    keys += [f"{kind}={names[0]}" for names in scripts for kind in ("sc", "scx")]
    version, ranges = ask(keys)
    lines = [_line("gc", [name], ranges[name]) for name in _CATEGORIES.split()]
    lines += [_line("b", names, ranges[names[0]]) for names in binary]
    for names in scripts:
        own, extended = ranges[f"sc={names[0]}"], ranges[f"scx={names[0]}"]
        lines.append(_line("sc", names, own))
        if own != extended:
            lines.append(_line("scx", names, extended))
    return version, "\n".join(lines)


def _line(kind: str, names: list[str], ranges: Ranges) -> str:
    numbers: list[int] = []
    free = 0
    for low, high in ranges:
        numbers += [low - free, high - low]
        free = high + 1
    return f"{kind} {'='.join(names)}: {' '.join(map(str, numbers))}"


def write() -> None:
    """Write the module."""
    version, text = table()
    packed = base64.b32encode(zlib.compress(text.encode(), 9)).decode()
    lines = "\n".join(f'    "{line}"' for line in textwrap.wrap(packed, 94))
    head = PLACE.read_text("utf-8").partition("VERSION = ")[0]
    PLACE.write_text(f'{head}VERSION = "{version}"\n\nPACKED = (\n{lines}\n)\n', "utf-8")


if __name__ == "__main__":
    write()
