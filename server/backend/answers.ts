import type { AnswerShape, BackendDifferences } from '../../src/engine/backend/index.ts';
import { failure, success, type Answer } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { isMembers, parseExactJson, printExactJson, type ExactJson } from './exact-json.ts';

export function jsonAnswer(json: ExactJson): Answer {
  return { status: 200, headers: { 'content-type': 'application/json;charset=UTF-8' }, body: printExactJson(json) };
}

export function resultOf({ status, body }: Answer): ExactJson {
  const json = typeof body === 'string' ? parseExactJson(body) : parseExactJson(JSON.stringify(body));
  return status === 200 && isMembers(json) && json['success'] === true ? (json['result'] ?? null) : undefined;
}

/**
 * Converts the result of an envelope to the shape that pages read: a list or a record to a page, a page to a record, or
 * a list to a tree level.
 * @param query The parameters of the call; they select the page of a list that the back end returns as a whole.
 */
export function shaped(json: ExactJson, shape: AnswerShape | undefined, query: URLSearchParams): ExactJson {
  if (shape === undefined || !isMembers(json) || json['success'] === false) return json;
  const { result } = json;
  if (shape === 'page' && (Array.isArray(result) || result === null))
    return { ...json, result: pageIn(result ?? [], query) };
  if (shape === 'page' && isMembers(result) && !Array.isArray(result['records']))
    return { ...json, result: pageOf([result]) };
  if (shape === 'page') return json;
  if (shape === 'tree') return { ...json, result: levelOf(result) };
  const records = isMembers(result) && Array.isArray(result['records']) ? result['records'] : result;
  const [first] = Array.isArray(records) ? records : [];
  return first === undefined ? notThere() : { ...json, result: first };
}

function levelOf(result: ExactJson): ExactJson {
  if (Array.isArray(result)) return pageOf(result.map(asParent));
  const records = isMembers(result) ? result['records'] : undefined;
  return isMembers(result) && Array.isArray(records) ? { ...result, records: records.map(asParent) } : result;
}

/** JeecgBoot marks parents with `isLeaf: false`, `leaf: false` or `hasChild: "1"`. */
function asParent(record: ExactJson): ExactJson {
  if (!isMembers(record)) return record;
  const { children, ...own } = record;
  const below = Array.isArray(children) && children.length > 0 ? children.map(asParent) : undefined;
  const isParent = record['isLeaf'] === false || record['leaf'] === false || record['hasChild'] === '1';
  return { ...own, hasChildren: isParent || below !== undefined, ...(below && { children: below }) };
}

function pageIn(records: readonly ExactJson[], query: URLSearchParams): ExactJson {
  const size = Number(query.get('pageSize') ?? 0);
  if (!Number.isSafeInteger(size) || size < 1) return pageOf(records);
  const pages = Math.ceil(records.length / size);
  const current = Math.max(Number(query.get('pageNo') ?? 1) || 1, 1);
  return { records: records.slice((current - 1) * size, current * size), total: records.length, size, current, pages };
}

function pageOf(records: readonly ExactJson[]): ExactJson {
  return { records, total: records.length, size: records.length, current: 1, pages: 1 };
}

export function notThere(): ExactJson {
  return { success: false, message: say('未找到对应实体'), code: 500, result: null, timestamp: Date.now() };
}

export function missingCall(): Answer {
  return failure(404, 404, say('后端没有这项功能'));
}

/**
 * Returns the answer that replaces a failure, as the documents define it for its message. The original message stays in
 * the log.
 */
export function failureInstead(
  messages: BackendDifferences['messages'],
  { code, message }: { code: number; message: string },
): Answer | undefined {
  const known = messages.find(({ contains }) => message.includes(contains));
  if (!known) return undefined;
  if (known.isEmpty) return success({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  const status = known.status ?? 200;
  if (status === 404 && known.message === undefined) return missingCall();
  return failure(status, status === 200 ? code : status, known.message ?? message);
}
