import { isExpression } from '../../../schema/expressions/index.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import { isRisky } from '../json-values.ts';

export interface State {
  name: 'visible' | 'hidden' | 'disabled' | 'readOnly' | 'required' | 'value' | 'title' | 'description' | 'dataSource';
  value: JsonValue;
}

const modes: Readonly<Record<string, Readonly<Record<string, State | undefined>>>> = {
  display: { none: { name: 'visible', value: false }, hidden: { name: 'hidden', value: true } },
  pattern: {
    disabled: { name: 'disabled', value: true },
    readOnly: { name: 'readOnly', value: true },
    readPretty: { name: 'readOnly', value: true },
  },
};
const usual: Readonly<Record<string, string>> = { display: 'visible', pattern: 'editable' };

const conditions = ['visible', 'hidden', 'disabled', 'readOnly', 'required'] as const;
const texts = ['title', 'description'] as const;

/**
 * Translates a member of Formily's state: an empty list for a value that is the default, undefined for one that ours
 * cannot express.
 */
export function stateOf(
  key: string,
  value: JsonValue,
  translate: (text: string) => string | undefined,
): State[] | undefined {
  if (typeof value === 'string' && Object.hasOwn(modes, key)) {
    const state = modes[key]?.[value];
    return state ? [state] : value === usual[key] ? [] : undefined;
  }
  if (key === 'editable') return opposite('readOnly', value, translate);
  if (key === 'readPretty') return condition('readOnly', value, translate);
  const name = conditions.find((each) => each === key);
  if (name) return condition(name, value, translate);
  const text = texts.find((each) => each === key);
  if (text) return typeof value === 'string' && !isRisky(value) ? [{ name: text, value }] : undefined;
  if (key === 'value' || key === 'dataSource') return plain(key, value, translate);
  return undefined;
}

type Translate = (text: string) => string | undefined;

function condition(name: State['name'], value: JsonValue, translate: Translate): State[] | undefined {
  if (typeof value === 'boolean') return [{ name, value }];
  const text = isExpression(value) ? translate(value) : undefined;
  return text === undefined ? undefined : [{ name, value: text }];
}

function opposite(name: State['name'], value: JsonValue, translate: Translate): State[] | undefined {
  const [state] = condition(name, value, translate) ?? [];
  if (!state) return undefined;
  const { value: said } = state;
  if (typeof said === 'boolean') return [{ name, value: !said }];
  return [{ name, value: String(said).replace(/^\{\{ (.*) \}\}$/s, '{{ !($1) }}') }];
}

function plain(name: 'value' | 'dataSource', value: JsonValue, translate: Translate): State[] | undefined {
  if (!isRisky(value)) return [{ name, value }];
  const text = isExpression(value) ? translate(value) : undefined;
  return text === undefined ? undefined : [{ name, value: text }];
}

/** Returns the keyword of a node for a state. */
export function keywordOf(name: State['name']): string {
  return { readOnly: 'x-read-only', required: 'required' }[String(name)] ?? `x-${name}`;
}

/** Returns states as the `state` of an effect. */
export function statesSaid(states: readonly State[]): JsonObject {
  return Object.fromEntries(states.map(({ name, value }) => [name, value]));
}
