import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseJson, toPointer, type JsonValue } from '../json/index.ts';
import { documentValue } from '../json/testing/document-value.ts';
import { applyPatches, toTree } from '../tree/index.ts';
import { partsOf } from '../tree/testing/patch-choice.ts';
import { isCanonical, printDocument } from './print-document.ts';

const wide = 'x'.repeat(60);

describe('printDocument', () => {
  it.each<[JsonValue, string]>([
    [{}, '{}\n'],
    [[], '[]\n'],
    ['文本', '"文本"\n'],
    [{ a: 1, b: [1, 2], c: {}, d: [{}] }, '{ "a": 1, "b": [1, 2], "c": {}, "d": [{}] }\n'],
    [{ a: wide, b: wide }, `{\n  "a": "${wide}",\n  "b": "${wide}"\n}\n`],
    [[wide, [wide, { c: true, d: null }]], `[\n  "${wide}",\n  ["${wide}", { "c": true, "d": null }]\n]\n`],
    [
      { a: [wide, [wide, wide]] },
      `{\n  "a": [\n    "${wide}",\n    [\n      "${wide}",\n      "${wide}"\n    ]\n  ]\n}\n`,
    ],
  ])('lays out %j', (value, text) => {
    expect(printDocument(value)).toBe(text);
    expect(printDocument(toTree(value))).toBe(text);
  });

  it.each([
    ['the document', (text: string) => [text], 120 - '[""],'.length, 3],
    [
      'a member, behind its key',
      (text: string) => ({ wide, key: [wide, text] }),
      120 - `  "key": ["${wide}", ""],`.length,
      5,
    ],
    [
      'the last member, as if a comma followed',
      (text: string) => [wide, [wide, text]],
      120 - `  ["${wide}", ""],`.length,
      4,
    ],
    ['an item', (text: string) => [[wide, text], wide], 120 - `  ["${wide}", ""],`.length, 4],
  ])('breaks %s behind column 120', (_what, make, room, linesMore) => {
    const fitting = printDocument(make('中'.repeat(room))).split('\n');
    const broken = printDocument(make('中'.repeat(room + 1))).split('\n');
    expect(Math.max(...fitting.map((line) => line.replace(/,$/, '').length))).toBe(119);
    expect(broken.length).toBeGreaterThan(fitting.length);
    expect(broken.length - fitting.length).toBeLessThan(linesMore);
  });

  it('keeps an empty object on one line, however deep it stands', () => {
    const nested = Array.from({ length: 99 }).reduce<JsonValue>((inner) => [inner], {});
    expect(printDocument(nested)).toContain(`\n${' '.repeat(198)}{}\n`);
  });

  it('is read back as it was, with the order of keys', () => {
    fc.assert(
      fc.property(documentValue(), (value) => {
        const { value: read, problems } = parseJson(printDocument(value));
        expect(problems).toEqual([]);
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same bytes for what it printed, and keeps containers within 120 columns', () => {
    fc.assert(
      fc.property(documentValue(), (value) => {
        const text = printDocument(value);
        expect(isCanonical(text)).toBe(true);
        const containers = text.split('\n').filter((line) => /^ *("([^"\\]|\\.)*": )?(\[[^\]]|\{[^}])/.test(line));
        for (const line of containers) expect(line.length).toBeLessThanOrEqual(120);
      }),
      { numRuns: 500 },
    );
  });

  it('changes only the lines of what changed, or of the container that stood or stands on one line with it', () => {
    fc.assert(
      fc.property(documentValue(), documentValue(), fc.nat(), (value, added, choice) => {
        const tree = toTree(value);
        const parts = [...partsOf(tree)];
        const { path } = parts[choice % parts.length] ?? { path: [] };
        const after = printDocument(applyPatches(tree, [{ op: 'set', path, value: added }]).tree);
        const before = printDocument(tree);
        const owner = ownerOfLine(before, after, path);
        const [was, is] = [before, after].map((text) => linesOf(text, owner));
        expect(before.split('\n').slice(0, was?.first)).toEqual(after.split('\n').slice(0, is?.first));
        expect(before.split('\n').slice(was?.behind)).toEqual(after.split('\n').slice(is?.behind));
      }),
      { numRuns: 500 },
    );
  });
});

function ownerOfLine(before: string, after: string, path: readonly (string | number)[]): readonly (string | number)[] {
  const lengths = Array.from({ length: path.length + 1 }, (_, length) => length);
  const isOnOneLine = (text: string, length: number) => {
    const { first, behind } = linesOf(text, path.slice(0, length));
    return behind - first === 1;
  };
  const owner = lengths.find((length) => isOnOneLine(before, length) || isOnOneLine(after, length));
  return path.slice(0, owner ?? path.length);
}

function linesOf(text: string, path: readonly (string | number)[]): { first: number; behind: number } {
  const { positions } = parseJson(text);
  const { line, offset, end } = positions.positionOf(toPointer(path)) ?? { line: 1, offset: 0, end: 0 };
  return { first: line - 1, behind: line - 1 + text.slice(offset, end).split('\n').length };
}

describe('isCanonical', () => {
  it.each([
    ['{ "a": 1 }\n', true],
    ['{ "a": 1 }', false],
    ['{ "a": 1 }\r\n', false],
    ['{"a":1}\n', false],
    ['{\n  "a": 1\n}\n', false],
    ['{ "a": "\\u4e2d" }\n', false],
    ['{ "a": 1, "a": 1 }\n', false],
    ['{ "a": \n', false],
  ])('%j: %s', (text, answer) => {
    expect(isCanonical(text)).toBe(answer);
  });
});
