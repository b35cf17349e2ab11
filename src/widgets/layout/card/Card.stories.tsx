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

export const TwoCards: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const card = within(await screen.findByRole('region', { name: '开票信息' }));
    await expectVisible(await card.findByRole('textbox', { name: '税号' }));
    await expect(card.queryByRole('textbox', { name: '客户名称' })).toBeNull();
  },
};
