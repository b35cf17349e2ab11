// covers: rule-cell-patterns
import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { emptyField, resolveModel, type ResolvedField } from '../model/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { builtInRules, noRules, ruleSet, tablePatterns, validateCell, validateRecord, validateValue } from './index.ts';

const field = (changes: Partial<ResolvedField>): ResolvedField => ({
  ...emptyField(),
  name: 'x',
  title: '名称',
  ...changes,
});
const messages = (changes: Partial<ResolvedField>, value: unknown) =>
  validateValue(field(changes), value, {}, noRules).map(({ message }) => message);

describe('built-in rules', () => {
  it.each<[string, string, string | undefined]>([
    ['mobile', '13800138000', undefined],
    ['mobile', '12800138000', '请输入正确手机号'],
    ['username', 'zhang_san', undefined],
    ['username', 'zhang-san', '只允许字母、数字、下划线'],
    ['username', 'abc', '长度4到18个字符'],
    ['password', 'secret-1', undefined],
    ['password', 'secrets1', '密码至少 8 位，要有字母、数字和符号'],
    ['email', 'a.b+c@d-e.com.cn', undefined],
    ['email', 'a@b', '邮箱格式不正确'],
    ['natural-number', '0', undefined],
    ['natural-number', '-1', '请输入自然数'],
    ['english', 'abc', undefined],
    ['english', 'ab1', '请输入英文字符'],
    ['telephone', '010-62345678', undefined],
    ['telephone', '12', '请输入正确的座机号'],
    ['bank-card', '6222020200112233', undefined],
    ['bank-card', '622', '请输入正确的银行卡号码'],
    ['certificate-number', 'E12345678', undefined],
    ['certificate-number', 'E-1', '请输入正确的证件号码'],
    ['identity-card', '11010519491231002X', undefined],
    ['identity-card', '110105491231002', undefined],
    ['identity-card', '110105194912310021', '请输入正确的身份证号码'],
    ['identity-card', '11010519490231002X', '请输入正确的身份证号码'],
    ['qq', '10000', undefined],
    ['qq', '123', '请输入正确的QQ号码'],
    ['web-address', 'https://a.cn', undefined],
    ['web-address', 'ftp://a.cn', '请输入以http和https开头的网址'],
    ['alphanumeric', 'abc123', undefined],
    ['alphanumeric', 'a'.repeat(21), '请输入20位以内的英文字符和数字'],
    ['plain-name', '张 San', undefined],
    ['plain-name', '张', '请输入2到100位的中英文字符和空格'],
    ['digits-and-lines', '1\n2', undefined],
    ['digits-and-lines', 'a', '请输入数字和换行符'],
    ['cron', '0 0 12 * * ?', undefined],
    ['cron', '0 0 12 * *', 'Cron表达式至少6项，依次是秒、分、时、日、月、周。'],
    ['short-text', 'a'.repeat(255), undefined],
    ['short-text', 'a'.repeat(256), '请输入255位以内的字符'],
  ])('%s of %j: %s', (name, text, message) => {
    expect(builtInRules.get(name)?.check(text)).toBe(message);
  });
});

describe('blanks around a line of text', () => {
  it.each<[string, Partial<ResolvedField>, string, string[]]>([
    ['are no part of an address', { format: 'email' }, ' a@b.cn\u3000', []],
    ['are no part of what a rule sees', { rules: ['mobile'] }, '13800138000 ', []],
    ['do not count', { maxLength: 2 }, ' 甲乙 ', []],
    ['count in a text of several lines', { format: 'text', maxLength: 2 }, ' 甲乙', ['名称最大长度2位字符']],
    ['count in a secret', { secret: true, maxLength: 2 }, ' 甲乙', ['名称最大长度2位字符']],
  ])('%s', (_, changes, value, expected) => {
    const found = validateValue(field(changes), value, {}, ruleSet(documentSet({})));
    expect(found.map(({ message }) => message)).toEqual(expected);
  });
});

describe('table patterns', () => {
  it.each<[string, string, boolean]>([
    ['*', 'a', true],
    ['*', ' ', false],
    ['n6-16', '123456', true],
    ['n6-16', '12345', false],
    ['*6-16', '中文abc1', true],
    ['*6-16', 'abc', false],
    ['s6-18', 'abcdef', true],
    ['s6-18', 'abcde1', false],
    ['url', 'http://a.cn/b', true],
    ['url', 'www.a.cn', false],
    ['e', 'a@b.cn', true],
    ['e', 'a@', false],
    ['m', '19912345678', true],
    ['m', '12912345678', false],
    ['p', '100000', true],
    ['p', '010000', false],
    ['s', 'abc', true],
    ['s', 'a1', false],
    ['n', '-1.5', true],
    ['n', '1.', false],
    ['z', '-15', true],
    ['z', '1.5', false],
    ['money', '12.50', true],
    ['money', '12.505', false],
    ['only', 'x', true],
  ])('%s of %j: %s', (sign, text, fits) => {
    expect(tablePatterns.get(sign)?.test(text)).toBe(fits);
  });
});

