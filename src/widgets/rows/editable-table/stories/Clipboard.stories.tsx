import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectSeen, optionOf } from '../../../../../.storybook/play.ts';
import {
  enterTableCell,
  openTableCell,
  pressTableArrow,
  tableCell,
  tableEditor,
} from '../../../../../.storybook/table-play.ts';
import excelHtml from '../../../../engine/grid/clipboard/testing/excel.html?raw';
import excelText from '../../../../engine/grid/clipboard/testing/excel.tsv?raw';
import wpsHtml from '../../../../engine/grid/clipboard/testing/wps.html?raw';
import wpsText from '../../../../engine/grid/clipboard/testing/wps.tsv?raw';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/剪贴板' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    qty: { type: 'number', title: '数量', 'x-scale': 2 },
    day: { type: 'string', format: 'date', title: '日期' },
    level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
  },
});
const rows = [
  { id: 'r1', name: '螺栓', qty: '1.00', day: '2026-01-01', level: 'A' },
  { id: 'r2', name: '螺母', qty: '2.00', day: '2026-01-02', level: 'B' },
];
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const openList = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
const focused = () => document.activeElement ?? document.body;

async function paste(texts: Record<string, string>): Promise<void> {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
  await fireEvent(focused(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function copy(): DataTransfer {
  const clipboardData = new DataTransfer();
  focused().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData;
}

const story: Story = { render: () => <OpenForm form={form} mode="edit" record={{ rows }} /> };

/** A paste over a pressed cell goes into cells, as in a spreadsheet, whatever their editors are. */
export const PressedThenPasted: Story = {
  ...story,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await enterTableCell(1, 'level');
    await expect(document.querySelector(openList)).toBeNull();
    await paste({ 'text/plain': Array.from({ length: 30 }, () => '普通客户').join('\r\n') });
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('普通客户'));
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '31'));
    await openTableCell(1, 'qty');
    await paste({ 'text/plain': '1,234.50' });
    await waitFor(async () => expect(await tableEditor('第 1 行 数量')).toHaveValue('1234.50'));
    await openTableCell(1, 'name');
    await paste({ 'text/plain': '垫圈\r\n螺杆' });
    await waitFor(async () => expect(await tableCell(2, 'name')).toHaveTextContent('螺杆'));
    await expect(await tableEditor('第 1 行 名称')).toHaveValue('垫圈');
  },
};

export const PressedTwiceOrTypedInto: Story = {
  ...story,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await openTableCell(1, 'level');
    await waitFor(() => expect(document.querySelector(openList)).toBeVisible());
    await enterTableCell(1, 'name');
    await waitFor(() => expect(document.querySelector(openList)).toBeNull());
    await userEvent.keyboard('垫圈');
    await expect(await tableEditor('第 1 行 名称')).toHaveValue('垫圈');
    await openTableCell(2, 'name');
    await userEvent.keyboard('{End}帽');
    await expect(await tableEditor('第 2 行 名称')).toHaveValue('螺母帽');
    await pressTableArrow(2, 'level');
    await waitFor(() => expect(document.querySelector(openList)).toBeVisible());
    await enterTableCell(1, 'level');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await optionOf('普通客户'));
    await save();
    await expectHeld({
      rows: [
        { ...rows[0], name: '垫圈', level: 'B' },
        { ...rows[1], name: '螺母帽' },
      ],
    });
  },
};

export const FromASpreadsheet: Story = {
  ...story,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await enterTableCell(2, 'name');
    await paste({ 'text/plain': '垫圈\t1,234.5\t2026/3/4\t普通客户\r\n螺杆\t7\t2026年3月5日\t\r\n' });
    await waitFor(async () => expect(await tableCell(3, 'name')).toHaveTextContent('螺杆'));
    await save();
    await expectHeld({
      rows: [
        rows[0],
        { id: 'r2', name: '垫圈', qty: '1234.50', day: '2026-03-04', level: 'B' },
        { name: '螺杆', qty: '7.00', day: '2026-03-05', level: null },
      ],
    });
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Control>}z{/Control}');
    await save();
    await expectHeld({ rows });
  },
};

export const WhatDoesNotFit: Story = {
  ...story,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await enterTableCell(1, 'qty');
    await paste({
      'text/html': '<table><tr><td>十</td><td>某天</td></tr><tr><td>5</td><td>2026-5-5</td></tr></table>',
      'text/plain': '十\t某天\r\n5\t2026-5-5',
    });
    const dialog = await screen.findByRole('dialog', { name: '有些内容填不进去' });
    await expect(dialog).toHaveTextContent('“十”不是数字');
    await expect(dialog).toHaveTextContent('“某天”不是日期');
    await userEvent.click(screen.getByRole('button', { name: '粘贴其余 2 格' }));
    await waitFor(async () => expect(await tableCell(2, 'day')).toHaveTextContent('2026-05-05'));
    await expect(await tableCell(1, 'qty')).toHaveTextContent('');
    await save();
    await expectHeld({ rows: [rows[0], { ...rows[1], qty: '5.00', day: '2026-05-05' }] });
  },
};

