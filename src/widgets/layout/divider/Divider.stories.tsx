// covers: field-divider
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';

const meta: Meta = { title: '组件/分割线' };
export default meta;
type Story = StoryObj;

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '客户',
    properties: {
      name: {},
      _line: {
        type: 'void',
        'x-component': 'Divider',
        'x-component-props': { text: '开票资料', contentPosition: 'left' },
      },
      taxNo: {},
      _plain: { type: 'void', 'x-component': 'Divider', 'x-component-props': { dashed: true } },
      remark: {},
    },
  },
  'base/customer',
);

export const WithAndWithoutWords: Story = {
  render: () => <OpenForm form={form} />,
  async play() {
    await expectVisible(await screen.findByText('开票资料'));
    await expect(screen.getAllByRole('separator')).toHaveLength(2);
  },
};
