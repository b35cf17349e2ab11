import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/分节' };
export default meta;
type Story = StoryObj;

const form = customerForm({
  _base: { type: 'void', title: '基本信息', 'x-component': 'Section', properties: { name: {}, phone: {} } },
  _tax: { type: 'void', title: '开票信息', 'x-component': 'Section', properties: { taxNo: {} } },
});

const columnsForm = customerForm({
  _base: {
    type: 'void',
    title: '三列',
    'x-component': 'Section',
    'x-component-props': { columns: 3 },
    properties: { name: {}, phone: {}, taxNo: {}, remark: {}, balance: { 'x-decorator-props': { gridSpan: 2 } } },
  },
});
const field = async (name: string) => (await screen.findByRole('textbox', { name })).getBoundingClientRect();

export const TwoSections: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const section = within(await screen.findByRole('region', { name: '开票信息' }));
    await expectVisible(await section.findByRole('textbox', { name: '税号' }));
    await expect(section.queryByRole('textbox', { name: '客户名称' })).toBeNull();
  },
};

export const Columns: Story = {
  render: () => <OpenForm form={columnsForm} />,
  async play() {
    const [name, phone, taxNo, remark] = [
      await field('客户名称'),
      await field('手机'),
      await field('税号'),
      await field('备注'),
    ];
    const balance = await field('余额');
    await expect([phone.top, taxNo.top]).toEqual([name.top, name.top]);
    await expect(remark.top).toBeGreaterThan(name.bottom);
    await expect([remark.left, remark.right].map(Math.round)).toEqual([name.left, taxNo.right].map(Math.round));
    await expect(balance.top).toBeGreaterThan(remark.bottom);
    await expect(balance.right).toBeLessThanOrEqual(phone.right + 1);
  },
};

export const NarrowOneColumn: Story = {
  render: () => (
    <div style={{ width: 600 }}>
      <OpenForm form={columnsForm} />
    </div>
  ),
  async play() {
    const boxes = [await field('客户名称'), await field('手机'), await field('税号'), await field('备注')];
    const [first] = boxes;
    await expect(boxes.map(({ left }) => left)).toEqual(boxes.map(() => first?.left));
    await expect(boxes.map(({ top }) => top)).toEqual(
      boxes.map(({ top }) => top).toSorted((one, other) => one - other),
    );
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(4);
  },
};
