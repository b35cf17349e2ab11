// covers: dialog-sub-table
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible } from '../../../../../.storybook/play.ts';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import type { FormModel } from '../../../../runtime/form/index.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/详情' };
export default meta;
type Story = StoryObj;

const form = (options: Record<string, string | boolean>) =>
  tableForm({
    properties: {
      name: { type: 'string', title: '名称' },
      note: { type: 'string', title: '备注' },
      parts: { type: 'array', title: '零件', 'x-child': { model: 'story/part', parent: 'row' } },
    },
    columns: ['name'],
    options: { rowNumber: true, ...options },
    models: { 'story/part': { row: { type: 'string' }, code: { type: 'string', title: '编码' } } },
  });
const rows = [
  { id: 'r1', name: '泵', note: '常用', parts: [{ id: 'p1', code: 'A-1' }] },
  { id: 'r2', name: '阀', note: '备用', parts: [] },
];
const open = (options: Record<string, string | boolean>) => (
  <OpenForm form={form(options)} mode="edit" record={{ rows }} />
);

export const Expanded: Story = {
  render: () => open({ expandable: true }),
  async play() {
    await tableCell(1, 'name');
    await userEvent.click(screen.getByRole('button', { name: '展开第 1 行' }));
    await expectVisible(await screen.findByText('常用'));
    const parts = await screen.findByRole('region', { name: '零件' });
    await waitFor(() => expect(within(parts).getByText('A-1')).toBeVisible());
    const second = await tableCell(3, 'name').catch(() => undefined);
    const below = second?.getBoundingClientRect().top ?? 0;
    await expect(below).toBeGreaterThan(parts.getBoundingClientRect().top);
    await userEvent.click(within(parts).getByRole('button', { name: /增加一行/ }));
    await userEvent.keyboard('B-2');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({
      rows: [{ id: 'r1', name: '泵', note: '常用', parts: [{ id: 'p1', code: 'A-1' }, { code: 'B-2' }] }, rows[1]],
    });
  },
};

// covers: dialog-sub-table
export const BesideTheRow: Story = {
  render: () => open({ details: 'popover' }),
  async play() {
    await tableCell(1, 'name');
    await userEvent.click(screen.getByRole('button', { name: '第 1 行的详情' }));
    const panel = await screen.findByRole('dialog', { name: '第 1 行的详情' });
    await expectVisible(within(panel).getByText('常用'));
    const grid = document.querySelector('.pw-editable-table')?.getBoundingClientRect();
    await expect(panel.getBoundingClientRect().width).toBeCloseTo((grid?.width ?? 0) * 0.96, 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BesideTheRowByTheKeyboard: Story = {
  render: () => open({ details: 'popover' }),
  async play() {
    await userEvent.click(await tableCell(2, 'name'));
    const editor = () => screen.getByRole('textbox', { name: '第 2 行 名称' });
    await waitFor(() => expect(editor()).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expectVisible(await screen.findByRole('dialog', { name: '第 2 行的详情' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(editor()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: '第 1 行的详情' });
    await expectVisible(within(panel).getByText('常用'));
  },
};

let opened: FormModel | undefined;

/**
 * If the pressed row is removed before its popover opens, an error is shown after three retries, and nothing stays
 * open.
 */
// covers: error-sub-table
export const SubTableFailed: Story = {
  render: () => (
    <OpenForm form={form({ details: 'popover' })} mode="edit" record={{ rows }} onOpen={(model) => (opened = model)} />
  ),
  async play() {
    await tableCell(2, 'name');
    // The page removes the row from the form during the same press.
    document.addEventListener('click', () => opened?.setValue('rows', rows.slice(1)), { capture: true, once: true });
    await userEvent.click(screen.getByRole('button', { name: '第 1 行的详情' }));
    await expectVisible(await screen.findByText('sub-table failed'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await tableCell(1, 'name')).toHaveTextContent('阀'));
    await userEvent.click(screen.getByRole('button', { name: '第 1 行的详情' }));
    const panel = await screen.findByRole('dialog', { name: '第 1 行的详情' });
    await expectVisible(within(panel).getByText('备用'));
    await userEvent.keyboard('{Escape}');
  },
};

export const ColumnsAmongTheDetails: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          name: { type: 'string', title: '名称' },
          note: { type: 'string', title: '备注' },
          kept: { type: 'string', title: '货位' },
        },
        columns: [{ key: 'name', showDetails: true }, 'note'],
        options: { expandable: true },
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', name: '泵', note: '常用', kept: 'A-01' }] }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    await userEvent.click(screen.getByRole('button', { name: '展开第 1 行' }));
    await expectVisible(await screen.findByText('A-01'));
    await expect(screen.getAllByText('泵')).toHaveLength(2);
    await expect(screen.getAllByText('常用')).toHaveLength(1);
  },
};

export const InAModal: Story = {
  render: () => open({ details: 'modal' }),
  async play() {
    await tableCell(2, 'name');
    await userEvent.click(screen.getByRole('button', { name: '第 2 行的详情' }));
    const modal = await screen.findByRole('dialog', { name: /详情/ });
    await expectVisible(within(modal).getByText('备用'));
    await userEvent.click(within(modal).getByRole('button', { name: '全屏' }));
    await expectVisible(await within(modal).findByRole('button', { name: '还原' }));
  },
};

export const AModalWhoseRowIsTakenAwayCloses: Story = {
  render: () => (
    <OpenForm form={form({ details: 'modal' })} mode="edit" record={{ rows }} onOpen={(model) => (opened = model)} />
  ),
  async play() {
    await tableCell(2, 'name');
    await userEvent.click(screen.getByRole('button', { name: '第 1 行的详情' }));
    await screen.findByRole('dialog', { name: /详情/ });
    opened?.setValue('rows', rows.slice(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await tableCell(1, 'name')).toHaveTextContent('阀'));
  },
};
