import { isJsonObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { patternOf, textFor, wholeFrom } from '../schema-keywords.ts';

const named: Readonly<Record<string, JsonObject>> = {
  email: { format: 'email' },
  url: { format: 'uri' },
  phone: { 'x-rules': ['mobile'] },
  idcard: { 'x-rules': ['identity-card'] },
  qq: { 'x-rules': ['qq'] },
  date: { format: 'date' },
  integer: { pattern: '^-?\\d+$' },
  number: { pattern: '^-?\\d+(\\.\\d+)?$' },
  zh: { pattern: '^[\\u4e00-\\u9fff]+$' },
  zip: { pattern: '^[0-9]{6}$' },
};

/** Reads `x-validator` as keywords of a node, with those of its parts that have no meaning here. */
export function readValidators(
  value: JsonValue | undefined,
  type: JsonValue | undefined,
): { keywords: JsonObject; rest: JsonValue[] } {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const read = list.map((each) => ({ each, keywords: validatorOf(each, type) }));
  const all = read.flatMap(({ keywords = {} }) => Object.entries(keywords));
  return {
    keywords: Object.fromEntries(all),
    rest: read.flatMap(({ each, keywords }) => (keywords ? [] : [each])),
  };
}

function validatorOf(validator: JsonValue, type: JsonValue | undefined): JsonObject | undefined {
  if (typeof validator === 'string') return Object.hasOwn(named, validator) ? named[validator] : undefined;
  if (!isJsonObject(validator)) return undefined;
  const { message, triggerType: _, ...checks } = validator;
  const read = Object.entries(checks).map(([key, value]) => checkOf(key, value, type));
  if (read.length === 0 || read.includes(undefined)) return undefined;
  const text = checks.required === true ? textFor(message) : undefined;
  // A custom message is only supported for required fields.
  if (message !== undefined && message !== '' && text === undefined) return undefined;
  return Object.assign({}, ...read, text === undefined ? {} : { 'x-required-message': text });
}

function checkOf(key: string, value: JsonValue, type: JsonValue | undefined): JsonObject | undefined {
  const isText = type === undefined || type === 'string';
  switch (key) {
    case 'required':
      return typeof value === 'boolean' ? { required: value } : undefined;
    case 'format':
      return typeof value === 'string' && Object.hasOwn(named, value) ? named[value] : undefined;
    case 'pattern':
      return keyed('pattern', patternOf(value));
    case 'min':
    case 'minimum':
      return isText ? keyed('minLength', wholeFrom(value, 0)) : keyed('minimum', numberOf(value));
    case 'max':
    case 'maximum':
      return isText ? keyed('maxLength', wholeFrom(value, 1)) : keyed('maximum', numberOf(value));
    case 'len':
      return isText && wholeFrom(value, 1) !== undefined ? { minLength: value, maxLength: value } : undefined;
    default:
      return undefined;
  }
}

function keyed(key: string, value: JsonValue | undefined): JsonObject | undefined {
  return value === undefined ? undefined : { [key]: value };
}

function numberOf(value: JsonValue): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
