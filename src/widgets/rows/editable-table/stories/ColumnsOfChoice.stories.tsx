// covers: entity-column-types
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { expectHeld, optionOf } from '../../../../../.storybook/play.ts';
import { enterTableCell, openTableCell, tableCell } from '../../../../../.storybook/table-play.ts';
import type { Ports } from '../../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../../schema/json/index.ts';
import { leaveTable, playColumn, readOnlyCell, saveTable } from '../testing/column-play.ts';
import { ColumnStates } from '../testing/ColumnStates.tsx';

const meta: Meta = { title: '组件/可编辑表格/列类型/选择' };
export default meta;
type Story = StoryObj;

const ways: JsonObject[] = [
  { value: '1', text: '自提' },
  { value: '2', label: '送货' },
  { value: '3', title: '快递', disabled: true },
];

async function tick(row: number) {
  const box = (await tableCell(row, 'value')).querySelector('.pw-check');
  if (!box) throw new Error('这一格没有勾选框');
  await fireEvent.mouseDown(box);
  await fireEvent.mouseUp(box);
}

const isOn = async (row: number) => (await tableCell(row, 'value')).querySelector('[data-on]') !== null;

export const Checkbox: Story = {
  render: () => <ColumnStates column={{ type: 'checkbox', customValue: ['Y', 'N'] }} value="Y" />,
  async play() {
    await waitFor(async () => expect(await isOn(2)).toBe(true));
    await expect(await tableCell(3, 'value')).toHaveAttribute('aria-readonly', 'true');
    await tick(3);
    await expect((await readOnlyCell(2)).querySelector('[data-on]')).not.toBeNull();
    await saveTable();
    const empty = await tableCell(1, 'value');
    await waitFor(() => expect(empty).toHaveAttribute('aria-invalid', 'true'));
    await leaveTable();
    await tick(1);
    await waitFor(async () => expect(await isOn(1)).toBe(true));
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await isOn(1)).toBe(false));
    await saveTable();
    await expectHeld({
      rows: [
        { id: 'empty', value: 'N' },
        { id: 'filled', value: 'Y' },
        { id: 'locked', value: 'Y' },
      ],
    });
  },
};

export const CheckboxMeta: Story = {
  render: () => (
    <ColumnStates column={{ type: 'checkbox_meta', customValue: [1, 0] }} value={1} field={{ type: 'integer' }} />
  ),
  async play() {
    await waitFor(async () => expect(await isOn(2)).toBe(true));
    await expect((await readOnlyCell(2)).querySelector('[data-on]')).not.toBeNull();
    await expect(await readOnlyCell(2)).toHaveAttribute('aria-readonly', 'true');
    await saveTable();
    await waitFor(async () => expect(await tableCell(1, 'value')).toHaveAttribute('aria-invalid', 'true'));
    await leaveTable();
    await tick(2);
    await waitFor(async () => expect(await isOn(2)).toBe(false));
    await tick(1);
    await waitFor(async () => expect(await tableCell(1, 'value')).not.toHaveAttribute('aria-invalid'));
    await saveTable();
    await expectHeld({
      rows: [
        { id: 'empty', value: 1 },
        { id: 'filled', value: 0 },
        { id: 'locked', value: 1 },
      ],
    });
  },
};

export const Select: Story = {
  render: () => <ColumnStates column={{ type: 'select', options: ways }} value="1" />,
  play: () =>
    playColumn({
      shown: '自提',
      async enter() {
        await openTableCell(1, 'value');
        await expect(await optionOf('快递')).toHaveClass('ant-select-item-option-disabled');
        await userEvent.click(await optionOf('送货'));
      },
      value: '2',
      other: '1',
    }),
};

export const SelectOfADictionary: Story = {
  render: () => <ColumnStates column={{ type: 'select', dictCode: 'customer_level', allowSearch: true }} value="A" />,
  play: () =>
    playColumn({
      shown: '重点客户',
      async enter() {
        await enterTableCell(1, 'value');
        await userEvent.keyboard('putong');
        await userEvent.click(await optionOf('普通客户'));
      },
      value: 'B',
      other: 'A',
    }),
};

export const SelectThatTakesInput: Story = {
  render: () => <ColumnStates column={{ type: 'select', options: ways, allowInput: true }} value="1" />,
  play: () =>
    playColumn({
      shown: '自提',
      async enter() {
        await enterTableCell(1, 'value');
        await userEvent.keyboard('专车');
        await userEvent.click(await optionOf('专车'));
        await waitFor(async () => expect(await tableCell(1, 'value')).toHaveTextContent('专车'));
      },
      value: '专车',
      other: '1',
    }),
};

export const Radio: Story = {
  render: () => <ColumnStates column={{ type: 'radio', options: ways }} value="1" />,
  play: () =>
    playColumn({
      shown: '自提',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.click(await screen.findByRole('radio', { name: '送货' }));
      },
      value: '2',
      other: '1',
    }),
};

export const RadioOfADictionary: Story = {
  render: () => <ColumnStates column={{ type: 'radio', dictCode: 'customer_level' }} value="A" />,
  play: () =>
    playColumn({
      shown: '重点客户',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.click(await screen.findByRole('radio', { name: '普通客户' }));
      },
      value: 'B',
      other: 'A',
    }),
};

export const ListMulti: Story = {
  render: () => <ColumnStates column={{ type: 'list_multi', options: ways }} value="1,2" />,
  play: () =>
    playColumn({
      shown: '自提、送货',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.click(await optionOf('送货'));
        await userEvent.click(await optionOf('自提'));
        await userEvent.keyboard('{Escape}');
      },
      value: '2,1',
      other: '1,2',
    }),
};

export const SelSearch: Story = {
  render: () => <ColumnStates column={{ type: 'sel_search', dictCode: 'customer_level' }} value="A" />,
  play: () =>
    playColumn({
      shown: '重点客户',
      async enter() {
        await enterTableCell(1, 'value');
        await userEvent.keyboard('普通');
        await userEvent.click(await optionOf('普通客户'));
      },
      value: 'B',
      other: 'A',
    }),
};

const served = customersByName();
export const SelSearchAsync: Story = {
  parameters: { ports: served },
  render: () => <ColumnStates column={{ type: 'sel_search_async', dict: 'base/customer,name,id' }} value="c7" />,
  async play() {
    await playColumn({
      shown: '客户7',
      async enter() {
        await enterTableCell(1, 'value');
        await userEvent.keyboard('客户499');
        await userEvent.click(await optionOf('客户499'));
      },
      value: 'c499',
      other: 'c7',
    });
    await expect(served.loaded).toEqual([]);
    await expect(await tableCell(1, 'value')).toHaveTextContent('客户499');
  },
};

function customersByName(): Ports & { loaded: string[] } {
  const ports = createFakePorts();
  const loaded: string[] = [];
  const customers = Array.from({ length: 500 }, (_, index) => ({ value: `c${index}`, text: `客户${index}` }));
  return {
    ...ports,
    loaded,
    dictionaries: {
      cached: () => undefined,
      async items(code) {
        loaded.push(code);
        return [];
      },
    },
    requests: {
      async call({ path, params = {} }) {
        if (path.startsWith('/sys/dict/loadDictItem/')) {
          const keys = (params['key'] ?? '').split(',');
          return { result: keys.map((key) => customers.find(({ value }) => value === key)?.text ?? key), message: '' };
        }
        const hits = customers.filter(({ text }) => text.includes(params['keyword'] ?? ''));
        return { result: hits.slice(0, Number(params['pageSize'])), message: '' };
      },
    },
  };
}
