import { describe, expect, it } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import type { DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { resolveForm } from '../form/index.ts';
import { formSentences, type LogicSentence, type SentenceLocale } from './index.ts';

const order: JsonObject = {
  kind: 'model',
  title: '订单',
  schema: {
    type: 'object',
    properties: {
      level: {
        type: 'string',
        title: '客户等级',
        enum: [
          { value: 'A', label: '重点' },
          { value: 'B', label: '普通' },
          { value: 'D', label: '停止' },
        ],
      },
      kind: { type: 'string', title: '类别', 'x-dict': 'order_kind' },
      amount: { type: 'number', title: '金额' },
      limit: { type: 'number', title: '额度' },
      taxed: { type: 'boolean', title: '含税' },
      begin: { type: 'string', format: 'date', title: '开始日期' },
      phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] },
      lines: { type: 'array', title: '明细', 'x-child': { model: 'a/line', parent: 'order' } },
    },
  },
};
const line: JsonObject = {
  kind: 'model',
  title: '明细',
  schema: {
    type: 'object',
    properties: {
      qty: { type: 'number', title: '数量' },
      price: { type: 'number', title: '单价' },
      sum: { type: 'number', title: '小计', 'x-value': '{{ $record.qty * $record.price }}' },
    },
  },
};
const documents: DocumentSet = {
  get: (key) => [source('a/order', order), source('a/line', line)].find((each) => each.key === key),
  keys: () => ['a/order.model', 'a/line.model'],
};

function source(id: string, body: JsonObject): SourceDocument {
  return { key: `${id}.model`, id, kind: 'model', hash: '', body, problems: [] };
}

function sentencesOf(body: JsonObject, locale: SentenceLocale = 'zh-CN'): LogicSentence[] {
  const form = resolveForm(
    { document: 'a/f.form', pointer: '', body: { model: 'a/order', ...body } },
    documents,
    vocabulary,
  );
  const texts = new Map([['1', '直销']]);
  return formSentences(form, locale, (code) => (code === 'order_kind' ? texts : undefined));
}

function requiredWhen(condition: string, locale: SentenceLocale = 'zh-CN'): string {
  const discount: JsonObject = { type: 'number', title: '折扣', required: `{{ ${condition} }}` };
  const [sentence] = sentencesOf({ properties: { discount, lines: {} } }, locale);
  return sentence?.isSource ? `!${sentence.text}` : (sentence?.text ?? '');
}

