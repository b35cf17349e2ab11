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

export const TwoSections: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    const section = within(await screen.findByRole('region', { name: '开票信息' }));
    await expectVisible(await section.findByRole('textbox', { name: '税号' }));
    await expect(section.queryByRole('textbox', { name: '客户名称' })).toBeNull();
  },
};
