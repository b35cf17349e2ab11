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

const mixed = customerForm({
  _grid: {
    type: 'void',
    'x-component': 'Grid',
    'x-component-props': { columns: 3 },
    properties: {
      name: {},
      _text: { type: 'void', 'x-component': 'Text', 'x-content': '一段文字' },
      _code: { type: 'void', 'x-component': 'QrCode', 'x-component-props': { text: 'K1', size: 80 } },
      _inner: { type: 'void', 'x-component': 'Grid', properties: { phone: {}, taxNo: {} } },
      _wide: {
        type: 'void',
        'x-component': 'Text',
        'x-content': '两列的文字',
        'x-decorator-props': { gridSpan: 2 },
      },
      _section: { type: 'void', title: '一段', 'x-component': 'Section', properties: { remark: {} } },
    },
  },
});

export const EachInItsCell: Story = {
  render: () => <OpenForm form={mixed} />,
  async play() {
    const name = await place('客户名称');
    const text = (await screen.findByText('一段文字')).getBoundingClientRect();
    const code = (await screen.findByLabelText('二维码：K1')).getBoundingClientRect();
    const [phone, wide] = [await place('手机'), screen.getByText('两列的文字').getBoundingClientRect()];
    const section = screen.getByRole('region', { name: '一段' }).getBoundingClientRect();
    await expect(text.top).toBeLessThan(name.bottom);
    await expect(text.left).toBeGreaterThan(name.right);
    await expect(code.left).toBeGreaterThan(text.left);
    await expect(code.top).toBeLessThan(name.bottom);
    await expect(phone.top).toBeGreaterThan(name.bottom);
    await expect(wide.left).toBeGreaterThan(phone.right);
    await expect(wide.top).toBeLessThan(phone.bottom);
    await expect(section.top).toBeGreaterThan(phone.bottom);
    await expect(section.width).toBeGreaterThan(phone.width * 2);
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
