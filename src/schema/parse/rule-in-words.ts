import { filled, say, text, textTable } from '../../locale/index.ts';
import type { JsonValue } from '../json/index.ts';

/** Describes the requirement of a JSON Schema rule; undefined for a rule without a description. */
export function ruleInWords(keyword: string, rule: JsonValue): string | undefined {
  if (keyword === 'type') return listed(typeNames(rule));
  if (keyword === 'enum' && Array.isArray(rule)) return listed(rule.map(String));
  return limitOf(asked, keyword, rule);
}

/** Joins words to a list. */
export function listed(words: readonly string[]): string {
  return words.join(say('、'));
}

type Limits = Readonly<Record<string, string>>;

const asked: Limits = textTable({
  minimum: text('不能小于 {limit}'),
  maximum: text('不能大于 {limit}'),
  minLength: text('至少要有 {limit} 个字符'),
  maxLength: text('最多 {limit} 个字符'),
  minItems: text('至少要有 {limit} 项'),
  maxItems: text('最多 {limit} 项'),
  minProperties: text('至少要写 {limit} 个键'),
  maxProperties: text('最多写 {limit} 个键'),
});

const sentences: Limits = textTable({
  minimum: text('不能小于 {limit}。'),
  maximum: text('不能大于 {limit}。'),
  minLength: text('至少要有 {limit} 个字符。'),
  maxLength: text('最多 {limit} 个字符。'),
  minItems: text('至少要有 {limit} 项。'),
  maxItems: text('最多 {limit} 项。'),
  minProperties: text('至少要写 {limit} 个键。'),
  maxProperties: text('最多写 {limit} 个键。'),
});

/** Describes a limit as a sentence; undefined for a keyword that is not a limit. */
export function limitInWords(keyword: string, limit: unknown): string | undefined {
  return limitOf(sentences, keyword, limit);
}

function limitOf(limits: Limits, keyword: string, limit: unknown): string | undefined {
  const words = Object.hasOwn(limits, keyword) ? limits[keyword] : undefined;
  return words && filled(words, { limit: String(limit) });
}

const typeWords: Readonly<Record<string, string>> = textTable({
  string: text('文本'),
  number: text('数字'),
  integer: text('整数'),
  boolean: text('true 或 false'),
  object: text('对象'),
  array: text('数组'),
  null: 'null',
});

/** Returns the names of JSON types. */
export function typeNames(type: unknown): string[] {
  if (type === undefined) return [];
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) =>
    typeof name === 'string' && Object.hasOwn(typeWords, name) ? (typeWords[name] ?? name) : JSON.stringify(name),
  );
}
