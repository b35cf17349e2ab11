import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { enterTableCell, tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/按键与校验' };
export default meta;
type Story = StoryObj;

const properties = {
  name: { type: 'string', title: '名称' },
  begins: { type: 'integer', title: '起' },
  ends: { type: 'integer', title: '止' },
  phone: { type: 'string', title: '电话' },
};
const many = Array.from({ length: 200 }, (_, index) => ({ id: `r${index}`, name: `第${index + 1}个` }));
const focusedRow = () => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 1;

export const PageKeys: Story = {
  render: () => <OpenForm form={tableForm({ properties })} mode="edit" record={{ rows: many }} />,
  async play() {
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focusedRow()).toBeGreaterThan(3));
    const page = focusedRow() - 1;
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focusedRow()).toBe(1 + 2 * page));
    const cell = document.activeElement?.closest('[data-column]')?.getBoundingClientRect();
    const grid = screen.getByRole('grid').getBoundingClientRect();
    await expect((cell?.top ?? 0) >= grid.top && (cell?.bottom ?? 0) <= grid.bottom).toBe(true);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() =>
      expect(document.querySelectorAll('[data-row] [data-column="name"][aria-selected]').length).toBeGreaterThan(
        page - 2,
      ),
    );
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await waitFor(() => expect(focusedRow()).toBe(1));
  },
};

export const PressedWhereTheKeyboardIs: Story = {
  render: () => <OpenForm form={tableForm({ properties })} mode="edit" record={{ rows: many.slice(0, 2) }} />,
  async play() {
    await enterTableCell(1, 'name');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedRow()).toBe(2));
    const press = async () => {
      await userEvent.click((await tableCell(2, 'name')).querySelector('input') ?? document.body);
    };
    await press();
    await userEvent.keyboard('新');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await tableCell(2, 'name')).toHaveTextContent(/^新$/));
    await enterTableCell(2, 'name');
    await press();
    await userEvent.keyboard('的{Enter}');
    await waitFor(async () => expect(await tableCell(2, 'name')).toHaveTextContent(/^新的$/));
  },
};

/** A second press within 300 ms is ignored. */
// covers: limit-repeat
export const PressedTwiceAddsOne: Story = {
  render: () => (
    <OpenForm
      form={tableForm({ properties, options: { rowSelection: 'checkbox' } })}
      mode="edit"
      record={{ rows: [] }}
    />
  ),
  async play() {
    const add = await screen.findByRole('button', { name: '新增' });
    await fireEvent.click(add);
    await fireEvent.click(add);
    await tableCell(1, 'name');
    const rows = () => document.querySelectorAll('[data-row]');
    await expect(rows()).toHaveLength(1);
    await waitFor(async () => {
      await fireEvent.click(add);
      await expect(rows()).toHaveLength(2);
    });
  },
};

// covers: rule-cell-custom
export const OwnChecks: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties,
        columns: [
          'name',
          'begins',
          {
            key: 'ends',
            validateRules: [
              { when: '{{ $value >= $line.begins }}', message: '${title}不能小于起' },
              { when: '{{ $value < 100 }}', message: '${title}要小于 100' },
            ],
          },
          {
            key: 'phone',
            validateRules: [{ rule: 'mobile' }, { when: "{{ $value != '13800000000' }}", message: '这个号码停用了' }],
          },
        ],
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', begins: 200, ends: 300 }] }}
    />
  ),
  async play() {
    const says = (column: string, message: string) =>
      waitFor(async () => expect(await tableCell(1, column)).toHaveAccessibleDescription(message));
    await typeIntoCell(1, 'ends', '150{Tab}');
    await says('ends', '止不能小于起');
    await expect(document.querySelector('.pw-edit-wrong')).toHaveAttribute('data-column', 'ends');
    await typeIntoCell(1, 'ends', '201{Tab}');
    await says('ends', '止要小于 100');
    await typeIntoCell(1, 'begins', '1{Tab}');
    await typeIntoCell(1, 'ends', '50{Tab}');
    await waitFor(async () => expect(await tableCell(1, 'ends')).not.toBeInvalid());
    await typeIntoCell(1, 'phone', '123{Enter}');
    await says('phone', '请输入正确手机号');
    await typeIntoCell(1, 'phone', '13800000000{Enter}');
    await says('phone', '这个号码停用了');
  },
};
