// covers: entity-column-types
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectHeld, expectVisible } from '../../../../../.storybook/play.ts';
import {
  enterTableCell,
  openTableCell,
  tableCell,
  tableEditor,
  typeIntoCell,
} from '../../../../../.storybook/table-play.ts';
import { playColumn, readOnlyCell, saveTable } from '../testing/column-play.ts';
import { ColumnStates } from '../testing/ColumnStates.tsx';

const meta: Meta = { title: '组件/可编辑表格/列类型/文字和数字' };
export default meta;
type Story = StoryObj;

export const Normal: Story = {
  render: () => <ColumnStates column={{ type: 'normal' }} value="只能看" />,
  async play() {
    const cell = await tableCell(2, 'value');
    await expect(cell).toHaveTextContent('只能看');
    await expect(cell).toHaveAttribute('aria-readonly', 'true');
    await expect(await readOnlyCell(2)).toHaveTextContent('只能看');
    await enterTableCell(1, 'value');
    await userEvent.keyboard('写不进去');
    await saveTable();
    await expectHeld({ rows: [{ id: 'empty' }, { id: 'filled', value: '只能看' }, { id: 'locked', value: '只能看' }] });
  },
};

export const Input: Story = {
  render: () => <ColumnStates column={{ type: 'input', placeholder: '请输入${title}' }} value="螺栓" />,
  play: () =>
    playColumn({ shown: '螺栓', enter: () => typeIntoCell(1, 'value', '螺母'), value: '螺母', other: '螺栓' }),
};