describe('validateValue', () => {
  it.each<[string, Partial<ResolvedField>, unknown, string[]]>([
    ['typed and empty', { required: true }, '  ', ['请输入名称']],
    ['chosen and empty', { required: true, dictionary: 'd' }, null, ['请选择名称']],
    ['a date and empty', { required: true, format: 'date' }, undefined, ['请选择名称']],
    ['several chosen and empty', { required: true, type: 'array' }, [], ['请选择名称']],
    ['false is a value', { required: true, type: 'boolean' }, false, []],
    ['zero is a value', { required: true, type: 'number' }, 0, []],
    ['empty and not required', { minLength: 3, rules: ['mobile'] }, '', []],
    ['too long', { maxLength: 2 }, 'abc', ['名称最大长度2位字符']],
    ['characters beyond 16 bits count once', { maxLength: 2 }, '𠮷𠮷', []],
    ['too short', { minLength: 2 }, 'a', ['名称最小长度2位字符']],
    ['no number', { type: 'number' }, 'abc', ['名称应为数字']],
    ['no integer', { type: 'integer' }, 1.5, ['名称应为整数']],
    ['decimal text', { type: 'number', scale: 2 }, '12.50', []],
    ['exact decimals', { type: 'number', scale: 2 }, 4.35, []],
    ['too many places', { type: 'number', scale: 2 }, '1.005', ['名称最多2位小数']],
    ['zeros beyond the places', { type: 'number', scale: 2 }, '1.500', []],
    ['too small', { type: 'number', minimum: 1 }, '0.99', ['名称不能小于1']],
    ['too large', { type: 'number', maximum: 1 }, 1.01, ['名称不能大于1']],
    ['not above', { type: 'number', exclusiveMinimum: 0 }, 0, ['名称必须大于0']],
    ['not below', { type: 'number', exclusiveMaximum: 5 }, '5.0', ['名称必须小于5']],
    ['outside the options', { options: [{ value: 'a', label: '甲' }] }, 'b', ['名称不是允许的选项']],
    ['within the options', { type: 'array', options: [{ value: 'a', label: '甲' }] }, ['a'], []],
    ['a day that does not exist', { format: 'date' }, '2026-02-30', ['名称不是正确的日期（YYYY-MM-DD）']],
    ['a moment', { format: 'date-time' }, '2026-02-28 10:00:00', []],
    ['a time', { format: 'time' }, '25:00:00', ['名称不是正确的时间（HH:mm:ss）']],
    ['an e-mail', { format: 'email' }, 'a', ['名称的邮箱格式不正确']],
    ['an e-mail under its own title', { format: 'email', title: '备用邮箱' }, 'a', ['备用邮箱格式不正确']],
    ['too few items', { type: 'array', minItems: 2 }, ['a'], ['名称最少选择2项']],
    ['too many items', { type: 'array', maxItems: 1 }, ['a', 'b'], ['名称最多选择1项']],
    ['wrong types', { type: 'boolean' }, 'Y', ['名称应为是或否']],
    ['numbers in a list', { type: 'array', itemType: 'number' }, [1, '2.5'], []],
    ['a text among numbers', { type: 'array', itemType: 'number' }, [1, 'x'], ['名称的每一项应为数字']],
    ['a part among integers', { type: 'array', itemType: 'integer' }, [1, 1.5], ['名称的每一项应为整数']],
    ['a number among texts', { type: 'array', itemType: 'string' }, ['a', 1], ['名称的每一项应为文字']],
    ['a list of anything', { type: 'array' }, ['a', 1], []],
    ['an object for a text', {}, {}, ['名称应为文字']],
    ['an author pattern', { pattern: '^a' }, 'b', ['名称格式不正确']],
    ['a rule', { rules: ['mobile'] }, '1', ['请输入正确手机号']],
    ['an unknown rule', { rules: ['nosuch'] }, '1', ['没有名为“nosuch”的校验规则，名称无法检查，请联系管理员。']],
  ])('%s', (_, changes, value, expected) => {
    expect(messages(changes, value)).toEqual(expected);
  });

  it('a pattern that can explode is not run over a long text in a browser', () => {
    const slow = field({ pattern: '^([a-z]+)+$' });
    expect(validateValue(slow, 'abc1', {}, noRules)).toMatchObject([{ severity: 'error', rule: 'pattern' }]);
    expect(validateValue(slow, `${'a'.repeat(60)}!`, {}, noRules)).toMatchObject([
      { severity: 'warning', message: '名称的正则无法检查：它在浏览器里可能要算很久，保存时由服务器检查。' },
    ]);
  });

  // covers: rule-fails-closed
  it('a broken pattern does not hold', () => {
    expect(validateValue(field({ pattern: '(' }), 'a', {}, noRules)).toMatchObject([
      { severity: 'error', rule: 'pattern' },
    ]);
  });
});