describe('conditions', () => {
  it.each([
    ["$record.level == 'A'", '当 客户等级 为“重点”时，折扣 必填。', 'When 客户等级 is “重点”, 折扣 is required.'],
    ["$values.level === 'Z'", '当 客户等级 为“Z”时，折扣 必填。', 'When 客户等级 is “Z”, 折扣 is required.'],
    ["'A' != $record.level", '当 客户等级 不为“重点”时，折扣 必填。', 'When 客户等级 is not “重点”, 折扣 is required.'],
    ["$record.kind == '1'", '当 类别 为“直销”时，折扣 必填。', 'When 类别 is “直销”, 折扣 is required.'],
    ['$record.amount > 100', '当 金额 大于 100 时，折扣 必填。', 'When 金额 is more than 100, 折扣 is required.'],
    ['100 > $record.amount', '当 金额 小于 100 时，折扣 必填。', 'When 金额 is less than 100, 折扣 is required.'],
    [
      '$record.amount >= $record.limit',
      '当 金额 不小于 额度 时，折扣 必填。',
      'When 金额 is at least 额度, 折扣 is required.',
    ],
    ['$record.amount <= -1.5', '当 金额 不大于 -1.5 时，折扣 必填。', 'When 金额 is at most -1.5, 折扣 is required.'],
    [
      '$record.begin < $today',
      '当 开始日期 小于 今天 时，折扣 必填。',
      'When 开始日期 is less than today, 折扣 is required.',
    ],
    ['$record.taxed', '当 含税 为“是”时，折扣 必填。', 'When 含税 is yes, 折扣 is required.'],
    ['!$record.taxed', '当 含税 不为“是”时，折扣 必填。', 'When 含税 is not yes, 折扣 is required.'],
    ['$record.taxed == false', '当 含税 为“否”时，折扣 必填。', 'When 含税 is no, 折扣 is required.'],
    ['$record.phone', '当 手机 不为空 时，折扣 必填。', 'When 手机 is filled in, 折扣 is required.'],
    ['!$record.phone', '当 手机 为空 时，折扣 必填。', 'When 手机 is empty, 折扣 is required.'],
    ["$record.phone != ''", '当 手机 不为空 时，折扣 必填。', 'When 手机 is filled in, 折扣 is required.'],
    ['$record.phone === null', '当 手机 为空 时，折扣 必填。', 'When 手机 is empty, 折扣 is required.'],
    ['$record.phone == undefined', '当 手机 为空 时，折扣 必填。', 'When 手机 is empty, 折扣 is required.'],
    [
      "['A', 'B'].includes($record.level)",
      '当 客户等级 为“重点”“普通”之一 时，折扣 必填。',
      'When 客户等级 is one of “重点”, “普通”, 折扣 is required.',
    ],
    [
      "!['A'].includes($record.level)",
      '当 客户等级 不是“重点”之一 时，折扣 必填。',
      'When 客户等级 is none of “重点”, 折扣 is required.',
    ],
    ["$record.phone.includes('13')", '当 手机 含“13”时，折扣 必填。', 'When 手机 contains “13”, 折扣 is required.'],
    [
      "!$record.phone?.startsWith('13')",
      '当 并非（手机 以“13”开头）时，折扣 必填。',
      'When not (手机 starts with “13”), 折扣 is required.',
    ],
    ["$record.phone.endsWith('0')", '当 手机 以“0”结尾 时，折扣 必填。', 'When 手机 ends with “0”, 折扣 is required.'],
    [
      "$record.level == 'A' && $record.amount > 1 && $record.taxed",
      '当 客户等级 为“重点”，且 金额 大于 1，且 含税 为“是”时，折扣 必填。',
      'When 客户等级 is “重点” and 金额 is more than 1 and 含税 is yes, 折扣 is required.',
    ],
    [
      "$record.taxed && ($record.level == 'A' || $record.level == 'B')",
      '当 含税 为“是”，且 （客户等级 为“重点”，或 客户等级 为“普通”）时，折扣 必填。',
      'When 含税 is yes and (客户等级 is “重点” or 客户等级 is “普通”), 折扣 is required.',
    ],
    [
      '!($record.taxed || $record.amount > 1)',
      '当 并非（含税 为“是”，或 金额 大于 1）时，折扣 必填。',
      'When not (含税 is yes or 金额 is more than 1), 折扣 is required.',
    ],
    ["$mode == 'create'", '当 正在新增 时，折扣 必填。', 'When a record is added, 折扣 is required.'],
    [
      "$mode != 'edit'",
      '当 不是正在修改 时，折扣 必填。',
      'When it is not so that a record is changed, 折扣 is required.',
    ],
    [
      "$permissions.includes('a:b')",
      '当 有权限“a:b”时，折扣 必填。',
      'When one has the permission “a:b”, 折扣 is required.',
    ],
    [
      "$user.username == 'admin'",
      '当 当前用户的 username 为“admin”时，折扣 必填。',
      'When username of the current user is “admin”, 折扣 is required.',
    ],
    ['$record.lines.length > 0', '当 明细 有内容 时，折扣 必填。', 'When 明细 has entries, 折扣 is required.'],
    ['$record.lines.length == 0', '当 明细 没有内容 时，折扣 必填。', 'When 明细 has no entries, 折扣 is required.'],
    [
      '$record.lines.length >= 3',
      '当 明细 的个数 不小于 3 时，折扣 必填。',
      'When the length of 明细 is at least 3, 折扣 is required.',
    ],
    [
      '$record.lines.every(l => l.qty > 0)',
      '当 明细 每一行都满足（数量 大于 0）时，折扣 必填。',
      'When in every row of 明细 (数量 is more than 0), 折扣 is required.',
    ],
    [
      '!($record.lines || []).some(l => l.qty > $record.limit)',
      '当 并非（明细 有一行满足（数量 大于 额度））时，折扣 必填。',
      'When not (in some row of 明细 (数量 is more than 额度)), 折扣 is required.',
    ],
    [
      'sum($record.lines, l => l.qty * l.price) > $record.limit',
      '当 明细 的 数量 × 单价 合计 大于 额度 时，折扣 必填。',
      'When the sum of 数量 × 单价 in 明细 is more than 额度, 折扣 is required.',
    ],
    [
      'count($record.lines, l => l.qty > 1) == 2',
      '当 明细 里（数量 大于 1）的行数 为 2 时，折扣 必填。',
      'When the number of 明细 where (数量 is more than 1) is 2, 折扣 is required.',
    ],
    ['true', '当 总是 时，折扣 必填。', 'When always, 折扣 is required.'],
  ])('%s', (condition, zh, en) => {
    expect(requiredWhen(condition)).toBe(zh);
    expect(requiredWhen(condition, 'en-US')).toBe(en);
  });

  it.each([
    '$record.phone.replace("1", "2") == "2"',
    '$record.amount ?? 1',
    'JSON.stringify($record) != "{}"',
    '$record[$mode] > 1',
  ])('without a nice sentence stand as they are written: %s', (condition) => {
    expect(requiredWhen(condition)).toBe(`!当 ${condition} 时，折扣 必填。`);
  });
});

