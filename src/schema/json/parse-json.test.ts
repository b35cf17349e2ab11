import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseJson } from './parse-json.ts';
import { documentValue } from './testing/document-value.ts';

const jsonPunctuation = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '-', '1', '.', 'e', 'true', ' ', '\n');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('parseJson reads what JSON.parse reads', () => {
  it('for every value, however it is laid out', () => {
    fc.assert(
      fc.property(documentValue(), fc.constantFrom(0, 1, 2, '\t', '\r\n'), (value, space) => {
        const parsed = parseJson(JSON.stringify(value, null, space));
        expect(parsed.problems).toEqual([]);
        expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('and calls broken exactly what JSON.parse refuses', () => {
    const noise = fc.array(jsonPunctuation, { maxLength: 12 }).map((parts) => parts.join(''));
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.nat(3), noise)
      .map(
        ([text, at, cut, added]) =>
          text.slice(0, at % (text.length + 1)) + added + text.slice((at % (text.length + 1)) + cut),
      );
    fc.assert(
      fc.property(fc.oneof(noise, damaged), (text) => {
        const broken = parseJson(text).problems.filter(({ code }) => code === 'syntax');
        expect(broken).toHaveLength(isJson(text) ? 0 : 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('with keys that exist on every object', () => {
    const text = '{"constructor":1,"toString":[2],"hasOwnProperty":{"prototype":3}}';
    expect(JSON.stringify(parseJson(text).value)).toBe(text);
  });

  it('in linear time', () => {
    const rows = (count: number) =>
      `[${Array.from({ length: count }, () => '{"a":"\\u4e2d文","b":[1,2.5]}').join(',\n')}]`;
    const text = rows(20_000);
    const started = performance.now();
    const { positions, problems } = parseJson(text);
    expect(problems).toEqual([]);
    expect(positions.positionOf('/19999/b/1')).toMatchObject({ line: 20_000 });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('parseJson says what is wrong in a broken text', () => {
  it.each([
    ['', 1, 1, '文档是空的'],
    ['\ufeff{}', 1, 1, 'BOM'],
    ['{\n  "a": 1,\n}', 2, 9, '多了一个逗号'],
    ['[1, 2,]', 1, 6, '多了一个逗号'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '可能少了逗号'],
    ['{ "a" 1 }', 1, 7, '应为冒号'],
    ['{ "a"： 1 }', 1, 6, '全角符号'],
    ['{ “a”: 1 }', 1, 3, '全角符号'],
    ["{ 'a': 1 }", 1, 3, '请用双引号'],
    ['{ a: 1 }', 1, 3, '“a”：文本和键名要用双引号'],
    ['[True]', 1, 2, '请写作 true'],
    ['[undefined]', 1, 2, '请写作 null'],
    ['[constructor]', 1, 2, '双引号括起来'],
    ['[1] // 注释', 1, 5, '不能写注释'],
    ['{\n  "a": [1,\n 2', 3, 3, '第 2 行的“[”没有闭合'],
    ['{ "a": ', 1, 8, '文本的结尾'],
    ['["甲\n"]', 1, 4, '这一行没有结束'],
    ['["甲', 1, 4, '缺少右边的双引号'],
    ['["a\tb"]', 1, 4, '“\\t”'],
    ['["a\\x"]', 1, 4, '“\\x”不是'],
    ['["\\u12g4"]', 1, 3, '四位十六进制'],
    ['[01]', 1, 2, '“01”不是 JSON 的数字'],
    ['[-]', 1, 2, '“-”不是'],
    ['[1.]', 1, 2, '“1.”不是'],
    ['[.5]', 1, 2, '却是“.”'],
    ['{} {}', 1, 4, '应为文本的结尾'],
    ['[\u00a0]', 1, 2, 'U+00A0'],
  ])('%j', (text, line, column, message) => {
    const { value, problems } = parseJson(text);
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'syntax',
        severity: 'error',
        line,
        column,
        message: expect.stringContaining(message),
      }),
    ]);
  });

  it('names the value being read, its offset and what was expected', () => {
    expect(parseJson('{"a":\r\n[1,x]}').problems).toMatchObject([
      { pointer: '/a/1', line: 2, column: 4, offset: 10, expected: '一个值' },
    ]);
  });
});

describe('parseJson refuses what a document may not hold', () => {
  it.each([
    ['{"a":1,\n"a":2}', 'duplicate-key', '/a', 2, 1],
    ['{"a":1,"\\u0061":2}', 'duplicate-key', '/a', 1, 8],
    ['{"x":{"0":1}}', 'integer-key', '/x/0', 1, 7],
    ['{"12":1}', 'integer-key', '/12', 1, 2],
    ['{"__proto__":{}}', 'proto-key', '/__proto__', 1, 2],
    ['{"_\\u005fproto__":{}}', 'proto-key', '/__proto__', 1, 2],
    ['[1e400]', 'number-not-exact', '/0', 1, 2],
    ['[1.0]', 'number-not-exact', '/0', 1, 2],
    ['[1e2]', 'number-not-exact', '/0', 1, 2],
    ['[0.10]', 'number-not-exact', '/0', 1, 2],
    ['[-0]', 'number-not-exact', '/0', 1, 2],
    ['[9007199254740992]', 'number-not-exact', '/0', 1, 2],
    ['[-9007199254740993]', 'number-not-exact', '/0', 1, 2],
    ['[0.1000000000000000055]', 'number-not-exact', '/0', 1, 2],
    ['["a\\n\\u0000"]', 'text-not-allowed', '/0', 1, 6],
    ['["\\ud800"]', 'text-not-allowed', '/0', 1, 3],
    ['["\\ude00\\ud83d"]', 'text-not-allowed', '/0', 1, 3],
    ['["甲\ud800"]', 'text-not-allowed', '/0', 1, 4],
    ['{"a\\u0000":1}', 'text-not-allowed', '/a\0', 1, 4],
  ])('%s: %s', (text, code, pointer, line, column) => {
    expect(parseJson(text).problems).toMatchObject([{ code, pointer, line, column }]);
  });

  it.each([
    '[9007199254740991,-9007199254740991]',
    '[0,-1,0.1,1e-7,5e-324,1.5e-10]',
    '["\\ud83d\\ude00","😀"]',
    '{"01":1,"-1":2,"1.5":3}',
  ])('but not %s', (text) => {
    expect(parseJson(text).problems).toEqual([]);
  });

  it('tells all of them at once, and gives the rest of the value', () => {
    const { value, problems } = parseJson('{"b":1.0,"b":2,"7":3,"__proto__":{"x":1},"a":[1e400,"\\u0000"]}');
    expect(problems.map(({ code }) => code)).toEqual([
      'number-not-exact',
      'duplicate-key',
      'integer-key',
      'proto-key',
      'number-not-exact',
      'text-not-allowed',
    ]);
    expect(JSON.stringify(value)).toBe('{"b":1,"a":[0,"\\u0000"]}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('more than 100 levels', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parseJson(nested(100)).problems).toEqual([]);
    expect(parseJson(nested(101)).problems).toMatchObject([{ code: 'too-deep', column: 101 }]);
    expect(parseJson('['.repeat(1_000_000)).problems).toMatchObject([{ code: 'too-deep' }]);
  });

  it('more than 1 MB, counted in bytes', () => {
    const text = (characters: number) => JSON.stringify('中'.repeat(characters));
    expect(parseJson(text(349_524)).problems).toEqual([]);
    expect(parseJson(text(349_525)).problems).toMatchObject([{ code: 'too-large', line: 1, column: 1 }]);
    expect(parseJson(JSON.stringify('a'.repeat(1_048_576))).problems).toMatchObject([{ code: 'too-large' }]);
  });

  it('with at most a hundred findings, the breaking one among them', () => {
    const { problems } = parseJson(`[${'1.0,'.repeat(500)}`);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)).toMatchObject({ code: 'syntax' });
  });
});
