import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/分割线' };
export default meta;
type Story = StoryObj;

const form = customerForm({
  name: {},
  _line: {
    type: 'void',
    'x-component': 'Divider',
    'x-component-props': { text: '开票资料', contentPosition: 'left' },
  },
  taxNo: {},
  _plain: { type: 'void', 'x-component': 'Divider', 'x-component-props': { dashed: true } },
  remark: {},
});

export const WithAndWithoutWords: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await expectVisible(await screen.findByText('开票资料'));
    await expect(screen.getAllByRole('separator')).toHaveLength(2);
  },
};
