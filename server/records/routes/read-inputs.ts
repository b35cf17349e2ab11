import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { optionalText, Refusal, requiredText, type Query } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordChoice } from '../read/index.ts';

export function readOptionsQuery(query: Query) {
  const { keyword, pageSize, ids, ...where } = query;
  const size = pageSize === undefined ? undefined : Number(pageSize);
  return {
    keyword,
    pageSize: size !== undefined && Number.isInteger(size) && size > 0 ? size : undefined,
    ids: ids === undefined || ids === '' ? undefined : ids.split(','),
    where,
  };
}

export function readId(query: Query): string {
  return optionalText(query, 'id', 64) ?? '';
}

/**
 * Parses ids separated by commas.
 * @throws Refusal if there are none, with JeecgBoot's message.
 */
export function readIds(source: Query | JsonObject): string[] {
  const ids = splitIds(source);
  if (ids.length === 0) throw new Refusal(say('参数不识别！'));
  return ids;
}

function splitIds(source: Query | JsonObject): string[] {
  return (optionalText(source, 'ids', 100_000) ?? '').split(',').filter((id) => id !== '');
}

/** Parses the choice of all records that match a list's query: its parameters, and how many records the user saw. */
export function readQueryChoice(body: JsonObject): { query: Record<string, string>; expected: number } {
  const { query, expected } = body;
  if (!isJsonObject(query)) throw new Refusal(say('参数 query 应是列表的查询参数。'));
  if (typeof expected !== 'number' || !Number.isSafeInteger(expected) || expected < 1)
    throw new Refusal(say('参数 expected 应是查询到的条数。'));
  const texts = Object.keys(query).map((name) => [name, optionalText(query, name, 100_000) ?? ''] as const);
  return { query: Object.fromEntries(texts), expected };
}

export function readBatch(body: JsonObject): { name: string; choice: RecordChoice } {
  const choice = body['query'] === undefined ? { ids: splitIds(body) } : readQueryChoice(body);
  return { name: requiredText(body, 'name', 64), choice };
}

export function readName(body: Query | JsonObject): { id: string; name: string } {
  return { id: requiredText(body, 'id', 64), name: requiredText(body, 'name', 64) };
}

/** Parses a transition of one record, with the version to which it is restricted, if any. */
export function readTransition(body: JsonObject): { id: string; name: string; version: number | undefined } {
  const version = optionalText(body, 'version', 20);
  if (version !== undefined && !/^\d+$/.test(version)) throw new Refusal(say('参数 version 应是整数。'));
  return { ...readName(body), version: version === undefined ? undefined : Number(version) };
}
