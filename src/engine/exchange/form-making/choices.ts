import { say } from '../../../locale/index.ts';
import { readItems, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import type { Tell } from './validation.ts';

/**
 * Reads the choices of a widget as `enum` with the type of their values, or as `x-remote-options` if a function of the
 * host provides them.
 */
export function readChoices(options: JsonObject, isSeveral: boolean, tell: Tell): JsonObject {
  if (options.remote === true) return readRemote(options, tell);
  const items = readItems(options.options).flatMap((item) => readChoice(item, options.showLabel === true));
  if (items.length === 0) return {};
  const types = new Set(items.map(({ value }) => typeof value));
  const isNumeric = types.size === 1 && types.has('number');
  return { ...(isNumeric && !isSeveral && { type: 'number' }), enum: items };
}

/** Reads the host function that provides the options, or the tree, of a widget. */
export function readRemote(options: JsonObject, tell: Tell): JsonObject {
  const { remoteFunc: name, props } = options;
  const keys = Object.entries(usualKeys).flatMap(([key, usual]) => {
    const written = readObject(props)[key];
    return typeof written === 'string' && isName(written) && written !== usual ? [[key, written] as const] : [];
  });
  if (typeof name === 'string' && isName(name))
    return { 'x-remote-options': { function: name, ...Object.fromEntries(keys) } };
  tell('/options/remoteFunc', say('选项由宿主的函数给出，这里没有写出它的名字，请改用字典或写上选项'));
  return {};
}

const usualKeys = { value: 'value', label: 'label', children: 'children' };
const isName = (text: string) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(text);

/** Writes the options of a node whose choices come from the host. */
export function remoteOptions(keywords: JsonObject, defaults: JsonObject): JsonObject {
  const { function: name, ...keys } = readObject(keywords['x-remote-options']);
  if (typeof name !== 'string' || !Object.hasOwn(defaults, 'remote')) return {};
  return { remote: true, remoteFunc: name, props: { ...readObject(defaults.props), ...keys } };
}

function readChoice({ value, label, disabled }: JsonObject, isLabelled: boolean): JsonObject[] {
  if (!isScalar(value)) return [];
  const isShown = typeof label === 'string' && (isLabelled || label === String(value));
  return [{ value, ...(isShown && { label }), ...(disabled === true && { disabled }) }];
}

function isScalar(value: JsonValue | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Writes the options of a node from its choices. A choice may be written as its value alone. */
export function choiceOptions(keywords: JsonObject): JsonObject {
  const choices = (Array.isArray(keywords.enum) ? keywords.enum : []).map((item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? item : { value: item },
  );
  const options = choices.map(({ value = null, label, disabled }): JsonObject => {
    const text = textOf(label);
    return { value, ...(text !== undefined && { label: text }), ...(disabled === true && { disabled }) };
  });
  return {
    remote: false,
    showLabel: options.some(({ value, label }) => label !== undefined && label !== String(value)),
    options,
  };
}

/** Returns a display text as the original stores it: the Chinese one. */
export function textOf(text: JsonValue | undefined): string | undefined {
  if (typeof text === 'string') return text;
  const chinese = typeof text === 'object' && text !== null && !Array.isArray(text) ? text['zh-CN'] : undefined;
  return typeof chinese === 'string' ? chinese : undefined;
}
