import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  boxOf,
  canvas,
  dragTo,
  expectSelected,
  keysAt,
  letGo,
  pressNode,
  writtenAt,
} from '../../testing/canvas-play.ts';
import { OpenDesigner } from '../../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/选中的组件' };
export default meta;
type Story = StoryObj;

const card = { type: 'void', title: '开票信息', 'x-component': 'Card', properties: { taxNo: {} } };
const bar = async (title: string) => within(await screen.findByRole('toolbar', { name: title }));

export const AtTheFrame: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    await canvas();
    await pressNode('taxNo');
    await userEvent.click((await bar('税号')).getByRole('button', { name: '复制一份 税号' }));
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'taxNo2']));
    await userEvent.click((await bar('税号')).getByRole('button', { name: '删除 税号' }));
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo']));
    await pressNode('taxNo');
    await userEvent.click((await bar('税号')).getByRole('button', { name: '选中外面一层 税号' }));
    await expectSelected('开票信息');
    await pressNode('name');
    await userEvent.click((await bar('客户名称')).getByRole('button', { name: '放进栅格 客户名称' }));
    await waitFor(() => expect(keysAt('_grid')).toEqual(['name']));
    await pressNode('phone');
    const handle = (await bar('手机')).getByTitle('拖动 手机');
    const taxNo = await boxOf('taxNo');
    await dragTo(handle, { x: taxNo.left + 60, y: taxNo.bottom - 4 });
    await waitFor(() => expect(document.querySelector('.pw-canvas-line')).not.toBeNull());
    await letGo(handle);
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'phone']));
  },
};

const long = '客户在工商部门登记的全称以及曾经用过的名称和简称';

export const LongTitle: Story = {
  render: () => <OpenDesigner properties={{ name: { title: long } }} />,
  async play() {
    await canvas();
    await pressNode('name');
    const handle = (await bar(long)).getByTitle(`拖动 ${long}`);
    await expect(handle.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  },
};

/** An empty layout of pages has a button for its first page, and a page for the next. */
export const PagesOfTabs: Story = {
  render: () => <OpenDesigner properties={{ _tabs: { type: 'void', title: '标签页', 'x-component': 'Tabs' } }} />,
  async play() {
    const element = await canvas();
    await userEvent.click(await within(element).findByRole('button', { name: '添加一页' }));
    await waitFor(() => expect(keysAt('_tabs')).toEqual(['_pane']));
    await expectSelected('标签页 1');
    await userEvent.click((await bar('标签页 1')).getByRole('button', { name: '添加一页 标签页 1' }));
    await waitFor(() => expect(keysAt('_tabs')).toEqual(['_pane', '_pane2']));
  },
};

/** A hidden node has the frame of its place, and a new field shows its default. */
export const AsDrawn: Story = {
  render: () => <OpenDesigner properties={{ name: { 'x-visible': false }, phone: {} }} />,
  async play() {
    await canvas();
    await pressNode('name');
    await expectSelected('客户名称');
    const frame = document.querySelector('.pw-canvas-frame')?.getBoundingClientRect();
    const phone = await boxOf('phone');
    await expect(frame?.width).toBeGreaterThan(phone.width - 2);
    await userEvent.click(screen.getByRole('button', { name: '时间' }));
    await waitFor(() => expect(writtenAt('time')).toHaveProperty('default', '21:19:56'));
    const element = await canvas();
    await waitFor(() => expect(within(element).getByDisplayValue('21:19:56')).toBeVisible());
  },
};

/** While something is dragged, the columns of grids are seen. */
export const ColumnsWhileDragging: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    await canvas();
    const rating = screen.getByRole('button', { name: '评分' });
    const name = await boxOf('name');
    const grid = () => document.querySelector('.pw-canvas .pw-form-grid');
    const drawn = () => getComputedStyle(grid() ?? document.body).backgroundImage;
    await expect(drawn()).toBe('none');
    await dragTo(rating, { x: name.left + 60, y: name.bottom - 4 });
    await waitFor(() => expect(drawn()).toContain('repeating-linear-gradient'));
    await letGo(rating);
    await waitFor(() => expect(drawn()).toBe('none'));
  },
};
