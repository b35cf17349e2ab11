import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { panesForm } from '../../../../.storybook/panes-form.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import type { JsonObject } from '../../../schema/json/index.ts';

const meta: Meta = { title: '组件/折叠面板' };
export default meta;
type Story = StoryObj;

const form = (props?: JsonObject) => panesForm('Collapse', props);

const box = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const panel = (name: RegExp) => screen.findByRole('button', { name });

export const FirstErrorOpensItsPanel: Story = {
  render: () => <OpenForm form={form()} />,
  async play() {
    await expectVisible(await box('手机'));
    await expect(await panel(/开票信息/)).toHaveAttribute('aria-expanded', 'false');
    await save();
    await waitFor(async () => expect(await box('客户名称')).toHaveFocus());
    await expect(await panel(/开票信息/)).toHaveAttribute('aria-expanded', 'true');
    await expect(await panel(/基本信息/)).toHaveAttribute('aria-expanded', 'true');
    await expectVisible(screen.getByTitle('1 处有错'));
  },
};

export const OneAtATime: Story = {
  render: () => <OpenForm form={form({ accordion: true })} />,
  async play() {
    const tax = await panel(/开票信息/);
    tax.focus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(await box('客户名称'));
    await expect(await panel(/基本信息/)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <OpenForm form={form({ open: 'all' })} />,
  async play() {
    await expectVisible(await box('客户名称'));
  },
};
