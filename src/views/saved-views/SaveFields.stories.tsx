import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { PortError } from '../../runtime/ports/index.ts';
import { SaveFields } from './SaveFields.tsx';

const meta: Meta = { title: '列表页/保存的名称' };
export default meta;
type Story = StoryObj;

let answers: (() => boolean)[] = [];
const draw = (...next: typeof answers) => {
  answers = next;
  return (
    <SaveFields
      canShare
      label="保存名称"
      placeholder="保存名称"
      button="保存"
      onSave={async () => answers.shift()?.() ?? true}
    />
  );
};
const refuse = () => {
  throw new PortError('timeout', '网络超时');
};
const box = () => screen.getByRole('textbox', { name: '保存名称' });

export const KeepsTheNameUntilItIsSaved: Story = {
  render: () => draw(refuse, () => false),
  async play() {
    await userEvent.type(box(), '大客户{Enter}');
    await waitFor(() => expect(screen.getByText('网络超时')).toBeVisible());
    await expect(box()).toHaveValue('大客户');
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(answers).toEqual([]));
    await expect(box()).toHaveValue('大客户');
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(screen.getByText('保存成功')).toBeVisible());
    await expect(box()).toHaveValue('');
  },
};