const ordered = tableForm({
  properties: { customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/customer' } } },
});
const named = { 'text/plain': '客户001\r\n客户002' };

function slowPorts() {
  const ports = createFakePorts();
  const { options } = ports.records;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer: typeof options = async (resource, query, more) => {
    if (query.keyword) await released;
    return options(resource, query, more);
  };
  return { ports: { ...ports, records: { ...ports.records, options: answer } }, release };
}

const slow = [slowPorts(), slowPorts(), slowPorts()] as const;

export const NamesAreSearched: Story = {
  render: () => <OpenForm form={ordered} mode="edit" record={{ rows: [{ id: 'r1' }, { id: 'r2' }] }} />,
  parameters: { ports: slow[0].ports },
  async play() {
    await enterTableCell(1, 'customer');
    await paste(named);
    await expectSeen('正在按名称或编码查找，0 / 2');
    slow[0].release();
    await waitFor(async () => expect(await tableCell(2, 'customer')).toHaveTextContent('客户002'));
    await waitFor(() => expect(screen.queryByText(/正在按名称或编码查找/)).toBeNull());
    await save();
    await expectHeld({
      rows: [
        { id: 'r1', customer: 'c1' },
        { id: 'r2', customer: 'c2' },
      ],
    });
  },
};

export const OpenListClosesAtOnce: Story = {
  ...NamesAreSearched,
  parameters: { ports: slow[2].ports },
  async play() {
    await tableCell(1, 'customer');
    await pressTableArrow(1, 'customer');
    await waitFor(() => expect(document.querySelector(openList)).toBeVisible());
    await paste(named);
    await expectSeen('正在按名称或编码查找，0 / 2');
    await expect(document.querySelector(openList)).toBeNull();
    slow[2].release();
    await waitFor(async () => expect(await tableCell(2, 'customer')).toHaveTextContent('客户002'));
    await expect((await tableCell(1, 'customer')).contains(document.activeElement)).toBe(true);
  },
};

const coded = createFakePorts();
const bolt = { value: 'm1', text: '六角螺栓', code: 'W001' };
coded.records = { ...coded.records, options: async (_, { keyword }) => (keyword === bolt.code ? [bolt] : []) };

export const RecordsByTheirCodes: Story = {
  ...NamesAreSearched,
  parameters: { ports: coded },
  async play() {
    await enterTableCell(1, 'customer');
    await paste({ 'text/plain': bolt.code });
    await waitFor(async () => expect(await tableCell(1, 'customer')).toHaveTextContent(/^六角螺栓$/));
    await save();
    await expectHeld({ rows: [{ id: 'r1', customer: 'm1' }, { id: 'r2' }] });
  },
};

export const SearchIsStopped: Story = {
  ...NamesAreSearched,
  parameters: { ports: slow[1].ports },
  async play() {
    await enterTableCell(1, 'customer');
    await paste(named);
    await userEvent.click(await screen.findByRole('button', { name: '停止粘贴' }));
    slow[1].release();
    await expect(screen.queryByText(/正在按名称或编码查找/)).toBeNull();
    await save();
    await expectHeld({ rows: [{ id: 'r1' }, { id: 'r2' }] });
  },
};

export const ToASpreadsheet: Story = {
  ...story,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Shift>}{ArrowDown}{Control>}{ArrowRight}{/Control}{/Shift}');
    const clipboard = copy();
    await expect(clipboard.getData('text/plain')).toBe(
      '螺栓\t1.00\t2026-01-01\t重点客户\r\n螺母\t2.00\t2026-01-02\t普通客户',
    );
    await expect(clipboard.getData('text/html')).toContain('<td>重点客户</td>');
  },
};

export const ABlockLargerThanTheWindow: Story = {
  render: () => (
    <OpenForm
      form={form}
      mode="edit"
      record={{ rows: Array.from({ length: 90 }, (_, index) => ({ id: `r${index}`, name: `第${index + 1}个` })) }}
    />
  ),
  async play() {
    await enterTableCell(3, 'name');
    await userEvent.keyboard('{Shift>}{ArrowDown>60/}{/Shift}');
    const lines = copy().getData('text/plain').split('\r\n');
    await expect([lines.length, lines[0], lines.at(-1)]).toEqual([61, '第3个', '第63个']);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{Shift>}{ArrowUp>60/}{/Shift}');
    const above = copy().getData('text/plain').split('\r\n');
    await expect([above.length, above[0], above.at(-1)]).toEqual([61, '第30个', '第90个']);
  },
};