export const InputNumber: Story = {
  render: () => (
    <ColumnStates
      column={{ type: 'inputNumber', statistics: ['sum'] }}
      value="1234.50"
      field={{ type: 'number', 'x-scale': 2 }}
    />
  ),
  async play() {
    await playColumn({
      shown: '1,234.50',
      enter: () => typeIntoCell(1, 'value', '-12a.5.'),
      value: '-12.50',
      other: '1234.50',
    });
    const [sum] = await screen.findAllByRole('row', { name: '合计' });
    await expect(sum).toHaveTextContent('2,456.50');
    await typeIntoCell(1, 'value', '-{Enter}');
    await waitFor(async () => expect(await tableCell(1, 'value')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const NumbersAsWritten: Story = {
  render: () => (
    <ColumnStates
      column={{ type: 'inputNumber' }}
      value="1.00"
      field={{ type: 'number', 'x-scale': 2, 'x-unit': 'kg' }}
    />
  ),
  async play() {
    for (const [text, shown] of [
      ['￥1,234.50{Enter}', '1,234.50'],
      ['1.5万{Tab}', '15,000.00'],
      ['100*3+5{Enter}', '305.00'],
      ['１２。５kg{Enter}', '12.50'],
    ] as const) {
      await typeIntoCell(1, 'value', text);
      await waitFor(async () => expect(await tableCell(1, 'value')).toHaveTextContent(shown));
    }
    await typeIntoCell(1, 'value', '7*6');
    await enterTableCell(2, 'value');
    await waitFor(async () => expect(await tableCell(1, 'value')).toHaveTextContent('42.00'));
  },
};

export const KeepsWhatIsNoNumber: Story = {
  render: () => (
    <ColumnStates
      column={{ type: 'inputNumber', title: '数量' }}
      value="1.00"
      field={{ type: 'number', 'x-scale': 2 }}
    />
  ),
  async play() {
    for (const [text, told] of [
      ['12,34', '数量：“12,34”里的逗号不在千位上，请改正。'],
      ['12.345', '数量：“12.345”有3位小数，这里最多2位小数，请改正。'],
    ] as const) {
      await typeIntoCell(1, 'value', `${text}{Enter}`);
      await expectVisible(await screen.findByText(told));
      const cell = await tableCell(1, 'value');
      await waitFor(() => expect(cell).toHaveAttribute('aria-invalid', 'true'));
      await expect(cell).toHaveTextContent(text);
      await enterTableCell(1, 'value');
      await expect(await tableEditor('第 1 行 数量')).toHaveValue(text);
      await saveTable();
      await expectHeld([expect.objectContaining({ path: 'rows.0.value' })]);
    }
    await typeIntoCell(1, 'value', '12.34{Enter}');
    await saveTable();
    await expectHeld(expect.objectContaining({ rows: expect.arrayContaining([{ id: 'empty', value: '12.34' }]) }));
  },
};

export const TextArea: Story = {
  render: () => <ColumnStates column={{ type: 'textarea' }} value={'第一行\n第二行'} />,
  play: () =>
    playColumn({
      shown: /第一行\s+第二行/,
      async enter() {
        await typeIntoCell(1, 'value', '一');
        const box = await screen.findByRole('textbox', { name: '第 1 行 值' });
        await waitFor(() => expect(box.getBoundingClientRect().height).toBe(210));
        await userEvent.keyboard('{Alt>}{Enter}{/Alt}二{Shift>}{Enter}{/Shift}三');
      },
      value: '一\n二\n三',
      other: '第一行\n第二行',
    }),
};

export const InputPop: Story = {
  render: () => <ColumnStates column={{ type: 'input_pop' }} value="说明" />,
  play: () =>
    playColumn({
      shown: '说明',
      async enter() {
        await typeIntoCell(1, 'value', '很长');
        await userEvent.click(await screen.findByRole('button', { name: '编辑内容' }));
        const box = await screen.findByRole('textbox', { name: '编辑内容' });
        await waitFor(() => expect(box).toHaveFocus());
        await userEvent.keyboard('的说明');
        await expect(box.getBoundingClientRect().height).toBe(210);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('textbox', { name: '编辑内容' })).toBeNull());
      },
      value: '很长的说明',
      other: '说明',
    }),
};

export const Tags: Story = {
  render: () => (
    <ColumnStates column={{ type: 'tags', setTagColor: [{ value: '加急', color: 'red' }] }} value="加急;易碎;" />
  ),
  async play() {
    await playColumn({
      shown: '加急易碎',
      enter: () => typeIntoCell(1, 'value', '易碎加急'),
      value: '易碎;加急;',
      other: '加急;易碎;',
    });
    const [urgent, fragile] = (await tableCell(2, 'value')).querySelectorAll('.pw-tag');
    if (!urgent || !fragile) throw new Error('没有标签');
    await expect(getComputedStyle(urgent).backgroundColor).not.toBe(getComputedStyle(fragile).backgroundColor);
  },
};

export const Progress: Story = {
  render: () => <ColumnStates column={{ type: 'progress' }} value="70" />,
  async play() {
    const cell = await tableCell(2, 'value');
    await waitFor(() => expect(cell.querySelector('[role="progressbar"]')).toHaveAttribute('aria-valuenow', '70'));
    await expect(cell).toHaveAttribute('aria-readonly', 'true');
    await expect(await tableCell(1, 'value')).toHaveTextContent('0%');
    await expect(await readOnlyCell(2)).toHaveTextContent('70%');
  },
};

export const Slot: Story = {
  render: () => <ColumnStates column={{ type: 'slot', slotName: 'Rate' }} value={4} field={{ type: 'integer' }} />,
  play: () =>
    playColumn({
      shown: { picture: '4 / 5' },
      async enter() {
        await openTableCell(1, 'value');
        const stars = await screen.findAllByRole('radio');
        await userEvent.click(stars[2] ?? document.body);
      },
      value: 3,
      other: 4,
    }),
};

export const Hidden: Story = {
  render: () => (
    <ColumnStates
      column={{ type: 'hidden', defaultValue: '来自表格', validateRules: [] }}
      value="看不见"
      beside={{ name: { type: 'string', title: '名称' } }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    await expect(document.querySelector('[data-column="value"]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    await userEvent.keyboard('新的');
    await saveTable();
    await expectHeld({
      rows: [
        { id: 'empty' },
        { id: 'filled', value: '看不见' },
        { id: 'locked', value: '看不见' },
        { value: '来自表格', name: '新的' },
      ],
    });
  },
};
