import { say } from '../../locale/index.ts';
import type { Cursor } from './cursor.ts';
import type { JsonArray, JsonObject, JsonValue } from './json-value.ts';
import type { PositionNode } from './position-map.ts';
import { readNumber } from './read-number.ts';
import { checkText, readString } from './read-string.ts';
import { keyFault, MAX_DEPTH } from './storable.ts';
import { syntaxMessage } from './syntax-message.ts';

/** Creates the node of the value at the cursor. Its end is the end of the text until the value is parsed. */
export function openNode(cursor: Cursor): PositionNode {
  return { start: cursor.offset, end: cursor.text.length };
}

/** Parses the value at the cursor into its node, and moves the cursor past it. */
export function readValue(cursor: Cursor, node: PositionNode): JsonValue {
  const value = readKind(cursor, node);
  node.end = cursor.offset;
  return value;
}

/** Reports the expected text at the cursor and stops parsing. */
export function stopExpecting(cursor: Cursor, expected: string): never {
  return cursor.stop('syntax', cursor.offset, syntaxMessage(cursor.text, cursor.offset, expected), expected);
}

function readKind(cursor: Cursor, node: PositionNode): JsonValue {
  const char = cursor.peek();
  if (char === '{') return readObject(cursor, node);
  if (char === '[') return readArray(cursor, node);
  if (char === '"') {
    const text = readString(cursor);
    checkText(cursor, node.start, text);
    return text;
  }
  if (char === '-' || (char >= '0' && char <= '9')) return readNumber(cursor);
  if (readWord(cursor, 'true')) return true;
  if (readWord(cursor, 'false')) return false;
  if (readWord(cursor, 'null')) return null;
  return stopExpecting(cursor, say('一个值'));
}

function readWord(cursor: Cursor, word: string): boolean {
  if (!cursor.text.startsWith(word, cursor.offset)) return false;
  if (/[\w$]/.test(cursor.text.charAt(cursor.offset + word.length))) return false;
  cursor.offset += word.length;
  return true;
}

function readArray(cursor: Cursor, node: PositionNode): JsonArray {
  const values: JsonArray = [];
  const items: PositionNode[] = (node.items = []);
  readMembers(cursor, node, ']', () => {
    const item = openNode(cursor);
    items.push(item);
    cursor.path.push(values.length);
    values.push(readValue(cursor, item));
    cursor.path.pop();
  });
  return values;
}

function readObject(cursor: Cursor, node: PositionNode): JsonObject {
  const value: JsonObject = {};
  const members = (node.members = new Map<string, PositionNode>());
  readMembers(cursor, node, '}', () => {
    if (cursor.peek() !== '"') stopExpecting(cursor, say('带双引号的键名'));
    const keyStart = cursor.offset;
    const key = readString(cursor);
    const keySpan = { start: keyStart, end: cursor.offset };
    cursor.path.push(key);
    const isRefused = refuseKey(cursor, keyStart, key, members);
    cursor.skipSpace();
    if (cursor.peek() !== ':') stopExpecting(cursor, say('冒号'));
    cursor.offset += 1;
    cursor.skipSpace();
    const member: PositionNode = { ...openNode(cursor), key: keySpan };
    if (!members.has(key)) members.set(key, member);
    const read = readValue(cursor, member);
    if (!isRefused) value[key] = read;
    cursor.path.pop();
  });
  return value;
}

function refuseKey(cursor: Cursor, start: number, key: string, members: Map<string, PositionNode>): boolean {
  const fault = keyFault(key);
  if (fault?.code === 'text-not-allowed') checkText(cursor, start, key);
  else if (fault) cursor.report(fault.code, start, fault.message);
  const isDuplicate = members.has(key);
  if (isDuplicate)
    cursor.report('duplicate-key', start, say('键名“{key}”在同一个对象里重复出现，请删去一个或改名。', { key }));
  return isDuplicate || fault !== undefined;
}

function readMembers(cursor: Cursor, node: PositionNode, close: '}' | ']', readMember: () => void): void {
  // Each open bracket except the root's has a segment in the path.
  if (cursor.path.length >= MAX_DEPTH) {
    const most = MAX_DEPTH;
    const message = say('嵌套超过 {most} 层，请拆成几个文档。', { most });
    cursor.stop('too-deep', cursor.offset, message, say('最多 {most} 层', { most }));
  }
  cursor.offset += 1;
  cursor.skipSpace();
  if (cursor.peek() !== close) {
    for (;;) {
      readMember();
      cursor.skipSpace();
      if (cursor.peek() !== ',') break;
      const comma = cursor.offset;
      cursor.offset += 1;
      cursor.skipSpace();
      if (cursor.peek() === close)
        cursor.stop('syntax', comma, say('最后一项后面多了一个逗号，请删去。'), `“${close}”`);
    }
    if (cursor.peek() === '') stopUnclosed(cursor, node, close);
    if (cursor.peek() !== close) stopExpecting(cursor, say('逗号或“{close}”', { close }));
  }
  cursor.offset += 1;
}

function stopUnclosed(cursor: Cursor, node: PositionNode, close: '}' | ']'): never {
  const line = cursor.text.slice(0, node.start).split(/\r\n|\n|\r/).length;
  const open = cursor.text.charAt(node.start);
  const message = say('第 {line} 行的“{open}”没有闭合，请补上“{close}”。', { line, open, close });
  return cursor.stop('syntax', cursor.offset, message, `“${close}”`);
}