describe('named rules', () => {
  const rules: JsonObject[] = [
    { name: 'even', message: '{title}应为双数，不能是{value}', when: '{{ Number($value) % 2 == 0 }}' },
    { name: 'range', message: '{title}要在{min}和{max}之间', minimum: 1, maximum: 9, severity: 'warning' },
    { name: 'code', message: '编码不对', pattern: '^[A-Z]+$', minLength: 2, maxLength: 3 },
    { name: 'phone', message: '电话不对', use: 'mobile' },
    { name: 'broken', message: 'x', when: '{{ $nosuch.a }}' },
    { name: 'member', message: 'x', when: "{{ $record.ghost.slice(0, 1) == 'A' }}" },
    { name: 'mild', message: 'x', when: '{{ $nosuch.a }}', severity: 'warning' },
  ];
  const set = ruleSet(documentSet({ 'base/common.rules': { rules } }));
  const check = (rule: string, value: unknown) =>
    validateValue(field({ rules: [rule], type: typeof value === 'number' ? 'number' : 'string' }), value, {}, set);

  it.each<[string, unknown, string[]]>([
    ['even', 2, []],
    ['even', 3, ['error 名称应为双数，不能是3']],
    ['range', 10, ['warning 名称要在1和9之间']],
    ['code', 'AB', []],
    ['code', 'ABCD', ['error 编码不对']],
    ['code', 'ab', ['error 编码不对']],
    ['phone', '1', ['error 电话不对']],
  ])('%s of %j', (rule, value, expected) => {
    expect(check(rule, value).map(({ severity, message }) => `${severity} ${message}`)).toEqual(expected);
  });

  // covers: rule-fails-closed
  it.each([
    ['broken', 'error'],
    ['member', 'error'],
    ['mild', 'warning'],
  ])('%s, which cannot be computed, does not hold: %s', (rule, severity) => {
    expect(check(rule, 'a')).toMatchObject([{ severity, rule, message: expect.stringContaining('请联系管理员') }]);
  });

  // covers: rule-cell-custom
  it('patterns run through the matcher that is given', () => {
    const slow = ruleSet(documentSet({ 'base/common.rules': { rules } }), () => {
      throw new Error('正则太慢');
    });
    expect(validateValue(field({ rules: ['code'] }), 'AB', {}, slow)).toMatchObject([
      { severity: 'error', message: '规则“code”无法检查名称，请联系管理员：正则太慢' },
    ]);
  });
});

describe('validateCell', () => {
  const scope = { title: '编码', record: {}, line: { a: 1 }, column: ['a', 'b', 'a'] };
  it.each([
    [[{ required: true }], '', '编码不能为空'],
    [[{ pattern: '*' }], null, '编码不能为空'],
    [[{ pattern: 'n6-16', message: '${title}要是数字' }], 'abc', '编码要是数字'],
    [[{ pattern: 'n6-16' }], '', undefined],
    [[{ pattern: 'only' }], 'a', '编码不能重复'],
    [[{ unique: true }], 'b', undefined],
    [[{ pattern: '^[A-Z]$' }], 'a', '编码格式不正确'],
    [[{ rule: 'mobile' }], 'a', '请输入正确手机号'],
    [[{ when: '{{ $value == $line.a }}', message: '不相等' }], 2, '不相等'],
    [[{ pattern: 's' }, { pattern: 'z', message: '第二条' }], 'a', '第二条'],
    [[{ pattern: '(' }], 'a', expect.stringContaining('编码的规则无法检查，请联系管理员')],
    [[{ when: '{{ $line.b.c }}' }], 'a', expect.stringContaining('编码的规则无法检查，请联系管理员')],
  ])('%j of %j: %s', (rules, value, message) => {
    expect(validateCell(rules, value, scope, noRules)).toEqual(message);
  });
});

describe('validateRecord', () => {
  const documents = documentSet(sales);
  const order = resolveModel('sales/order', documents);
  const lineModels = new Map([['sales/order-line', resolveModel('sales/order-line', documents)]]);
  const good = { customer: 'c1', billDate: '2026-01-01', lines: [{ material: 'm', qty: '1.5', price: '2.00' }] };
  const problems = (record: Record<string, unknown>) =>
    validateRecord(order, record, { lineModels }).map(({ path, rule }) => `${path} ${rule}`);

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a good one', good, []],
    ['what the server fills is not looked at', { ...good, status: 5, billNo: 7 }, []],
    ['a computed value of another type than its field', { ...good, amount: 'abc' }, ['amount type']],
    ['required fields', { lines: good.lines }, ['customer required', 'billDate required']],
    ['no lines', { ...good, lines: [] }, ['lines minItems']],
    ['lines that are none', { ...good, lines: 'x' }, ['lines type']],
    [
      'each line',
      { ...good, lines: [good.lines[0], { qty: '0' }, null] },
      ['lines.1.material required', 'lines.1.qty exclusiveMinimum', 'lines.2 type'],
    ],
    ['places of a line', { ...good, lines: [{ material: 'm', qty: '1.2345' }] }, ['lines.0.qty scale']],
  ])('%s', (_, record, expected) => {
    expect(problems(record)).toEqual(expected);
  });
});