describe('values', () => {
  it.each([
    ['$record.amount * 1.13', '折扣 由 金额 × 1.13 算出。'],
    ['($record.amount - $record.limit) * 2', '折扣 由 （金额 − 额度） × 2 算出。'],
    ['$record.amount - ($record.limit + 1)', '折扣 由 金额 − （额度 + 1） 算出。'],
    ['round($record.amount / 3, 2)', '折扣 由 金额 ÷ 3（保留 2 位小数） 算出。'],
    ['sum($record.lines, l => l.sum)', '折扣 由 明细 的 小计 合计 算出。'],
    ['avg($record.lines, l => l.qty)', '折扣 由 明细 的 数量 平均值 算出。'],
    ['count($record.lines)', '折扣 由 明细 的行数 算出。'],
    ['$record.amount || 0', '折扣 由 金额（没有时用 0） 算出。'],
    ["$record.level == 'A' ? 0.8 : 1", '折扣 由 （当 客户等级 为“重点” 时是 0.8，否则是 1） 算出。'],
    ['$record.level_dictText', '折扣 由 客户等级 的文字 算出。'],
    ['`${$record.phone}号`', '折扣 由 手机 + “号” 算出。'],
    ['Math.abs($record.amount)', '!折扣 由 Math.abs($record.amount) 算出。'],
  ])('%s', (value, expected) => {
    const [sentence] = sentencesOf({
      properties: { discount: { type: 'number', title: '折扣', 'x-value': `{{ ${value} }}` }, lines: {} },
    });
    expect((sentence?.isSource ? '!' : '') + sentence?.text).toBe(expected);
  });
});

describe('effects', () => {
  const reaction = (more: JsonObject): JsonObject => ({ level: { 'x-reactions': more } });
  it.each<[string, JsonObject, string]>([
    ['x-visible', { amount: { 'x-visible': '{{ $record.taxed }}' } }, '当 含税 为“是”时，金额 才显示。'],
    ['x-hidden', { amount: { 'x-hidden': '{{ $record.taxed }}' } }, '当 含税 为“是”时，金额 隐藏但保留值。'],
    ['x-disabled', { amount: { 'x-disabled': '{{ $record.taxed }}' } }, '当 含税 为“是”时，金额 禁用。'],
    ['x-read-only', { amount: { 'x-read-only': '{{ $record.taxed }}' } }, '当 含税 为“是”时，金额 只读。'],
    ['x-permission', { amount: { 'x-permission': 'a:b' } }, '没有权限“a:b”的人看不到 金额。'],
    ['default', { begin: { default: '{{ $today }}' } }, '新增时 开始日期 的值为 今天。'],
    ['x-rules', { phone: {} }, '手机 要符合规则“mobile”。'],
    [
      'props',
      { amount: { 'x-component-props': { placeholder: '{{ $record.phone }}' } } },
      '金额 的属性 placeholder 为 手机。',
    ],
    [
      'a layout node',
      {
        _card: {
          type: 'void',
          title: '联系方式',
          'x-component': 'Card',
          'x-visible': '{{ $record.taxed }}',
          properties: {},
        },
      },
      '当 含税 为“是”时，联系方式 才显示。',
    ],
    [
      'a node of a row',
      { lines: { items: { properties: { qty: { required: '{{ $line.price > $record.limit }}' } } } } },
      '当 单价 大于 额度 时，明细 的 数量 必填。',
    ],
    [
      'a reaction with both ways',
      reaction({
        target: 'amount',
        when: "{{ $values.level == 'A' }}",
        fulfill: { state: { required: true, disabled: false, value: 5 } },
        otherwise: { state: { visible: false } },
      }),
      '当 客户等级 为“重点”时，金额 必填，且 金额 可用，且 金额 的值为 5；否则 金额 不显示。',
    ],
    [
      'a reaction without a condition',
      reaction({ fulfill: { state: { title: '级别', description: '说明', readOnly: true, hidden: true } } }),
      '客户等级 的标题换成“级别”，且 客户等级 的说明换成“说明”，且 客户等级 只读，且 客户等级 隐藏但保留值。',
    ],
    [
      'a state that an expression decides',
      reaction({
        target: 'amount',
        fulfill: { state: { visible: '{{ $record.taxed }}', value: '{{ $record.limit }}' } },
      }),
      '当 含税 为“是”时，金额 才显示，且 金额 的值为 额度。',
    ],
    [
      'options from elsewhere',
      reaction({ fulfill: { state: { dataSource: '{{ $values.kind }}' } } }),
      '客户等级 的选项换成 类别。',
    ],
  ])('%s', (_, properties, expected) => {
    const sentences = sentencesOf({ properties }).filter(
      ({ document }) => document === 'a/f.form' || 'phone' in properties,
    );
    expect(sentences.map(({ text }) => text)).toEqual([expected]);
  });

  it.each<[string, JsonObject, string]>([
    ['an error', {}, '必须 金额 不大于 额度，否则不能保存，提示“超了”。'],
    ['a warning', { severity: 'warning' }, '应当 金额 不大于 额度，否则提醒“超了”。'],
    ['of deleting', { on: ['delete'] }, '必须 金额 不大于 额度，否则不能删除，提示“超了”。'],
    ['of both', { on: ['save', 'delete'] }, '必须 金额 不大于 额度，否则不能保存也不能删除，提示“超了”。'],
  ])('a rule: %s', (_, more, expected) => {
    const rules: JsonValue[] = [
      { when: '{{ $record.amount <= $record.limit }}', message: '超了', field: 'amount', ...more },
    ];
    const [sentence] = sentencesOf({ properties: {}, rules });
    expect(sentence).toMatchObject({ kind: 'rule', text: expected, pointer: '/rules/0', reads: ['amount', 'limit'] });
    expect(sentence?.target).toEqual({ path: 'amount', title: '金额' });
  });
});

