import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { press, settled, tabTo } from '../../.storybook/play.ts';
import { canvas, expectSelected, keysAt, writtenAt } from '../testing/canvas-play.ts';
import { OpenDesigner } from '../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/键盘' };
export default meta;
type Story = StoryObj;

const card = { type: 'void', title: '开票信息', 'x-component': 'Card', properties: { taxNo: {} } };
const told = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('.pw-designer-status')).toHaveTextContent(text));
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.getAttribute('aria-label') : undefined;
};

export const NodeToNode: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card, phone: {} }} />,
  async play() {
    await canvas();
    await tabTo(() => screen.getByRole('application', { name: '画布' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('客户名称，name，第 1 个，共 3 个'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(active()).toBe('税号，taxNo，第 1 个，共 1 个'));
    await userEvent.keyboard('{ArrowLeft}');
    await expectSelected('开票信息');
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}');
    await expectSelected('客户名称', '开票信息');
    await userEvent.keyboard('{Escape}');
    await expectSelected();
    await userEvent.keyboard('{End}{Control>}a{/Control}');
    await expectSelected('客户名称', '开票信息', '手机');
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(keysAt()).toEqual(['name', 'name2', '_tax', '_tax2', 'phone', 'phone2']));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(keysAt()).toEqual(['name', '_tax', 'phone']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await told('撤销：删除 3 个');
    await userEvent.keyboard('{Control>}z{/Control}');
    await told('撤销：复制 3 个');
  },
};

export const Carried: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card, phone: {} }} />,
  async play() {
    (await canvas()).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await told('客户名称：放到“表单”里，第 1 个，共 3 个。');
    await userEvent.keyboard('{ArrowDown}');
    await told('客户名称：放到“开票信息”里，第 1 个，共 2 个。');
    await expect(document.querySelectorAll('.pw-canvas-line')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await told('客户名称：放到“开票信息”里，第 2 个，共 2 个，在“税号”之后。');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('.pw-canvas-line')).toHaveLength(0));
    await expect(keysAt()).toEqual(['name', '_tax', 'phone']);
    await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'name']));
    await expect(screen.getByRole('application')).toHaveFocus();
    await expectSelected('客户名称');
  },
};

export const RefusedPlace: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card, phone: {} }} />,
  async play() {
    (await canvas()).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowDown}');
    await told('“开票信息”里第 1 个不能放：不能把组件移动到它自己里面。');
    await expect(document.querySelector('.pw-canvas-line-refused')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(keysAt()).toEqual(['name', '_tax', 'phone']);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(keysAt()).toEqual(['name', 'phone', '_tax']));
  },
};

export const FromThePalette: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} locale="en-US" />,
  async play() {
    await canvas();
    await tabTo(() => screen.getByRole('button', { name: '手机' }));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Control>}{Shift>}M{/Shift}{/Control}');
    await told('手机: into “Form”, 3 of 3, after “开票信息”.');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(keysAt()).toEqual(['phone', 'name', '_tax']));
  },
};

export const ListOfKeys: Story = {
  render: () => <OpenDesigner properties={{ name: {} }} />,
  async play() {
    const search = await screen.findByRole('textbox', { name: '搜索组件' });
    await userEvent.type(search, '?');
    await expect(search).toHaveValue('?');
    (await canvas()).focus();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }));
    await expect(dialog.getByRole('row', { name: /复制一份/ })).toHaveTextContent('Ctrl+D');
  },
};

export const WithoutAMouse: Story = {
  render: () => (
    <div style={{ width: 1600 }}>
      <OpenDesigner properties={{ name: {}, _tax: card }} />
    </div>
  ),
  async play() {
    await canvas();
    await tabTo(() => screen.getByRole('textbox', { name: '搜索组件' }));
    await userEvent.keyboard('单行');
    await tabTo(() => screen.getByRole('button', { name: '单行文本' }));
    await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}{Home}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'input']));
    await userEvent.keyboard('{F2}');
    const title = await screen.findByRole('textbox', { name: '“单行文本”的标题' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('开户行{Enter}');
    await waitFor(() => expect(writtenAt('_tax', 'input')).toHaveProperty('title', '开户行'));
    await expect(screen.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(writtenAt('_tax', 'input')).toHaveProperty('x-decorator-props', { gridSpan: 2 }));
    // A browser skips inert controls on Tab; the test environment does not.
    screen.getByRole('button', { name: /转换成/ }).focus();
    await userEvent.keyboard('{Enter}');
    await settled(await screen.findByRole('menuitem', { name: '转换成多行文本' }));
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(writtenAt('_tax', 'input')).not.toHaveProperty('x-component', 'Input'));
  },
};
