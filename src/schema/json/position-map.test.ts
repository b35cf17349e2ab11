import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from './json-value.ts';
import { parseJson } from './parse-json.ts';
import { toPointer, type Path } from './pointer.ts';
import { documentValue } from './testing/document-value.ts';

const text = '{\n  "标题": "客户",\n  "columns": [1, { "key": "a" }]\n}';
const { positions } = parseJson(text);

function* partsOf(value: JsonValue, path: Path = []): Generator<[Path, JsonValue]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* partsOf(item, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* partsOf(member, [...path, key]);
  }
}

describe('positionOf', () => {
  it.each([
    ['', 'value', { line: 1, column: 1, offset: 0, end: text.length }],
    ['/标题', 'value', { line: 2, column: 9, offset: 10, end: 14 }],
    ['/标题', 'key', { line: 2, column: 3, offset: 4, end: 8 }],
    ['/columns/1/key', 'key', { line: 3, column: 20, offset: 35, end: 40 }],
    ['/columns/0', 'key', { line: 3, column: 15, offset: 30, end: 31 }],
    ['/columns/7/key', 'value', { line: 3, column: 14, offset: 29, end: 48 }],
    ['/missing/below', 'value', { line: 1, column: 1, offset: 0, end: text.length }],
  ] as const)('finds %j (%s)', (pointer, part, position) => {
    expect(positions.positionOf(pointer, part)).toEqual(position);
  });

  it('finds the text of every part of every document', () => {
    fc.assert(
      fc.property(documentValue(), fc.constantFrom(0, 2), (value, space) => {
        const source = JSON.stringify(value, null, space);
        const map = parseJson(source).positions;
        for (const [path, part] of partsOf(value)) {
          const position = map.positionOf(toPointer(path));
          expect(JSON.parse(source.slice(position?.offset, position?.end))).toEqual(part);
          const key = path.at(-1);
          const keyPosition = map.positionOf(toPointer(path), 'key');
          if (typeof key === 'string')
            expect(JSON.parse(source.slice(keyPosition?.offset, keyPosition?.end))).toBe(key);
        }
      }),
    );
  });

  it('finds the first of two equal keys, whose value counts', () => {
    const { positions: map, value } = parseJson('{ "a": 1, "a": 2 }');
    expect(map.positionOf('/a')).toMatchObject({ column: 8 });
    expect(value).toEqual({ a: 1 });
  });

  it('knows what was read before a text broke', () => {
    const broken = parseJson('{ "a": { "b": 1, x } }').positions;
    expect(broken.positionOf('/a/b')).toMatchObject({ column: 15, end: 15 });
    expect(broken.positionOf('/a/c')).toMatchObject({ column: 8 });
    expect(parseJson(' ').positions.positionOf('')).toBeUndefined();
  });

  it.each([
    ['\n', 3],
    ['\r\n', 3],
    ['\r', 3],
  ])('counts the lines ended by %j', (lineEnd, line) => {
    expect(parseJson(['{', '"a":', '1}'].join(lineEnd)).positions.positionOf('/a')).toMatchObject({ line, column: 1 });
  });
});

describe('offsetInString', () => {
  it('counts escapes as the characters they stand for', () => {
    const map = parseJson('{\n "x": "a\\n\\u4e2d\\"b" }').positions;
    expect([0, 1, 2, 3, 4].map((index) => map.offsetInString('/x', index)?.column)).toEqual([8, 9, 11, 17, 19]);
    expect(map.offsetInString('/x', 99)).toEqual({ line: 2, column: 20, offset: 21 });
  });

  it('finds every character of every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0')),
        fc.nat(),
        (value, at) => {
          const source = JSON.stringify({ x: value });
          const map = parseJson(source).positions;
          const index = at % (value.length + 1);
          const offset = map.offsetInString('/x', index)?.offset ?? -1;
          expect(JSON.parse(`"${source.slice(offset, -2)}"`)).toBe(value.slice(index));
        },
      ),
    );
  });

  it('is the place of the value where there is no text', () => {
    expect(positions.offsetInString('/columns/0', 5)).toEqual({ line: 3, column: 15, offset: 30 });
  });
});
