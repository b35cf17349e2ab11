import { type JsonObject, type JsonValue, readItems } from '../../../schema/json/index.ts';
import type { Tell } from './validation.ts';

/** The choices of a widget as `enum`, with the type of their values; nothing where the host gives them. */
export function readChoices(options: JsonObject, isSeveral: boolean, tell: Tell): JsonObject {
  if (options.remote === true) {
    const name = typeof options.remoteFunc === 'string' ? options.remoteFunc : '';
    tell('/options/remoteFunc', `选项由宿主的方法“${name}”给出，这里没有它，请改用字典或写上选项`);
    return {};
  }
  const items = readItems(options.options).flatMap((item) => readChoice(item, options.showLabel === true));
  if (items.length === 0) return {};
  const types = new Set(items.map(({ value }) => typeof value));
  const isNumeric = types.size === 1 && types.has('number');
  return { ...(isNumeric && !isSeveral && { type: 'number' }), enum: items };
}

function readChoice({ value, label, disabled }: JsonObject, isLabelled: boolean): JsonObject[] {
  if (!isScalar(value)) return [];
  const isShown = typeof label === 'string' && (isLabelled || label === String(value));
  return [{ value, ...(isShown && { label }), ...(disabled === true && { disabled }) }];
}

function isScalar(value: JsonValue | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The options that a node's choices are. A choice may be written as its value alone. */
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

/** A text for people, of which the original takes the Chinese. */
export function textOf(text: JsonValue | undefined): string | undefined {
  if (typeof text === 'string') return text;
  const chinese = typeof text === 'object' && text !== null && !Array.isArray(text) ? text['zh-CN'] : undefined;
  return typeof chinese === 'string' ? chinese : undefined;
}
