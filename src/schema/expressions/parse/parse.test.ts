import { describe, expect, it } from 'vitest';

import { parseExpression } from '../index.ts';

describe('a text that is no expression of the language', () => {
  it.each([
    ['', 'empty', 0, '表达式是空的'],
    ['  ', 'empty', 2, '表达式是空的'],
    ['1 +', 'unexpected', 3, '这里应当是一个值，却到了末尾。'],
    ['1 2', 'unexpected', 2, '表达式到这里应当结束，却写了“2”。'],
    ['a ? b', 'unexpected', 5, '这里应当是“:”'],
    ['a = 1', 'not-in-language', 2, '表达式不支持赋值，比较是否相等请写“==”。'],
    ['a += 1', 'not-in-language', 2, '表达式不支持赋值。'],
    ['a++', 'not-in-language', 1, '表达式不支持自增和自减。'],
    ['a | b', 'not-in-language', 2, '表达式不支持位运算，“或者”请写“||”。'],
    ['a & b', 'not-in-language', 2, '表达式不支持位运算，“并且”请写“&&”。'],
    ['a ^ b', 'not-in-language', 2, '表达式不支持位运算。'],
    ['new Date()', 'not-in-language', 0, '表达式不支持“new”。'],
    ["'a' in b", 'not-in-language', 4, '表达式不支持“in”。'],
    ['/a/', 'not-in-language', 0, '表达式不支持正则表达式。'],
    ['a, b', 'not-in-language', 1, '表达式不支持逗号表达式。'],
    ['(a, b)', 'not-in-language', 2, '表达式不支持逗号表达式。'],
    ['f`x`', 'not-in-language', 1, '表达式不支持带标签的模板。'],
    ['x => { return 1 }', 'not-in-language', 5, '表达式不支持函数体'],
    ['{ get a() {} }', 'not-in-language', 6, '表达式不支持对象里的方法和存取器。'],
    ['[1,,2]', 'not-in-language', 3, '表达式不支持数组中的空位。'],
    ['1n', 'bad-number', 0, '大整数'],
    ['010', 'bad-number', 0, '数字写得不对'],
    ["'a", 'unterminated', 0, '文本没有结束'],
    ['`a${1', 'unmatched-bracket', 0, '没有与之配对'],
    ['1)+(2', 'unmatched-bracket', 1, '没有与之配对'],
    ["'\\u12'", 'bad-escape', 1, '转义'],
    ['a\u2028b', 'bad-character', 1, '控制字符'],
    ['a ？ b', 'bad-character', 2, '不能有字符“？”'],
    ['a.constructor', 'forbidden-key', 2, '不能使用“constructor”这个名称。'],
    ['a ?? b || c', 'mixed-operators', 0, '请加括号'],
    ['-a ** 2', 'mixed-operators', 0, '请加括号'],
    ['(x => x)(1)', 'not-callable', 1, '只能直接调用'],
    ['x => x()', 'not-callable', 5, '箭头函数的参数'],
    ['(a, a) => 1', 'duplicate-parameter', 0, '写了两次'],
    ['('.repeat(49), 'too-nested', 48, '括号太多'],
    ['!'.repeat(193) + 'a', 'too-many-unary', 192, '一元运算符太多'],
    ['1' + '+1'.repeat(48), 'too-deep', 97, '嵌套超过 48 层'],
    [`[${'1,'.repeat(1_000)}]`, 'too-large', 2002, '太大'],
    ['a'.repeat(4_001), 'too-long', 4_000, '最多 4000 个'],
    ['a=>b=>c=>d=>e=>1', 'too-many-arrows', 12, '最多嵌套 4 层'],
  ])('%s', (text, code, position, message) => {
    expect(parseExpression(text)).toEqual({
      problem: expect.objectContaining({ code, position, message: expect.stringContaining(message) }),
    });
  });
});

describe('a text at the bounds is accepted', () => {
  it.each([
    ['('.repeat(48) + '1' + ')'.repeat(48)],
    ['1' + '+1'.repeat(47)],
    ['!'.repeat(47) + 'a'],
    [`[${'1,'.repeat(999)}]`],
    ['a'.repeat(4_000)],
    ['a=>b=>c=>d=>1'],
  ])('%s', (text) => {
    expect(parseExpression(text)).toHaveProperty('ast');
  });

  it('and gives ESTree nodes with their places', () => {
    expect(parseExpression(' a.b(1)')).toEqual({
      ast: {
        type: 'CallExpression',
        start: 1,
        end: 7,
        optional: false,
        callee: {
          type: 'MemberExpression',
          start: 1,
          end: 4,
          computed: false,
          optional: false,
          object: { type: 'Identifier', start: 1, end: 2, name: 'a' },
          property: { type: 'Identifier', start: 3, end: 4, name: 'b' },
        },
        arguments: [{ type: 'Literal', start: 5, end: 6, value: 1, raw: '1' }],
      },
    });
  });
});
