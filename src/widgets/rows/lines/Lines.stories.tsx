import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
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

// covers: table-lines
export const DenserThanATable: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ lines: [{ id: 'l1', material: '螺栓', qty: '2.00' }] }} />,
  async play() {
    await expect(await tableCell(1, 'qty')).toHaveTextContent('2.00');
    await expect((await tableCell(1, 'qty')).offsetHeight).toBe(40);
    await expectVisible(screen.getByRole('grid', { name: '明细' }));
  },
};
