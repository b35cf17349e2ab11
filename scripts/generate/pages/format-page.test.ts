import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import { readMetaSchemas } from '../../words/meta-schemas.ts';
import { formatPage } from './format-page.ts';

const real = readMetaSchemas();
const words = (title: string, description: string, english: string, group?: string): JsonObject => ({
  title,
  description,
  'x-en-US': { title: english, description: `${english}.` },
  ...(group !== undefined && { 'x-group': group }),
});

const list = {
  ...words('列表页', '一个列表。', 'List'),
  required: ['kind'],
  properties: {
    kind: { ...words('种类', '写 list。', 'Kind', 'basic'), const: 'list' },
    size: { $ref: '#/definitions/size' },
    align: {
      ...words('对齐', '靠哪边。', 'Align', 'look'),
      enum: ['left', null],
      'x-labels': { left: { 'zh-CN': '左', 'en-US': 'Left' }, null: { 'zh-CN': '不管', 'en-US': 'Either' } },
      default: 'left',
    },
    model: {
      ...words('模型', '哪个模型。', 'Model', 'data'),
      $ref: 'common.schema.json#/definitions/documentId',
      'x-names': { document: ['model', 'query'] },
    },
    buttons: {
      ...words('按钮', '一串按钮。', 'Buttons', 'behavior'),
      type: 'array',
      items: { $ref: '#/definitions/button' },
    },
    copy: { ...words('带出', '字段。', 'Copy', 'data'), type: 'object', 'x-key-names': { field: 'target' } },
  },
  definitions: {
    size: {
      ...words('大小', '多大。', 'Size', 'look'),
      type: 'object',
      properties: {
        width: { ...words('宽度', '多宽。', 'Width', 'look'), type: 'integer', minimum: 1, maximum: 9 },
      },
    },
    button: {
      ...words('按钮', '一个按钮。', 'Button'),
      properties: { text: { ...words('文字', '写着什么。', 'Text', 'basic'), type: 'string' } },
    },
  },
};
const common = 'common.schema.json';
const schemas = new Map([[common, real.get(common) ?? {}]]).set('list.schema.json', list);

function section(page: string, heading: string): string {
  const [, after = ''] = page.split(`${heading}\n`);
  return after.split('<a id=')[0]?.trim() ?? '';
}

describe('the reference of the format', () => {
  const chinese = formatPage(schemas, 'zh-CN');
  const english = formatPage(schemas, 'en-US');

  test('lists the keys by group, in the order of the groups', () => {
    expect(section(chinese, '## list：列表页').split('\n')).toEqual([
      '一个列表。',
      '',
      '| 分组 | 键 | 名称 | 作用 | 取值 |',
      '|---|---|---|---|---|',
      '| 基本 | `kind` (必写) | 种类 | 写 list。 | `"list"` |',
      '| 数据 | `model` | 模型 | 哪个模型。 | [文档编号](#common-documentid)（指文档：model、query） |',
      '|  | `copy` | 带出 | 字段。 | 对象（键是对方的字段） |',
      '| 外观 | `size` | 大小 | 多大。 | 对象 |',
      '|  | `size.width` | 宽度 | 多宽。 | 整数（1 到 9） |',
      '|  | `align` | 对齐 | 靠哪边。 | `"left"`（左）、`null`（不管）；默认 `"left"` |',
      '| 行为 | `buttons` | 按钮 | 一串按钮。 | [按钮](#list-button)的列表 |',
    ]);
  });

  test('contains the same in English', () => {
    const rows = section(english, '## list: List').split('\n');
    expect(rows).toContain('| Basics | `kind` (required) | Kind | Kind. | `"list"` |');
    expect(rows).toContain('|  | `align` | Align | Align. | `"left"` (Left), `null` (Either); default `"left"` |');
    expect(rows).toContain('| Behavior | `buttons` | Buttons | Buttons. | list of [button](#list-button) |');
  });

  test('has a section for each definition of an object, and none for that of a key', () => {
    expect(section(chinese, '### button：按钮')).toContain('| 基本 | `text` | 文字 | 写着什么。 | 文本 |');
    expect(chinese).not.toContain('### size');
  });
});

test.each(['zh-CN', 'en-US'] as const)('every link of the reference leads somewhere (%s)', (locale) => {
  const page = formatPage(real, locale);
  const anchors = new Set([...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !anchors.has(id ?? ''))).toEqual([]);
});
