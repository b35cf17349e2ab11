import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { canvas, dragTo, expectSelected, keysAt, letGo, pressNode, writtenAt } from '../../testing/canvas-play.ts';
import { OpenDesigner } from '../../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/大纲' };
export default meta;
type Story = StoryObj;

const card = { type: 'void', title: '开票信息', 'x-component': 'Card', properties: { taxNo: {} } };
const many = Object.fromEntries(
  Array.from({ length: 300 }, (_, at) => [`f${at}`, { type: 'string', title: `字段${at}` }]),
);

async function openOutline(): Promise<HTMLElement> {
  await canvas();
  await userEvent.click(screen.getByText('大纲'));
  return screen.findByRole('tree', { name: '大纲' });
}

const item = (name: RegExp) => screen.findByRole('treeitem', { name });

export const ManyRows: Story = {
  render: () => <OpenDesigner properties={many} />,
  async play() {
    const tree = await openOutline();
    await expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(60);
    tree.focus();
    await userEvent.keyboard('{End}');
    await expect(await item(/字段299/)).toBeVisible();
    await expectSelected('字段299');
    await userEvent.type(screen.getByRole('textbox', { name: '搜索大纲' }), '字段12');
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(11));
  },
};

export const RowsAreNodes: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    await openOutline();
    await userEvent.click(await item(/客户名称/));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await item(/手机/));
    await user.keyboard('{/Shift}');
    await expectSelected('客户名称', '手机');
    const name = await item(/客户名称/);
    const tax = (await item(/开票信息/)).getBoundingClientRect();
    await dragTo(name, { x: tax.left + 30, y: tax.top + tax.height / 2 });
    await waitFor(() => expect(document.querySelector('.pw-outline-line')).not.toBeNull());
    await letGo(name);
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'name', 'phone']));
    await user.dblClick(await item(/税号/));
    const title = await screen.findByRole('textbox', { name: '“税号”的标题' });
    await user.clear(title);
    await user.type(title, '税号码{Enter}');
    await waitFor(() => expect(writtenAt('_tax', 'taxNo')).toEqual({ title: '税号码' }));
    await expect(screen.getByRole('tree')).toHaveFocus();
    await expectSelected('税号码');
  },
};

/** Arrow keys or the caret fold and unfold a node; showing the palette in between does not change that. */
export const RowsAreFolded: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card, phone: {} }} />,
  async play() {
    const tree = await openOutline();
    const names = () =>
      within(tree)
        .getAllByRole('treeitem')
        .map(({ dataset }) => dataset['outline']?.split('/').at(-1));
    await userEvent.click(await item(/税号/));
    tree.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectSelected('开票信息');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(names()).toEqual(['name', '_tax', 'phone']));
    await expect(await item(/开票信息/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expectSelected('手机');
    await userEvent.click(screen.getByText('组件', { selector: '.pw-designer-side *' }));
    const again = await openOutline();
    await expect(within(again).queryByRole('treeitem', { name: /税号/ })).toBeNull();
    again.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(await item(/税号/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expectSelected('税号');
    // Folding by the caret moves the selection out of the node; selecting on the canvas unfolds the path to the node.
    const caret = (await item(/开票信息/)).querySelector('.pw-outline-fold');
    if (!caret) throw new Error('no caret');
    await userEvent.click(caret);
    await expectSelected('开票信息');
    await expect(screen.queryByRole('treeitem', { name: /税号/ })).toBeNull();
    await pressNode('taxNo');
    await expect(await item(/税号/)).toBeVisible();
  },
};

export const BreadcrumbAndFind: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    const element = await canvas();
    element.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const find = await screen.findByRole('textbox', { name: '查找组件' });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.type(find, 'TAX');
    await expectSelected('开票信息');
    await expect(await screen.findByText('第 1 个，共 2 个')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expectSelected('税号');
    await userEvent.keyboard('{Enter}');
    await expectSelected('开票信息');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '查找组件' })).toBeNull());
    const path = within(screen.getByRole('navigation', { name: '选中的组件在哪里' }));
    await expect(path.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '表单',
      '开票信息',
      '税号',
    ]);
    await userEvent.click(path.getByRole('button', { name: '开票信息' }));
    await expectSelected('开票信息');
    await userEvent.click(path.getByRole('button', { name: '表单' }));
    await expectSelected();
  },
};
