import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible, settled } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';
import { tableCell } from '../../../../.storybook/table-play.ts';

const meta: Meta = { title: '组件/明细' };
export default meta;
type Story = StoryObj;

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '订单',
    properties: { lines: { 'x-columns': ['material', 'qty'], 'x-decorator-props': { gridSpan: 2 } } },
  },
  'sales/order',
);

export const DenserThanATable: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: [{ id: 'l1', material: '螺栓', qty: '2.00' }] }} />,
  async play() {
    await expect(await tableCell(1, 'qty')).toHaveTextContent('2.00');
    await expect((await tableCell(1, 'qty')).offsetHeight).toBe(40);
    await expectVisible(screen.getByRole('grid', { name: '明细' }));
  },
};

const byMode = (title: string) =>
  storyForm(
    {
      kind: 'form',
      formatVersion: 1,
      title,
      properties: { lines: { 'x-columns': ['material', { key: 'qty', visible: "{{ $mode != 'create' }}" }] } },
    },
    'sales/order',
  );

export const ColumnOfANewRecord: Story = {
  render: () => (
    <>
      <OpenForm form={byMode('新订单')} mode="create" record={{ lines: [{ material: '螺栓', qty: '2.00' }] }} />
      <OpenForm form={byMode('旧订单')} mode="edit" record={{ lines: [{ id: 'l1', material: '螺母', qty: '3.00' }] }} />
    </>
  ),
  async play() {
    await waitFor(() => expect(screen.getAllByRole('columnheader', { name: /物料/ })).toHaveLength(2));
    await expect(screen.getAllByRole('columnheader', { name: /数量/ })).toHaveLength(1);
  },
};

async function expectMaterials(...materials: string[]): Promise<void> {
  await waitFor(async () => {
    await expect(screen.getAllByRole('button', { name: /^复制第/ })).toHaveLength(materials.length);
    for (const [index, material] of materials.entries()) {
      const cell = await tableCell(index + 1, 'material');
      await expect(cell.querySelector('input')?.value ?? cell.textContent).toBe(material);
    }
  });
}

export const LinesInsertedAndCopied: Story = {
  render: () => (
    <OpenForm
      form={form}
      mode="edit"
      record={{
        lines: [
          { id: 'l1', material: '螺栓', qty: '2.00' },
          { id: 'l2', material: '螺母', qty: '3.00' },
        ],
      }}
    />
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '复制第 1 行' }));
    await expectMaterials('螺栓', '螺栓', '螺母');
    await expect(await tableCell(2, 'qty')).toHaveTextContent('2.00');
    await userEvent.click(await tableCell(3, 'qty'));
    await userEvent.keyboard('{Alt>}{Insert}{/Alt}');
    await expectMaterials('螺栓', '螺栓', '', '螺母');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectMaterials('螺栓', '螺栓', '螺母');
    await userEvent.click(await tableCell(3, 'qty'));
    await userEvent.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    await expectMaterials('螺栓', '螺栓', '螺母', '螺母');
    await fireEvent.contextMenu(await tableCell(1, 'material'));
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '在上方插入一行' })));
    await expectMaterials('', '螺栓', '螺栓', '螺母', '螺母');
  },
};

export const SeveralRowsGoAtOnce: Story = {
  ...LinesInsertedAndCopied,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '复制第 1 行' }));
    await userEvent.click(await screen.findByRole('button', { name: '复制第 1 行' }));
    await expectMaterials('螺栓', '螺栓', '螺栓', '螺母');
    await userEvent.click(await screen.findByRole('rowheader', { name: '2' }));
    await fireEvent.mouseDown(await screen.findByRole('rowheader', { name: '4' }), { shiftKey: true });
    await fireEvent.contextMenu(await tableCell(3, 'qty'));
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '删除选中的 3 行' })));
    await expectMaterials('螺栓');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectMaterials('螺栓', '螺栓', '螺栓', '螺母');
  },
};
