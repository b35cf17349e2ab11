import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { expectFullScreen, pickerBox, pickerGone } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { expectHeld, expectShown, press } from '../../../../.storybook/play.ts';
import { Area } from '../../choices/area/Area.tsx';
import { SearchSelect } from '../../choices/search-select/SearchSelect.tsx';
import { TreeSelect } from '../../choices/tree-select/TreeSelect.tsx';
import { Reference } from '../reference/Reference.tsx';

const meta: Meta = {
  title: '组件/选择器/手机上',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: {
    viewport: { options: { mobile2: { name: '手机', styles: { width: '390px', height: '844px' } } } },
    ports: createPickerPorts(),
  },
};
export default meta;
type Story = StoryObj;

async function fill(name: string) {
  await waitFor(async () => expect(await pickerBox(name)).toBeEnabled());
  await userEvent.click(await pickerBox(name));
  await expectFullScreen(name);
  return within(await screen.findByRole('dialog', { name }));
}

const node = (label: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`.ant-select-tree-node-content-wrapper[title="${label}"]`);
    if (!found) throw new Error(`树里没有“${label}”`);
    return found;
  });
const option = (label: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`.ant-select-item-option[title="${label}"]`);
    if (!found) throw new Error(`没有“${label}”`);
    return found;
  });

const tree = [
  { value: 'east', label: '华东区', children: [{ value: 'sh', label: '上海分公司' }] },
  { value: 'north', label: '华北区' },
];

export const ATree: Story = {
  render: () => <Held of={TreeSelect} label="分公司" tree={tree} expandAll />,
  async play() {
    const dialog = await fill('分公司');
    await userEvent.type(dialog.getByRole('combobox'), '上海');
    await userEvent.click(await node('上海分公司'));
    await pickerGone();
    await expectHeld('sh');
    await expectShown('上海分公司');
    await fill('分公司');
    await userEvent.click(await node('上海分公司'));
    await pickerGone();
    await expectHeld('sh');
  },
};

export const SeveralOfATree: Story = {
  render: () => <Held of={TreeSelect} label="分公司" tree={tree} multiple expandAll />,
  async play() {
    const dialog = await fill('分公司');
    await userEvent.click(await node('上海分公司'));
    await userEvent.click(await node('华北区'));
    await userEvent.click(dialog.getByRole('button', { name: /完\s?成/ }));
    await pickerGone();
    await expectHeld('sh,north');
  },
};

export const APlace: Story = {
  render: () => <Held of={Area} label="所在地区" />,
  async play() {
    await fill('所在地区');
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await pickerGone();
    await expectHeld('330106');
    await fill('所在地区');
    await press('Escape');
    await pickerGone();
    await expectHeld('330106');
  },
};

export const WhatIsTypedFor: Story = {
  render: () => <Held of={SearchSelect} label="货主" dictionary="base/customer,name,id" async wait={0} />,
  async play() {
    const dialog = await fill('货主');
    await userEvent.type(dialog.getByRole('combobox'), '客户06');
    await userEvent.click(await option('客户060'));
    await pickerGone();
    await expectHeld('c60');
    await expectShown('客户060');
  },
};

const left = fn();
export const ARecord: Story = {
  render: () => <Held of={Reference} label="往来单位" model="base/customer" onBlur={left} />,
  async play() {
    left.mockClear();
    const dialog = await fill('往来单位');
    await userEvent.type(dialog.getByRole('combobox'), '客户06');
    await userEvent.click(await option('客户060'));
    await pickerGone();
    await expectHeld('c60');
    await expectShown('客户060');
    // The field is blurred when the user moves on, not when the dialog opens.
    await waitFor(async () => expect(await pickerBox('往来单位')).toHaveFocus());
    await expect(left).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};
