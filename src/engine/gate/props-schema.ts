import { Validator, type OutputUnit } from '@cfworker/json-schema';

import { say, translated } from '../../locale/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import { fromPointer, readAt, toPointer, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import { ruleInWords } from '../../schema/parse/index.ts';
import { nearestName } from '../../schema/problems/nearest-name.ts';
import type { VocabularyEntry } from '../../schema/vocabulary.ts';
import { inOneLanguage, own, readObject, readString } from '../values/index.ts';
import { refuse, type Place } from './shape.ts';

type IsOpen = (value: JsonValue) => boolean;

/**
 * Returns the props that the schema of a component or cell allows; `called` is its name in messages, e.g. `组件“Input”`.
 * Unknown and invalid props are dropped; each is reported at `placeOf(prop)`, or silently if that is undefined (props
 * that the engine chose itself). A text for which `isOpen` is true (an expression) may evaluate to anything. Texts are
 * returned in the user's language.
 */
export function checkedProps(
  called: string,
  entry: VocabularyEntry,
  props: JsonObject,
  placeOf: (prop: string) => Place | undefined,
  isOpen: IsOpen = isExpression,
): JsonObject {
  const known = readObject(entry.props.properties);
  const open = entry.props.additionalProperties !== false;
  const cleaned: JsonObject = {};
  for (const [key, written] of Object.entries(props)) {
    const value = inOneLanguage(written);
    const place = placeOf(key);
    if (own(known, key) === undefined) {
      const nearest = nearestName(key, Object.keys(known));
      if (open) cleaned[key] = value;
      else if (place)
        refuse(place, 'unknown-prop', say('{called}没有“{key}”这个属性。', { called, key }), undefined, nearest);
      continue;
    }
    const expected = value === null ? undefined : wrongProp(entry.props, key, value, isOpen);
    if (expected === undefined) cleaned[key] = value;
    else if (place)
      refuse(place, 'wrong-prop', wordsOf(known, key) ?? say('{called}的属性“{key}”不对。', { called, key }), expected);
  }
  return cleaned;
}

function wordsOf(known: JsonObject, key: string): string | undefined {
  return readString(readObject(own(known, key))['x-message']);
}

/** Returns what the schema of a step expects if its arguments do not fit; undefined if they do. */
export function wrongArguments(schema: JsonObject, step: JsonObject): string | undefined {
  return expectation(schema, schemaErrors(wholeValidator(schema), step, isExpression));
}

function wrongProp(schema: JsonObject, key: string, value: JsonValue, isOpen: IsOpen): string | undefined {
  const errors = schemaErrors(singleValidator(schema), { [key]: value }, isOpen);
  return expectation(
    schema,
    errors.filter((error) => error.instanceLocation !== '#'),
  );
}

const wholeValidator = oncePerObject((schema: JsonObject) => new Validator(structuredClone(schema), '7', false));

/** Validates one prop alone, so no other is required. */
const singleValidator = oncePerObject(
  (schema: JsonObject) => new Validator({ ...structuredClone(schema), required: [] }, '7', false),
);

/** Validates by interpretation (no `eval`), ignoring errors that depend on the value of an expression. */
function schemaErrors(validator: Validator, value: JsonObject, isOpen: IsOpen): OutputUnit[] {
  const expressions = openPointers(value, isOpen).map((pointer) => `#${pointer}/`);
  const { errors } = validator.validate(value);
  return errors.filter((error) => !expressions.some((pointer) => pointer.startsWith(`${error.instanceLocation}/`)));
}

function openPointers(value: JsonValue, isOpen: IsOpen, pointer = ''): string[] {
  if (typeof value === 'string') return isOpen(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => openPointers(member, isOpen, pointer + toPointer([key])));
}

function expectation(schema: JsonObject, errors: readonly OutputUnit[]): string | undefined {
  const error = errors.findLast(({ keyword }) => keyword !== 'false') ?? errors[0];
  if (!error) return undefined;
  const path = fromPointer(error.keywordLocation.replace(/^#/, ''));
  const rule = readAt(schema, path);
  if (rule === undefined) return error.keyword;
  const beside = readObject(readAt(schema, path.slice(0, -1)));
  const form = error.keyword === 'pattern' ? readString(beside['x-expected']) : undefined;
  return (form && translated(form)) ?? ruleInWords(error.keyword, rule) ?? `${error.keyword}: ${JSON.stringify(rule)}`;
}
