import { say } from '../../locale/index.ts';
import { Cursor, ReadingStopped } from './cursor.ts';
import type { JsonProblem } from './json-problem.ts';
import type { JsonValue } from './json-value.ts';
import { indexLines } from './line-index.ts';
import { createPositionMap, type PositionMap, type PositionNode } from './position-map.ts';
import { openNode, readValue, stopExpecting } from './read-value.ts';
import { MAX_BYTES } from './storable.ts';

export interface ParsedJson {
  /** Absent if the text is not JSON, too large or too deep. If there are problems, the refused members are missing. */
  value?: JsonValue;
  positions: PositionMap;
  problems: JsonProblem[];
}

/**
 * Parses a JSON text (RFC 8259: no comments, no trailing commas). Returns its value, the place of each part, and
 * everything that is not allowed in a document. A text without problems is parsed without loss: order of keys, numbers,
 * every character. Takes linear time and never throws. A broken text has one problem of code `syntax`, at the place
 * where parsing stopped.
 */
export function parseJson(text: string): ParsedJson {
  const cursor = new Cursor(text);
  const { value, root } = readText(cursor);
  const placeOf = indexLines(text);
  return {
    ...(value !== undefined && { value }),
    positions: createPositionMap(text, root),
    problems: cursor.faults.map((fault) => ({ severity: 'error', ...fault, ...placeOf(fault.offset) })),
  };
}

function readText(cursor: Cursor): { value?: JsonValue; root?: PositionNode } {
  let root: PositionNode | undefined;
  try {
    if (exceedsBytes(cursor.text, MAX_BYTES)) {
      cursor.stop('too-large', 0, say('文档超过 1 MB，请拆成几个文档。'), say('最多 1 MB'));
    }
    cursor.skipSpace();
    if (cursor.peek() === '') cursor.stop('syntax', 0, say('文档是空的，请写入一个 JSON 对象。'), say('一个值'));
    root = openNode(cursor);
    const value = readValue(cursor, root);
    cursor.skipSpace();
    if (cursor.peek() !== '') stopExpecting(cursor, say('文本的结尾'));
    return { value, root };
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error;
    return root ? { root } : {};
  }
}

function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  // A UTF-16 unit is at most three bytes of UTF-8.
  return text.length * 3 > limit && new TextEncoder().encode(text).length > limit;
}
