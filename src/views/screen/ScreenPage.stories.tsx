import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../schema/json/json-value.ts';
import { PageStory } from '../page/testing/PageStory.tsx';

const meta: Meta = { title: '页面/内容页' };
export default meta;
type Story = StoryObj;

const text = (content: string, props: JsonObject = {}): JsonObject => {
  return { type: 'void', 'x-component': 'Text', 'x-component-props': props, 'x-content': content };
};
const pageOf = (properties: JsonObject) => () => {
  const documents = { 'base/help.screen': { title: '帮助', properties } };
  return <PageStory of="base/help.screen" documents={documents} records={memoryRecords([])} />;
};

export const CardsAndTexts: Story = {
  render: pageOf({
    _title: text('怎样开户', { level: 'title' }),
    _grid: {
      type: 'void',
      'x-component': 'Grid',
      properties: {
        _first: { type: 'void', title: '第一步', 'x-component': 'Card', properties: { _t: text('填写资料') } },
        _second: { type: 'void', title: '第二步', 'x-component': 'Card', properties: { _t: text('等待审核') } },
      },
    },
    _more: { type: 'void', title: '其它', 'x-component': 'Section', properties: { _t: text('请打电话') } },
    _mode: text('', { text: "{{ '今天是 ' + $today }}", tone: 'secondary' }),
  }),
  async play() {
    await expect(await screen.findByRole('heading', { name: '怎样开户' })).toBeVisible();
    const card = within(await screen.findByRole('region', { name: '第二步' }));
    await expect(await card.findByText('等待审核')).toBeVisible();
    await expect(await screen.findByText(/今天是 \d{4}-\d{2}-\d{2}/)).toBeVisible();
  },
};

export const WrongParts: Story = {
  render: pageOf({
    _good: text('这一段是好的'),
    _wrong: { type: 'void', 'x-component': 'Crad' },
    name: { type: 'string', title: '名称' },
    _failing: text('退回的文字', { text: '{{ $record.a.b.c }}' }),
  }),
  async play() {
    await expect(await screen.findByText('这一段是好的')).toBeVisible();
    await expect(screen.getByText(/是不是想写“Card”/)).toBeVisible();
    await expect(screen.getByText(/页面里不能放字段“name”/)).toBeVisible();
    await expect(screen.getAllByRole('note')).toHaveLength(2);
    await expect(await screen.findByText('退回的文字')).toBeVisible();
  },
};
