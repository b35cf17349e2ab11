import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageStory } from './testing/PageStory.tsx';

const meta: Meta = { title: '页面/内容页' };
export default meta;
type Story = StoryObj;

const text = (content: string, props: JsonObject = {}): JsonObject => {
  return { type: 'void', 'x-component': 'Text', 'x-component-props': props, 'x-content': content };
};
const pageOf =
  (properties: JsonObject, more: JsonObject = {}) =>
  () => {
    const documents = { 'base/help.screen': { title: '帮助', ...more, properties } };
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
    await expectVisible(await screen.findByRole('heading', { name: '怎样开户' }));
    const card = within(await screen.findByRole('region', { name: '第二步' }));
    await expectVisible(await card.findByText('等待审核'));
    await expectVisible(await screen.findByText(/今天是 \d{4}-\d{2}-\d{2}/));
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
    await expectVisible(await screen.findByText('这一段是好的'));
    await expectVisible(await screen.findByText(/是不是想写“Card”/));
    await expectVisible(await screen.findByText(/页面里不能放字段“name”/));
    await expect(screen.getAllByRole('note')).toHaveLength(2);
    await expectVisible(await screen.findByText('退回的文字'));
  },
};

export const Printed: Story = {
  render: pageOf(
    {
      _today: text('', { text: "{{ '今天是 ' + $today }}" }),
      _card: { type: 'void', title: '第一步', 'x-component': 'Card', properties: { _t: text('填写资料') } },
      _code: { type: 'void', 'x-component': 'QrCode', 'x-component-props': { text: 'https://example.com' } },
      _hidden: { ...text('不给看'), 'x-visible': '{{ 1 > 2 }}' },
    },
    { print: true },
  ),
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: /打\s?印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('body > .pw-print');
    await expect(sheet).toHaveTextContent(/^帮助今天是 \d{4}-\d{2}-\d{2}第一步填写资料$/);
    await expect(sheet?.querySelector('svg, canvas')).toBeTruthy();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('body > .pw-print')).toBeNull());
    print.mockRestore();
  },
};

export const PrintedOnItsPaper: Story = {
  render: pageOf({ _t: text('送货单') }, { paper: { size: 'A5', landscape: true, margin: 8 } }),
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: /打\s?印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const rule = document.querySelector('body > .pw-print style')?.textContent;
    await expect(rule).toBe('@page { size: A5 landscape; margin: 8mm; }');
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
};
