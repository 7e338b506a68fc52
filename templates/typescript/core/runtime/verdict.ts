import type { Evaluator } from "./evaluate.js";
import type { Check, Frame } from "./frame.js";
import {
  type ExactObject,
  type ExactValue,
  isArray,
  isPlain,
  JsonNumber,
  kindIndex,
  KINDS,
} from "./json.js";
import { codePoints } from "./keywords.js";
import type { Schema, SchemaObject } from "./schema.js";

/** The depth of a value whose nesting and numbers need not be plain. */
export const ANY_DEPTH = -1;

/** Indexes in `KINDS`. */
const [NULL, INTEGER, FRACTION, TEXT, ARRAY, OBJECT] = [
  ...([0, 2, 3, 4, 5, 6] as const),
];

/** Returns for each type in `KINDS` whether one of the names of a schema means it. */
export function allowed(names: readonly string[] = KINDS): boolean[] {
  const all = names.includes("number") ? [...names, "integer"] : names;
  return KINDS.map((kind) => all.includes(kind));
}

/** A property that a schema names. */
interface Member {
  readonly key: string;
  /** 1 if the property is required, 0 if not. */
  readonly required: number;
  readonly verdict: Verdict;
  /** The next one in the schema, which usually follows in a value, too. */
  next: Member | undefined;
}

/** The properties that a schema names, and the schema of others unless it allows them all. */
interface Members {
  readonly first: Member | undefined;
  readonly byKey: ReadonlyMap<string, Member>;
  readonly required: number;
  readonly rest: Verdict | undefined;
}

/**
 * A schema that is compiled for verdicts, without problems. Frequent keywords are fields, which
 * cost no calls; the checks of other keywords follow them.
 *
 * With a depth, only values that `isPlain` accepts are accepted, so that one walk does both.
 */
