import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { customerForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/栅格' };
export default meta;
type Story = StoryObj;

const form = customerForm({
  _grid: {
    type: 'void',
    'x-component': 'Grid',
    'x-component-props': { columns: 3 },
    properties: { name: {}, phone: {}, taxNo: {}, remark: { 'x-decorator-props': { gridSpan: 4 } } },
  },
});
const place = async (name: string) => (await screen.findByRole('textbox', { name })).getBoundingClientRect();

export const ThreeColumns: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const [name, phone, taxNo, remark] = [
      await place('客户名称'),
      await place('手机'),
      await place('税号'),
      await place('备注'),
    ];
    await expect([phone.top, taxNo.top]).toEqual([name.top, name.top]);
    await expect(remark.top).toBeGreaterThan(name.bottom);
    await expect(remark.right).toBeCloseTo(taxNo.right, 0);
  },
};

export const NarrowOneColumn: Story = {
  render: () => (
    <div style={{ width: 600 }}>
      <OpenForm form={form} />
    </div>
  ),
  async play() {
    await expect((await place('手机')).top).toBeGreaterThan((await place('客户名称')).bottom);
  },
};