export const FillsDown: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [...rows, { id: 'r3' }, { id: 'r4' }] }} />,
  async play() {
    await enterTableCell(1, 'qty');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const handle = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.pw-fill');
      if (!found) throw new Error('没有填充柄');
      return found;
    });
    await fireEvent.mouseDown(handle, { detail: 2 });
    await expect(await tableCell(4, 'qty')).toHaveTextContent('4.00');
    await expect(await tableCell(4, 'day')).toHaveTextContent('2026-01-04');
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(await tableCell(3, 'name')).toHaveTextContent('螺栓');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(await tableCell(2, 'name')).toHaveTextContent('螺母');
    await expect(await tableCell(4, 'qty')).toBeEmptyDOMElement();
  },
};

const withRemark = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    qty: { type: 'number', title: '数量', 'x-scale': 2 },
    day: { type: 'string', format: 'date', title: '日期' },
    level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
    remark: { type: 'string', format: 'text', title: '备注' },
  },
});
const remarkStory: Story = {
  render: () => <OpenForm form={withRemark} mode="edit" record={{ rows: [{ ...rows[0], remark: '一\n"二"' }] }} />,
};

async function pasteSheet(html: string, text: string): Promise<void> {
  await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
  await enterTableCell(1, 'name');
  await paste({ 'text/html': html, 'text/plain': text });
  await waitFor(async () => expect(await tableCell(2, 'level')).toHaveTextContent('重点客户'));
  await save();
}

export const InTheFormOfExcel: Story = {
  ...remarkStory,
  async play() {
    await pasteSheet(excelHtml, excelText);
    await expectHeld({
      rows: [
        { id: 'r1', name: '垫圈 & 螺母', qty: '1234.50', day: '2026-03-04', level: 'B', remark: '先送\n后付' },
        { name: '螺杆', qty: '0.00', day: '2026-12-31', level: 'A', remark: null },
      ],
    });
  },
};

export const InTheFormOfWps: Story = {
  ...remarkStory,
  async play() {
    await pasteSheet(wpsHtml, wpsText);
    await expectHeld({
      rows: [
        { id: 'r1', name: '垫圈', qty: '1234.50', day: '2026-03-04', level: 'B', remark: '先送\n后付 现金' },
        { name: null, qty: '-12.00', day: '2026-12-31', level: 'A', remark: '他说"不急"' },
      ],
    });
  },
};

export const FromPlainText: Story = {
  ...remarkStory,
  async play() {
    await pasteSheet('', wpsText);
    await expectHeld({
      rows: [
        { id: 'r1', name: '垫圈', qty: '1234.50', day: '2026-03-04', level: 'B', remark: '先送\n后付 现金' },
        { name: null, qty: '-12.00', day: '2026-12-31', level: 'A', remark: '他说"不急"' },
      ],
    });
  },
};

export const LinesAndQuotesGoOut: Story = {
  ...remarkStory,
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'level')).toHaveTextContent('重点客户'));
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}');
    const clipboard = copy();
    await expect(clipboard.getData('text/plain')).toBe('螺栓\t1.00\t2026-01-01\t重点客户\t"一\n""二"""');
    await expect(clipboard.getData('text/html')).toContain('<td>一<br>&quot;二&quot;</td>');
  },
};

const kept = tableForm({
  properties: { code: { type: 'string', title: '编码' }, file: { type: 'string', title: '附件' } },
  columns: ['code', { key: 'file', type: 'file' }],
});

export const FilesAreNoTexts: Story = {
  render: () => (
    <OpenForm
      form={kept}
      mode="edit"
      record={{ rows: [{ id: 'r1', code: '00123', file: 'temp/a.pdf' }, { id: 'r2' }] }}
    />
  ),
  async play() {
    await enterTableCell(2, 'file');
    await paste({ 'text/plain': '合同.pdf' });
    const dialog = await screen.findByRole('dialog', { name: '有些内容填不进去' });
    await expect(dialog).toHaveTextContent('文字不能当作文件，请上传');
    await userEvent.click(within(dialog).getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A copied file pastes as the file itself; a code stays text in a spreadsheet.
    await enterTableCell(1, 'code');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const clipboard = copy();
    await expect(clipboard.getData('text/html')).toContain('mso-number-format');
    await enterTableCell(2, 'code');
    await paste({ 'text/plain': clipboard.getData('text/plain'), 'text/html': clipboard.getData('text/html') });
    await waitFor(async () => expect(await tableCell(2, 'file')).toHaveTextContent('a.pdf'));
    await save();
    await expectHeld({
      rows: [
        { id: 'r1', code: '00123', file: 'temp/a.pdf' },
        { id: 'r2', code: '00123', file: 'temp/a.pdf' },
      ],
    });
  },
};
