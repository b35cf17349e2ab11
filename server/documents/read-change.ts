import { readObjects } from '../../src/engine/values/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json/index.ts';
import { keyOfPath } from '../../src/schema/parse/index.ts';
import type { EffectChoices } from '../effects/index.ts';
import { optionalText, Refusal, requiredText, type Query } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { DocumentChange } from './publish.ts';

const longest = 500_000;

const most = 200;

export function readKey(source: JsonObject | Query): DocumentKey {
  const text = requiredText(source, 'key', 200);
  const key = keyOfPath(`${text}.json`);
  if (key === undefined) throw new Refusal(say('“{text}”不是文档编号，应像 sales/order.list 那样写。', { text }));
  return key;
}

/**
 * Parses a document's new text (null removes it), and the revision that the text is based on.
 * @throws Refusal for other values.
 */
export function readChange(source: JsonObject): DocumentChange {
  const text = source['text'] === null ? null : requiredText(source, 'text', longest);
  return { text, revision: optionalText(source, 'revision', 64) ?? '', key: readKey(source) };
}

/**
 * Parses at least one change, at most one per document.
 * @throws Refusal for other values.
 */
export function readChanges(body: JsonObject): DocumentChange[] {
  const given = body['documents'];
  const changes = readObjects(given).map(({ item }) => readChange(item));
  const keys = new Set(changes.map(({ key }) => key));
  const isWhole = Array.isArray(given) && given.length === changes.length && keys.size === changes.length;
  if (!isWhole || changes.length === 0 || changes.length > most)
    throw new Refusal(say('参数 documents 应是文档的数组，每个文档一次，最多 {most} 个。', { most }));
  return changes;
}

/**
 * Parses the drafts to save and the keys of those to remove, each document at most once.
 * @throws Refusal for other values.
 */
export function readDraftChanges(body: JsonObject): { kept: DocumentChange[]; removed: DocumentKey[] } {
  const given = body['removed'] ?? [];
  const removed = readObjects(given).map(({ item }) => readKey(item));
  const kept = readChanges(body);
  const keys = new Set([...kept.map(({ key }) => key), ...removed]);
  if (!Array.isArray(given) || given.length !== removed.length || keys.size !== kept.length + removed.length)
    throw new Refusal(say('参数 removed 应是 { key } 的数组，每个文档一次，不在 documents 里。'));
  return { kept, removed };
}

export function readNote(source: JsonObject | Query): string {
  const note = requiredText(source, 'note', 500).trim();
  if (note === '') throw new Refusal(say('请写明发布的原因。'));
  return note;
}

/**
 * Parses a document key and a version number.
 * @throws Refusal for other values.
 */
export function readVersionOf(source: JsonObject | Query, name = 'version'): { key: DocumentKey; version: number } {
  const text = requiredText(source, name, 10);
  const key = readKey(source);
  const version = Number(text);
  if (!Number.isInteger(version) || version < 0) throw new Refusal(say('参数 {name} 应是版本的编号。', { name }));
  return { key, version };
}

/**
 * Parses the flag with which an administrator allows the rights that somebody gains by the publication.
 * @throws Refusal for a value other than true or false.
 */
export function readAllow(source: JsonObject | Query): boolean {
  const allow: unknown = source['allow'] ?? false;
  if (allow === true || allow === 'true') return true;
  if (allow === false || allow === 'false') return false;
  throw new Refusal(say('参数 allow 应是 true 或 false。'));
}

/**
 * Parses the author's decisions about effects, by the id of the effect.
 * @throws Refusal for values that are not texts.
 */
export function readChoices(source: JsonObject): EffectChoices {
  const given = source['choices'] ?? {};
  const entries = isJsonObject(given) ? Object.entries(given) : [];
  const choices = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!isJsonObject(given) || choices.length < entries.length || entries.length > most)
    throw new Refusal(say('参数 choices 应是对象，以影响的编号为名，以选项为值，最多 {most} 项。', { most }));
  return Object.fromEntries(choices);
}
