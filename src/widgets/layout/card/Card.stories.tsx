import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/卡片' };
export default meta;
type Story = StoryObj;

const form = customerForm({
  _base: { type: 'void', title: '基本信息', 'x-component': 'Card', properties: { name: {}, phone: {} } },
  _tax: {
    type: 'void',
    title: '开票信息',
    'x-component': 'Card',
    'x-component-props': { size: 'small', columns: 1 },
    properties: { taxNo: {} },
  },
});

const columnsForm = customerForm({
  _base: {
    type: 'void',
    title: '三列',
    'x-component': 'Card',
    'x-component-props': { columns: 3 },
    properties: { name: {}, phone: {}, taxNo: {}, remark: {} },
  },
});
const field = async (name: string) => (await screen.findByRole('textbox', { name })).getBoundingClientRect();

export const TwoCards: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const card = within(await screen.findByRole('region', { name: '开票信息' }));
    await expectVisible(await card.findByRole('textbox', { name: '税号' }));
    await expect(card.queryByRole('textbox', { name: '客户名称' })).toBeNull();
  },
};

export const Columns: Story = {
  render: () => <OpenForm form={columnsForm} />,
  async play() {
    const [name, phone, taxNo] = [await field('客户名称'), await field('手机'), await field('税号')];
    const remark = await field('备注');
    await expect([phone.top, taxNo.top]).toEqual([name.top, name.top]);
    await expect(remark.top).toBeGreaterThan(name.bottom);
    await expect([remark.left, remark.right].map(Math.round)).toEqual([name.left, taxNo.right].map(Math.round));
  },
};

export const NarrowOneColumn: Story = {
  render: () => (
    <div style={{ width: 600 }}>
      <OpenForm form={columnsForm} />
    </div>
  ),
  async play() {
    await expect((await field('手机')).top).toBeGreaterThan((await field('客户名称')).bottom);
    await expect((await field('备注')).left).toBe((await field('客户名称')).left);
  },
};
