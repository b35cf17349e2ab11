import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { panesForm } from '../../../../.storybook/panes-form.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import type { JsonObject } from '../../../schema/json/index.ts';

const meta: Meta = { title: '组件/步骤' };
export default meta;
type Story = StoryObj;

const form = (props?: JsonObject) => panesForm('Steps', props);

const box = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const AStepIsLeftWhenItIsRight: Story = {
  render: () => <OpenForm form={form()} />,
  async play() {
    await userEvent.type(await box('手机'), '123');
    await press('下一步');
    await waitFor(async () => expect(await box('手机')).toHaveFocus());
    await expect(await box('手机')).toBeInvalid();
    await userEvent.clear(await box('手机'));
    await userEvent.type(await box('手机'), '13800000000');
    await press('下一步');
    await expectVisible(await box('客户名称'));
    await expect(await box('客户名称')).not.toBeInvalid();
    await expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
    await press('上一步');
    await expect(await box('手机')).toHaveValue('13800000000');
  },
};

export const FirstErrorOpensItsStep: Story = {
  render: () => <OpenForm form={form({ size: 'small' })} />,
  async play() {
    await expectVisible(await box('手机'));
    await save();
    await waitFor(async () => expect(await box('客户名称')).toHaveFocus());
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <OpenForm form={form()} />,
  async play() {
    await expectVisible(await box('手机'));
  },
};
