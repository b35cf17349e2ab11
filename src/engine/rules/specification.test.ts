// covers: rule-mobile, error-words
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { evaluateForm, resolveForm } from '../form/index.ts';
import { documentSet } from '../model/testing/documents.ts';
import { tablePatterns, validateCell } from './index.ts';
import { noRules } from './rule-set.ts';

function said(title: string, declared: JsonObject, value: unknown): string[] {
  const source = {
    document: 'a/b.form',
    pointer: '',
    body: { kind: 'form', formatVersion: 1, title: 'x', properties: { x: { type: 'string', title, ...declared } } },
  };
  const form = resolveForm(source, documentSet({}), vocabulary);
  return evaluateForm(form, { x: value }).problems.map(({ message }) => message);
}

const rule = (name: string): JsonObject => ({ 'x-rules': [name] });
const several = { type: 'array' };

describe('section 5: what forms say, to the letter', () => {
  // covers: rule-mobile, rule-username, rule-email, rule-natural, rule-english, rule-telephone, rule-bank-card
  // covers: rule-certificate, rule-identity, rule-qq, rule-url, rule-alphanumeric, rule-plain-name, rule-digits-lines
  // covers: rule-255, rule-length, rule-choices, rule-detail-required
  test.each<[title: string, declared: JsonObject, value: JsonValue, message: string | undefined]>([
    ['手机号', { required: true, ...rule('mobile') }, '', '请输入手机号'],
    ['手机号', rule('mobile'), '12912345678', '请输入正确手机号'],
    ['手机号', rule('mobile'), '19912345678', undefined],
    ['用户名', { required: true, ...rule('username') }, null, '请输入用户名'],
    ['用户名', rule('username'), '张三丰丰', '只允许字母、数字、下划线'],
    ['用户名', rule('username'), 'abc', '长度4到18个字符'],
    ['用户名', rule('username'), 'abcd', undefined],
    ['用户名', rule('username'), 'a'.repeat(18), undefined],
    ['用户名', rule('username'), 'a'.repeat(19), '长度4到18个字符'],
    ['邮箱', rule('email'), '', undefined],
    ['邮箱', rule('email'), 'a@', '邮箱格式不正确'],
    ['数量', rule('natural-number'), '-1', '请输入自然数'],
    ['代号', rule('english'), 'a1', '请输入英文字符'],
    ['座机', rule('telephone'), '12', '请输入正确的座机号'],
    ['卡号', rule('bank-card'), '123456789', '请输入正确的银行卡号码'],
    ['卡号', rule('bank-card'), '1'.repeat(20), undefined],
    ['卡号', rule('bank-card'), '1'.repeat(21), '请输入正确的银行卡号码'],
    ['证件', rule('certificate-number'), 'A'.repeat(51), '请输入正确的证件号码'],
    ['身份证', rule('identity-card'), '123', '请输入正确的身份证号码'],
    ['QQ', rule('qq'), '1234', '请输入正确的QQ号码'],
    ['QQ', rule('qq'), '1'.repeat(13), '请输入正确的QQ号码'],
    ['网址', rule('web-address'), 'www.a.cn', '请输入以http和https开头的网址'],
    ['代码', rule('alphanumeric'), '中', '请输入20位以内的英文字符和数字'],
    ['姓名', rule('plain-name'), '张', '请输入2到100位的中英文字符和空格'],
    ['号码', rule('digits-and-lines'), '1,2', '请输入数字和换行符'],
    ['说明', rule('short-text'), '长'.repeat(256), '请输入255位以内的字符'],
    ['名称', { minLength: 3 }, 'ab', '名称最小长度3位字符'],
    ['名称', { maxLength: 3 }, 'abcd', '名称最大长度3位字符'],
    ['标签', { ...several, minItems: 2 }, ['a'], '标签最少选择2项'],
    ['标签', { ...several, maxItems: 1 }, ['a', 'b'], '标签最多选择1项'],
    ['等级', { required: true, 'x-dict': 'level' }, null, '请选择等级'],
  ])('%s %j given %j: %s', (title, declared, value, message) => {
    expect(said(title, declared, value)).toEqual(message === undefined ? [] : [message]);
  });

  const dialog: { body: { form: JsonObject } } = JSON.parse(
    readFileSync('schemas/system/change-password.dialog.json', 'utf8'),
  );
  const rules: JsonObject = JSON.parse(readFileSync('schemas/system/system.rules.json', 'utf8'));
  const password = resolveForm(
    { document: 'system/change-password.dialog', pointer: '/body/form', body: dialog.body.form },
    documentSet({ 'system/system.rules': rules }),
    vocabulary,
  );
  // covers: rule-password
  test.each<[values: JsonObject, messages: string[]]>([
    [{}, ['请输入旧密码!', '请输入新密码!', '请确认新密码!']],
    [{ oldpassword: 'a', password: 'abcdef-1', confirmpassword: 'abcdef-2' }, ['两次输入的密码不一样！']],
    [{ oldpassword: 'a', password: 'abcdef-1', confirmpassword: 'abcdef-1' }, []],
  ])('change of password with %j: %j', (values, messages) => {
    expect(evaluateForm(password, values).problems.map(({ message }) => message)).toEqual(messages);
  });
});

describe('section 5: what cells say', () => {
  const patterns: [pattern: string, good: string, bad: string][] = [
    ['n6-16', '1'.repeat(16), '1'.repeat(17)],
    ['*6-16', '中文 abc', 'abcde'],
    ['s6-18', 'a'.repeat(18), 'abcde1'],
    ['url', 'http://a', 'ftp://a'],
    ['e', 'a@b.cn', 'a@b'],
    ['m', '19912345678', '12912345678'],
    ['p', '100000', '010000'],
    ['s', 'Ab', 'a1'],
    ['n', '12', 'a'],
    ['z', '-3', '1.5'],
    ['money', '0.10', '1.001'],
    ['^[A-Z]+$', 'AB', 'ab'],
  ];
  // covers: rule-cell-patterns
  test.each(patterns)('pattern %s takes %s and not %s', (pattern, good, bad) => {
    const say = (value: string) => {
      const scope = { title: '编码', record: {}, column: [value] };
      return validateCell([{ pattern, message: '${title}不对' }], value, scope, noRules);
    };
    expect([say(good), say(bad)]).toEqual([undefined, '编码不对']);
  });

  test('every sign of a pattern is in the table', () => {
    expect([...patterns.map(([sign]) => sign).filter((sign) => !sign.startsWith('^')), '*', 'only'].toSorted()).toEqual(
      [...tablePatterns.keys()].toSorted(),
    );
  });

  // covers: rule-cell-first, rule-cell-only
  test('the first rule that fails is told; unique over all rows', () => {
    const rules = [
      { pattern: '*', message: '先' },
      { unique: true, message: '重复' },
      { pattern: 'z', message: '后' },
    ];
    const say = (value: string, column: string[]) =>
      validateCell(rules, value, { title: 'x', record: {}, column }, noRules);
    expect([say('', ['']), say('a', ['a', 'a']), say('a', ['a', 'b']), say('1', ['1'])]).toEqual([
      '先',
      '重复',
      '后',
      undefined,
    ]);
  });
});
