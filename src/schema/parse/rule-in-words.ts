import type { JsonValue } from '../json/index.ts';

/** What a rule of a JSON Schema asks for, in words; undefined for one that has none. */
export function ruleInWords(keyword: string, rule: JsonValue): string | undefined {
  if (keyword === 'type') return typeNames(rule).join('、');
  if (keyword === 'enum' && Array.isArray(rule)) return rule.map(String).join('、');
  return limitInWords(keyword, rule)?.replace(/。$/, '');
}

const limits: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `不能小于 ${String(limit)}。`,
  maximum: (limit) => `不能大于 ${String(limit)}。`,
  minLength: (limit) => `至少要有 ${String(limit)} 个字符。`,
  maxLength: (limit) => `最多 ${String(limit)} 个字符。`,
  minItems: (limit) => `至少要有 ${String(limit)} 项。`,
  maxItems: (limit) => `最多 ${String(limit)} 项。`,
  minProperties: (limit) => `至少要写 ${String(limit)} 个键。`,
  maxProperties: (limit) => `最多写 ${String(limit)} 个键。`,
};

/** What a limit asks for, as a sentence; undefined for a keyword that is none. */
export function limitInWords(keyword: string, limit: unknown): string | undefined {
  return Object.hasOwn(limits, keyword) ? limits[keyword]?.(limit) : undefined;
}

const typeWords: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  object: '对象',
  array: '数组',
  null: 'null',
};

/** The types of JSON, by their Chinese names. */
export function typeNames(type: unknown): string[] {
  if (type === undefined) return [];
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) =>
    typeof name === 'string' && Object.hasOwn(typeWords, name) ? (typeWords[name] ?? name) : JSON.stringify(name),
  );
}
