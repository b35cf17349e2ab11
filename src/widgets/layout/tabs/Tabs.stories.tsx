import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { panesForm } from '../../../../.storybook/panes-form.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';

const meta: Meta = { title: '组件/标签页' };
export default meta;
type Story = StoryObj;

const form = (props?: JsonObject) => panesForm('Tabs', props);

const box = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const tab = (name: RegExp) => screen.findByRole('tab', { name });

export const FirstErrorOpensItsTab: Story = {
  render: () => <OpenForm form={form()} />,
  async play() {
    await userEvent.type(await box('手机'), '13800000000');
    await expect(screen.queryByRole('textbox', { name: '客户名称' })).toBeNull();
    await save();
    const name = await box('客户名称');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请输入客户名称');
    await expectVisible(screen.getByTitle('1 处有错'));
    await userEvent.type(name, '甲');
    await waitFor(() => expect(screen.queryByTitle('1 处有错')).toBeNull());
    await userEvent.click(await tab(/基本信息/));
    await expect(await box('手机')).toHaveValue('13800000000');
  },
};

export const TabComesAndGoes: Story = {
  render: () => <OpenForm form={form({ type: 'border-card', active: '_tax' })} />,
  async play() {
    await userEvent.click(await screen.findByRole('switch', { name: '含税' }));
    (await tab(/开票信息/)).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expectVisible(await box('备注'));
    await userEvent.click(await tab(/开票信息/));
    await userEvent.click(await screen.findByRole('switch', { name: '含税' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: '其它' })).toBeNull());
  },
};

const pane = (title: string) => ({ type: 'void', title, 'x-component': 'Text', 'x-component-props': { text: title } });
const screenWithTabs: Record<string, JsonObject> = {
  'crm/settings.screen': {
    title: '设置',
    properties: {
      parts: {
        type: 'void',
        'x-component': 'Tabs',
        'x-component-props': { address: 'part' },
        properties: { base: pane('基本'), look: pane('外观') },
      },
    },
  },
};

export const OpenedByTheAddress: Story = {
  render: () => (
    <PageStory of="crm/settings.screen" documents={screenWithTabs} records={memoryRecords([])} search="?part=look" />
  ),
  async play() {
    await waitFor(async () => expect(await tab(/外观/)).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(await tab(/基本/));
    await waitFor(() => expect(screen.getByTestId('url')).toHaveTextContent('?part=base'));
    await expect(await tab(/基本/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <OpenForm form={form({ type: 'card', position: 'left' })} />,
  async play() {
    await save();
    await waitFor(async () => expect(await box('客户名称')).toHaveFocus());
  },
};
