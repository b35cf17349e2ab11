import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../.storybook/play.ts';
import {
  boxOf,
  canvas,
  dragTo,
  expectSelected,
  keysAt,
  letGo,
  nodeElement,
  pressNode,
  writtenAt,
} from '../testing/canvas-play.ts';
import { OpenDesigner } from '../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/设计器' };
export default meta;
type Story = StoryObj;

const card = {
  type: 'void',
  title: '开票信息',
  'x-component': 'Card',
  properties: { taxNo: {}, remark: { 'x-decorator-props': { gridSpan: 2 } } },
};

export const FromThePalette: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    await canvas();
    await pressNode('name');
    await userEvent.click(screen.getByRole('button', { name: '手机' }));
    await waitFor(() => expect(keysAt()).toEqual(['name', 'phone', '_tax']));
    await expectSelected('手机');
    const rating = screen.getByRole('button', { name: '评分' });
    const taxNo = await boxOf('taxNo');
    await dragTo(rating, { x: taxNo.left + 60, y: taxNo.bottom - 4 });
    await waitFor(() => expect(document.querySelector('.pw-canvas-line')).not.toBeNull());
    await letGo(rating);
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'rate', 'remark']));
    await expectSelected('评分');
  },
};

export const SelectMany: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    await canvas();
    await pressNode('name');
    await expectSelected('客户名称');
    await fireEvent.click(await screen.findByText('手机', { selector: 'label' }), { ctrlKey: true });
    await expectSelected('客户名称', '手机');
    await pressNode('name');
    await pressNode('taxNo', { shiftKey: true });
    await expectSelected('客户名称', '手机', '税号');
    await pressNode('phone', { ctrlKey: true });
    await expectSelected('客户名称', '税号');
    await expect(document.querySelectorAll('.pw-canvas-frame-primary')).toHaveLength(1);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(keysAt()).toEqual(['phone', '_tax']));
    await expect(keysAt('_tax')).toEqual(['remark']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'remark']));
  },
};

export const PropertiesOfMany: Story = {
  render: () => <OpenDesigner properties={{ name: { title: '名称' }, phone: { title: '电话', required: true } }} />,
  async play() {
    await canvas();
    await pressNode('name');
    await pressNode('phone', { ctrlKey: true });
    const panel = within(await screen.findByRole('region', { name: '属性' }));
    const title = await panel.findByRole('textbox', { name: '标题' });
    await expect(title).toHaveValue('');
    await expect(title).toHaveAttribute('placeholder', '多个值不同');
    const required = within(panel.getByRole('radiogroup', { name: '必填' }));
    await expect(required.getByRole('radio', { name: '是' })).not.toBeChecked();
    await userEvent.type(title, '联系');
    await waitFor(() => expect(writtenAt('name')).toEqual({ title: '联系' }));
    await expect(writtenAt('phone')).toEqual({ title: '联系', required: true });
    await expect(title).toHaveFocus();
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /撤\s?销/ }));
    await waitFor(() => expect(writtenAt('phone')).toEqual({ title: '电话', required: true }));
    await expect(writtenAt('name')).toEqual({ title: '名称' });
    await expect(screen.getByRole('button', { name: /撤\s?销/ })).toBeDisabled();
  },
};

export const Converted: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        note: {
          type: 'string',
          title: '说明',
          'x-component': 'Input',
          'x-component-props': { placeholder: '请填', password: true },
        },
      }}
    />
  ),
  async play() {
    await canvas();
    await pressNode('note');
    await userEvent.click(await screen.findByRole('button', { name: /转换成/ }));
    await expect(screen.queryByRole('menuitem', { name: '转换成数字' })).toBeNull();
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '转换成多行文本' })));
    await waitFor(() =>
      expect(writtenAt('note')).toEqual({
        type: 'string',
        format: 'text',
        title: '说明',
        'x-component': 'TextArea',
        'x-component-props': { placeholder: '请填' },
      }),
    );
    await expect(document.querySelector('.pw-designer-status')).toHaveTextContent('去掉了：密码框。');
    await pressNode('note');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writtenAt('note')).toHaveProperty('x-component', 'Input'));
  },
};

export const Marquee: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    const element = await canvas();
    const phone = await boxOf('phone');
    await dragTo(element, { x: phone.left + 20, y: phone.bottom - 5 });
    await waitFor(() => expect(document.querySelector('.pw-canvas-marquee')).not.toBeNull());
    await letGo(element);
    await expectSelected('客户名称', '手机');
  },
};

export const DragMany: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    await canvas();
    await pressNode('name');
    await pressNode('phone', { ctrlKey: true });
    await expectSelected('客户名称', '手机');
    const remark = await boxOf('remark');
    const name = await nodeElement('name');
    await dragTo(name, { x: remark.left + 40, y: remark.bottom - 4 });
    await waitFor(() => expect(document.querySelector('.pw-designer-dragged')).toHaveTextContent('2 个组件'));
    await letGo(name);
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'remark', 'name', 'phone']));
    await expect(screen.getByRole('status')).toHaveTextContent('移动 2 个');
  },
};
