import type { PropCounterpart } from '../../../../generated/widget-declarations.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import { checkedProps } from '../../gate/index.ts';
import { own, readObject } from '../../values/index.ts';
import { asText, isRisky, isSame } from '../json-values.ts';
import { propOf, type Match } from './matches.ts';
import { optionAt, withOption } from './option-path.ts';

export interface PropsRead {
  props: JsonObject;
  taken: string[];
  refused: string[];
}

/** Reads options as props; values that equal the defaults are not written. */
export function propsRead({ entry, counterpart }: Match, options: JsonObject): PropsRead {
  const read: PropsRead = { props: { ...counterpart.with }, taken: [], refused: [] };
  for (const [path, to] of Object.entries(counterpart.props ?? {})) {
    const fresh = optionAt(readObject(counterpart.defaults), path);
    const theirs = optionAt(options, path) ?? optionAt(readObject(counterpart.absent), path) ?? fresh;
    const taken = namesOf(to).map((prop) => takeProp(prop, to, theirs, fresh, entry, read.props));
    (taken.includes(false) ? read.refused : read.taken).push(path);
  }
  return read;
}

/**
 * Adds one prop to `props`.
 * @returns false if the widget does not support the value.
 */
function takeProp(
  prop: string,
  to: PropCounterpart,
  theirs: JsonValue | undefined,
  fresh: JsonValue | undefined,
  entry: Match['entry'],
  props: JsonObject,
): boolean {
  const usual = propOf(entry, {}, prop);
  if (theirs === undefined || (usual === undefined && isSame(theirs, fresh))) return true;
  const values = valuesOf(to);
  if (values === undefined && (theirs === '' || theirs === null)) return true;
  const value = values ? own(values, asText(theirs)) : asTyped(theirs, readObject(entry.props.properties)[prop]);
  if (value === undefined || isRisky(value)) return false;
  if (isSame(value, usual)) return true;
  const fitting = checkedProps(
    '',
    entry,
    { [prop]: value },
    () => undefined,
    () => false,
  );
  if (!Object.hasOwn(fitting, prop)) return false;
  props[prop] = value;
  return true;
}

/**
 * Writes props as the options of a new component of the other format. `report` is called for each prop that no option can
 * express, or not with this value.
 */
export function optionsWritten(
  { entry, counterpart }: Match,
  props: JsonObject,
  report: (prop: string) => void = () => {},
): JsonObject {
  const defaults = readObject(counterpart.defaults);
  const names = new Set(Object.keys(counterpart.with ?? {}));
  let options = defaults;
  for (const [path, to] of Object.entries(counterpart.props ?? {})) {
    const written = namesOf(to).find((name) => Object.hasOwn(props, name));
    for (const name of namesOf(to)) names.add(name);
    const fresh = optionAt(defaults, path);
    if (written === undefined && fresh === undefined) continue;
    const value = propOf(entry, props, written ?? namesOf(to)[0] ?? '');
    const theirs = value === undefined || value === null || isRisky(value) ? undefined : called(to, value, fresh);
    if (theirs !== undefined) options = withOption(options, path, theirs);
    else if (value !== undefined && value !== null) report(written ?? path);
  }
  for (const prop of Object.keys(props)) if (!names.has(prop)) report(prop);
  return options;
}

function called(to: PropCounterpart, value: JsonValue, fresh: JsonValue | undefined): JsonValue | undefined {
  const values = valuesOf(to);
  if (!values) return value;
  const name = Object.keys(values).find((key) => isSame(values[key], value));
  return typeof fresh === 'boolean' && name !== undefined ? name === 'true' : name;
}

function namesOf(to: PropCounterpart): readonly string[] {
  if (typeof to === 'string') return [to];
  return 'prop' in to ? [to.prop] : to;
}

function valuesOf(to: PropCounterpart): JsonObject | undefined {
  return typeof to === 'object' && 'prop' in to ? to.values : undefined;
}

function asTyped(value: JsonValue, schema: JsonValue | undefined): JsonValue {
  const { type } = readObject(schema);
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
