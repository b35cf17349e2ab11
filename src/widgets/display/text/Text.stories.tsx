import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/文字' };
export default meta;
type Story = StoryObj;

const form = customerForm({
  _title: { type: 'void', 'x-component': 'Text', 'x-component-props': { level: 'title' }, 'x-content': '客户资料' },
  _note: {
    type: 'void',
    'x-component': 'Text',
    'x-component-props': { tone: 'secondary' },
    'x-content': '第一行\n第二行',
  },
  name: {},
  _greeting: {
    type: 'void',
    'x-component': 'Text',
    'x-component-props': {
      text: "{{ '您填的是：' + ($record.name ?? '') }}",
      tone: "{{ $record.name ? 'success' : 'warning' }}",
    },
  },
});

export const TitleAndParagraph: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await expectVisible(await screen.findByRole('heading', { name: '客户资料' }));
    await expectVisible(screen.getByText(/第一行\s第二行/));
  },
};

export const TextByExpression: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await expect(await screen.findByText('您填的是：')).toHaveClass('ant-typography-warning');
    await userEvent.type(await screen.findByRole('textbox', { name: '客户名称' }), '东方{{{{ 1 }}');
    await expect(await screen.findByText('您填的是：东方{{ 1 }}')).toHaveClass('ant-typography-success');
  },
};