it('says where each is written, what it changes and what it reads', () => {
  const properties: JsonObject = {
    _card: {
      type: 'void',
      'x-component': 'Card',
      properties: { level: { required: '{{ sum($record.lines, l => l.qty) > 1 }}' } },
    },
    lines: {},
  };
  const sentences = sentencesOf({ properties });
  expect(sentences).toMatchObject([
    {
      document: 'a/f.form',
      pointer: '/properties/_card/properties/level/required',
      kind: 'required',
      target: { path: 'level', title: '客户等级' },
      reads: ['lines', 'lines.qty'],
      flags: [],
    },
    {
      document: 'a/line.model',
      pointer: '/schema/properties/sum/x-value',
      kind: 'value',
      target: { path: 'lines.sum', title: '明细 的 小计' },
    },
  ]);
});

describe('flags', () => {
  const flagsOf = (body: JsonObject) =>
    sentencesOf(body).flatMap(({ flags }) => flags.map(({ code, text }) => [code, text]));
  const visibleWhen = (condition: string) => flagsOf({ properties: { amount: { 'x-visible': `{{ ${condition} }}` } } });

  it.each([
    "$record.level == 'Z'",
    "$record.level == 'A' && $record.level == 'B'",
    "$record.level == 'A' && $record.level != 'A' && $record.taxed",
    "['X', 'Y'].includes($record.level)",
    '$record.limit > 3 && $record.limit < 2',
    '$record.limit > 3 && $record.limit <= 3',
    '$record.limit == 1 && $record.limit > 5',
    "$mode == 'add'",
    "$record.taxed && ($record.level == 'Z' || false)",
    '!true',
  ])('a condition that can never hold: %s', (condition) => {
    expect(visibleWhen(condition)).toEqual([['never', '这个条件永远不成立']]);
  });

  it.each([
    "$record.level == 'A' || $record.level == 'Z'",
    "$record.level != 'A' && $record.level != 'B' && $record.level != 'D'",
    "$record.level == ''",
    '$record.limit >= 3 && $record.limit <= 3',
    "$record.kind == '1'",
    '$record.limit > 3 && $record.amount < 2',
    '$record.lines.some(l => l.qty == 1) && $record.lines.some(l => l.qty == 2)',
    "$record.phone == 'A' && $values.begin == 'B'",
  ])('none on one that may: %s', (condition) => {
    expect(visibleWhen(condition)).toEqual([]);
  });

  it('a rule that always holds does nothing, one that never does stops everybody', () => {
    const rules = [
      { when: '{{ true }}', message: 'x' },
      { when: "{{ $record.level == 'Z' }}", message: 'x' },
    ];
    expect(flagsOf({ properties: {}, rules }).map(([code]) => code)).toEqual(['always', 'never']);
  });

  it('a target that is not there', () => {
    const properties = { level: { 'x-reactions': { target: 'nothing', fulfill: { state: { visible: false } } } } };
    expect(flagsOf({ properties })).toEqual([['missing', '表单里没有“nothing”']]);
  });

  it('values that read each other', () => {
    const properties = {
      amount: { 'x-value': '{{ $record.limit + 1 }}' },
      limit: { 'x-reactions': { fulfill: { state: { value: '{{ $record.amount }}' } } } },
    };
    const circle = ['circle', '互相引用，算不出来：金额 → 额度 → 金额'];
    expect(flagsOf({ properties })).toEqual([circle, circle]);
  });

  it('an expression that cannot be read', () => {
    expect(visibleWhen('$record.level ==')[0]?.[0]).toBe('wrong');
  });
});
