import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

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

const meta: Meta = { title: '设计器/就地编辑' };
export default meta;
type Story = StoryObj;

const pay = {
  type: 'string',
  title: '付款方式',
  'x-component': 'Select',
  enum: [
    { value: '1', label: '现金' },
    { value: '2', label: '转账' },
  ],
};

/** A grid shows no title. */
const grid = { type: 'void', title: '两列', 'x-component': 'Grid', properties: {} };

async function doublePress(element: Element, x: number, y: number): Promise<void> {
  await fireEvent.doubleClick(element, { clientX: x, clientY: y });
}

async function doublePressText(text: string): Promise<void> {
  const label = await waitFor(() => {
    const found = [...document.querySelectorAll('.pw-canvas-paper *')].find(
      (each) => each.children.length === 0 && each.textContent?.trim() === text,
    );
    if (!found) throw new Error(`画布上没有“${text}”`);
    return found;
  });
  const { left, top } = label.getBoundingClientRect();
  await doublePress(label, left + 4, top + 4);
}

const line = (name: string) => screen.findByRole('textbox', { name });

export const Titles: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _grid: grid, phone: { title: '电话' } }} />,
  async play() {
    await canvas();
    await doublePressText('客户名称');
    const first = await line('“客户名称”的标题');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.clear(first);
    await userEvent.type(first, '名称{Enter}');
    const second = await line('“电话”的标题');
    await waitFor(() => expect(writtenAt('name')).toEqual({ title: '名称' }));
    await userEvent.type(second, '号码{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '“电话”的标题' })).toBeNull());
    await expect(writtenAt('phone')).toEqual({ title: '电话' });
    await expect(screen.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writtenAt('name')).toEqual({}));
  },
};

/**
 * Headers of sections and tabs can be edited too, also with F2. Enter in an input method is left to the input method.
 */
export const Heads: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        _one: { type: 'void', title: '基本信息', 'x-component': 'Section', properties: { name: {} } },
        _tabs: {
          type: 'void',
          'x-component': 'Tabs',
          properties: {
            _first: { type: 'void', title: '联系', properties: { phone: {} } },
            _second: { type: 'void', title: '开票', properties: { taxNo: {} } },
          },
        },
      }}
    />
  ),
  async play() {
    const element = await canvas();
    await doublePressText('开票');
    await userEvent.clear(await line('“开票”的标题'));
    await userEvent.type(await line('“开票”的标题'), '税务');
    await fireEvent.keyDown(await line('“开票”的标题'), { key: 'Enter', isComposing: true });
    await expect(await line('“开票”的标题')).toHaveValue('税务');
    element.focus();
    await waitFor(() => expect(writtenAt('_tabs', '_second')).toHaveProperty('title', '税务'));
    await pressNode('_one');
    await userEvent.keyboard('{F2}');
    await userEvent.clear(await line('“基本信息”的标题'));
    await userEvent.type(await line('“基本信息”的标题'), '基本{Enter}');
    await waitFor(() => expect(writtenAt('_one')).toHaveProperty('title', '基本'));
  },
};

export const PlaceholdersAndOptions: Story = {
  render: () => <OpenDesigner properties={{ name: {}, pay }} />,
  async play() {
    await canvas();
    const name = await boxOf('name');
    await doublePress(await nodeElement('name'), name.right - 40, name.top + 14);
    await userEvent.type(await line('“客户名称”的占位文字'), '与执照一致');
    (await canvas()).focus();
    await waitFor(() => expect(writtenAt('name')).toEqual({ 'x-component-props': { placeholder: '与执照一致' } }));
    await pressNode('pay');
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const first = await line('第 1 个选项');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(first, '支付{Enter}');
    await waitFor(async () => expect(await line('第 2 个选项')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect(await line('第 1 个选项')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await line('第 2 个选项')).toHaveFocus());
    await userEvent.paste('支票\n承兑\n');
    await waitFor(async () => expect(await line('第 4 个选项')).toHaveFocus());
    const last = await line('第 4 个选项');
    if (last instanceof HTMLInputElement) last.select();
    await userEvent.paste('汇票\n本票');
    await waitFor(async () => expect(await line('第 5 个选项')).toHaveFocus());
    (await canvas()).focus();
    await waitFor(() =>
      expect(writtenAt('pay')).toHaveProperty('enum', [
        { value: '1', label: '现金支付' },
        { value: '2', label: '转账' },
        { value: '3', label: '支票' },
        { value: '4', label: '汇票' },
        { value: '5', label: '本票' },
      ]),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writtenAt('pay')).toEqual(pay));
  },
};

const spansIn = (key: string, widget: string): Story => ({
  render: () => (
    <div style={{ width: 1600 }}>
      <OpenDesigner
        form={{ width: 1200 }}
        properties={{
          [key]: {
            type: 'void',
            title: '基本信息',
            'x-component': widget,
            'x-component-props': { columns: 3 },
            properties: { name: {}, phone: {} },
          },
        }}
      />
    </div>
  ),
  async play() {
    await canvas();
    await pressNode('name');
    await expectSelected('客户名称');
    const handle = await waitFor(() => {
      const found = document.querySelector('.pw-canvas-span');
      if (!found) throw new Error('没有可拖的边');
      return found;
    });
    const phone = await boxOf('phone');
    await dragTo(handle, { x: phone.right, y: phone.top + 10 });
    await waitFor(() => expect(document.querySelector('.pw-canvas-drawn-span')).toHaveTextContent('占 2 列，共 3 列'));
    await letGo(handle);
    await waitFor(() => expect(writtenAt(key, 'name')).toEqual({ 'x-decorator-props': { gridSpan: 2 } }));
    (await canvas()).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(writtenAt(key, 'name')).toEqual({ 'x-decorator-props': { gridSpan: 3 } }));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(writtenAt(key, 'name')).toEqual({}));
    await expect(keysAt(key)).toEqual(['name', 'phone']);
  },
});

export const Spans = spansIn('_grid', 'Grid');
export const SpansInASection = spansIn('_section', 'Section');