export class Verdict {
  readonly #schema: SchemaObject;
  readonly #root: Evaluator;
  readonly #types: readonly boolean[];
  /** Whether the bounds are `number`s; other bounds are left to their checks. */
  readonly #isBounded: boolean;
  readonly #minimum: number;
  readonly #maximum: number;
  readonly #minLength: number;
  readonly #maxLength: number;
  readonly #minItems: number;
  readonly #maxItems: number;
  /** The schema of all items; that after `prefixItems` is left to its check. */
  readonly #each: Schema | undefined;
  #items: Verdict | undefined;
  #members: Members | undefined;
  /** The checks of other keywords by type; `null` if a type has none. */
  readonly #checks: (readonly Check[] | null | undefined)[] = KINDS.map(
    () => undefined,
  );

  constructor(given: Schema, root: Evaluator) {
    const schema: SchemaObject = typeof given === "object" ? given : {};
    const { type, minimum = -Infinity, maximum = Infinity } = schema;
    const names = typeof type === "string" ? [type] : type;
    this.#schema = schema;
    this.#root = root;
    this.#types = allowed(given === false ? [] : names);
    const isBounded =
      typeof minimum === "number" && typeof maximum === "number";
    this.#isBounded = isBounded;
    this.#minimum = isBounded ? minimum : -Infinity;
    this.#maximum = isBounded ? maximum : Infinity;
    this.#minLength = Number(schema.minLength ?? 0);
    this.#maxLength = Number(schema.maxLength ?? Infinity);
    this.#minItems = Number(schema.minItems ?? 0);
    this.#maxItems = Number(schema.maxItems ?? Infinity);
    this.#each = schema.prefixItems ? undefined : schema.items;
  }

  /** Reports whether the schema accepts a value; arrays and objects are nested `depth` times at most. */
  accepts(value: ExactValue, at: Frame, depth: number): boolean {
    if (typeof value === "string") {
      if (this.#types[TEXT] !== true) return false;
      const { length } = value;
      // At least half as many are code points.
      const isSure = length >= 2 * this.#minLength && length <= this.#maxLength;
      return (isSure || this.#fits(value)) && this.#passes(TEXT, value, at);
    }
    if (typeof value === "number") {
      const kind = Number.isInteger(value) ? INTEGER : FRACTION;
      if (this.#types[kind] !== true) return false;
      if (value < this.#minimum || value > this.#maximum) return false;
      const isSafe = depth < 0 || Number.isSafeInteger(value) || isPlain(value);
      return isSafe && this.#passes(kind, value, at);
    }
    if (value === null) {
      return this.#types[NULL] === true && this.#passes(NULL, value, at);
    }
    if (typeof value !== "object") return this.#rare(value, at, depth);
    if (depth === 0) return false;
    if (isArray(value)) {
      if (this.#types[ARRAY] !== true) return false;
      return this.#list(value, at, depth) && this.#passes(ARRAY, value, at);
    }
    if (value instanceof JsonNumber) {
      return depth < 0 && this.accepts(value.valueOf(), at, depth);
    }
    if (this.#types[OBJECT] !== true) return false;
    return this.#record(value, at, depth) && this.#passes(OBJECT, value, at);
  }

  #fits(text: string): boolean {
    const n = codePoints(text);
    return n >= this.#minLength && n <= this.#maxLength;
  }

  #rare(value: boolean | bigint, at: Frame, depth: number): boolean {
    const kind = kindIndex(value);
    if (this.#types[kind] !== true) return false;
    if (typeof value === "bigint") {
      if (depth >= 0) return false;
      if (value < this.#minimum || value > this.#maximum) return false;
    }
    return this.#passes(kind, value, at);
  }

  /** Reports whether a value passes the checks of other keywords. */
  #passes(kind: number, value: ExactValue, at: Frame): boolean {
    const checks = this.#checks[kind];
    return checks === null || this.#all(checks ?? this.#find(kind), value, at);
  }

  #all(checks: readonly Check[], value: ExactValue, at: Frame): boolean {
    for (const check of checks) if (!check(value, at)) return false;
    return true;
  }

  #find(kind: number): readonly Check[] {
    const { patternProperties } = this.#schema;
    const checks = this.#root.checksOf(this.#schema, kind, [
      ...SIZES,
      ...(this.#isBounded ? ["minimum", "maximum"] : []),
      ...(this.#each === undefined ? [] : ["items"]),
      ...(patternProperties ? [] : MEMBERS),
    ]);
    this.#checks[kind] = checks.length > 0 ? checks : null;
    return checks;
  }

  #list(items: readonly ExactValue[], at: Frame, depth: number): boolean {
    const { length } = items;
    if (length < this.#minItems || length > this.#maxItems) return false;
    if (this.#each === undefined) return depth < 0 || isPlain(items, depth);
    const verdict = (this.#items ??= this.#root.verdict(this.#each));
    for (const item of items) {
      if (!verdict.accepts(item, at, depth - 1)) return false;
    }
    return true;
  }

  #record(object: ExactObject, at: Frame, depth: number): boolean {
    const members = (this.#members ??= this.#membersOf());
    const { byKey, rest } = members;
    if (byKey.size === 0 && rest === undefined) {
      return depth < 0 || isPlain(object, depth);
    }
    let required = 0;
    let member = members.first;
    for (const key in object) {
      const item = object[key] as ExactValue;
      // Only strings are compared, which costs less than `?.`.
      if (member === undefined) member = byKey.get(key);
      else if (member.key !== key) member = byKey.get(key);
      if (member === undefined) {
        if (!this.#isExtra(rest, item, at, depth - 1)) return false;
        continue;
      }
      if (!member.verdict.accepts(item, at, depth - 1)) return false;
      required += member.required;
      member = member.next;
    }
    return required === members.required;
  }

  #isExtra(
    rest: Verdict | undefined,
    item: ExactValue,
    at: Frame,
    depth: number,
  ): boolean {
    if (rest !== undefined) return rest.accepts(item, at, depth);
    return depth < 0 || isPlain(item, depth);
  }

  #membersOf(): Members {
    const { patternProperties } = this.#schema;
    const {
      properties = {},
      required = [],
      additionalProperties: others = true,
    } = patternProperties ? {} : this.#schema;
    const needed = new Set(required);
    const byKey = new Map<string, Member>();
    let last: Member | undefined;
    for (const key of new Set([...Object.keys(properties), ...needed])) {
      const named = Object.hasOwn(properties, key) ? properties[key] : others;
      const member: Member = {
        key,
        required: needed.has(key) ? 1 : 0,
        verdict: this.#root.verdict(named ?? others),
        next: undefined,
      };
      byKey.set(key, member);
      if (last) last.next = member;
      last = member;
    }
    const [first] = byKey.values();
    const rest = others === true ? undefined : this.#root.verdict(others);
    return { first, byKey, required: needed.size, rest };
  }
}

const SIZES = ["minLength", "maxLength", "minItems", "maxItems"];
const MEMBERS = ["properties", "required", "additionalProperties"];
