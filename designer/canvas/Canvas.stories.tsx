import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  boxOf,
  canvas,
  dragTo,
  expectSelected,
  keysAt,
  letGo,
  nodeElement,
  pressNode,
} from '../testing/canvas-play.ts';
import { OpenDesigner } from '../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/画布' };
export default meta;
type Story = StoryObj;

const card = { type: 'void', title: '开票信息', 'x-component': 'Card', properties: { taxNo: {} } };
const dragged = () => document.querySelector('.pw-designer-dragged');
const isDragged = () => waitFor(() => expect(dragged()).not.toBeNull());

export const ByTouchAndPen: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {}, _tax: card }} />,
  async play() {
    await canvas();
    const name = await nodeElement('name');
    const taxNo = await boxOf('taxNo');
    await dragTo(name, { x: taxNo.left + 60, y: taxNo.bottom - 4 }, 'touch');
    await waitFor(() => expect(document.querySelector('.pw-canvas-line')).not.toBeNull());
    await letGo(name, 'touch');
    await waitFor(() => expect(keysAt('_tax')).toEqual(['taxNo', 'name']));
    const phone = await nodeElement('phone');
    const tax = await boxOf('taxNo');
    await dragTo(phone, { x: tax.left + 60, y: tax.top + 2 }, 'pen');
    await isDragged();
    await letGo(phone, 'pen');
    await waitFor(() => expect(keysAt('_tax')).toEqual(['phone', 'taxNo', 'name']));
  },
};

export const FingerScrolls: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    await canvas();
    const name = await nodeElement('name');
    const finger = { pointerId: 1, pointerType: 'touch', button: 0, bubbles: true };
    await fireEvent.pointerDown(name, { ...finger, clientX: 400, clientY: 200 });
    await fireEvent.pointerMove(name, { ...finger, clientX: 400, clientY: 300 });
    await fireEvent.pointerMove(name, { ...finger, clientX: 400, clientY: 400 });
    await expect(dragged()).toBeNull();
    await letGo(name, 'touch');
    await expect(keysAt()).toEqual(['name', '_tax']);
  },
};

export const EscapeGivesUp: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    await canvas();
    await pressNode('taxNo');
    await expectSelected('税号');
    const name = await nodeElement('name');
    const taxNo = await boxOf('taxNo');
    await dragTo(name, { x: taxNo.left + 60, y: taxNo.bottom - 4 });
    await isDragged();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dragged()).toBeNull());
    await letGo(name);
    await fireEvent.click(name);
    await expect(keysAt()).toEqual(['name', '_tax']);
    await expectSelected('税号');
  },
};

export const RefusedDrop: Story = {
  render: () => <OpenDesigner properties={{ name: {}, _tax: card }} />,
  async play() {
    await canvas();
    const title = screen.getByText('开票信息');
    const taxNo = await boxOf('taxNo');
    await dragTo(title, { x: taxNo.left + 60, y: taxNo.bottom - 4 });
    await waitFor(() => expect(dragged()).toHaveTextContent('不能把组件移动到它自己里面。'));
    await expect(document.querySelector('.pw-canvas-line-refused')).not.toBeNull();
    await expect(screen.getByRole('status')).toHaveTextContent('不能把组件移动到它自己里面。');
    await letGo(title);
    await expect(keysAt()).toEqual(['name', '_tax']);
  },
};

const manyFields = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [`f${index}`, { type: 'string', title: `第 ${index} 项` }]),
);
const groupOf = (node: Element) => node.closest('.pw-form-group');

/**
 * Only the visible groups of a long form are laid out. Fields that are out of sight can still be reached, selected and
 * used as drop targets.
 */
export const LongForm: Story = {
  render: () => <OpenDesigner form={{ layout: { columns: 1 } }} properties={manyFields} />,
  async play() {
    await canvas();
    const far = await nodeElement('f150');
    await expect(groupOf(far)).not.toBe(groupOf(await nodeElement('f0')));
    await waitFor(() => expect(far.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    far.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(far.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await pressNode('f150');
    await expectSelected('第 150 项');
    const next = await boxOf('f152');
    await dragTo(far, { x: next.left + 60, y: next.bottom - 2 });
    await isDragged();
    await letGo(far);
    await waitFor(() => expect(keysAt().slice(150, 154)).toEqual(['f151', 'f152', 'f150', 'f153']));
  },
};

export const SideBySide: Story = {
  render: () => (
    <div style={{ width: 1700 }}>
      <OpenDesigner form={{ layout: { columns: 1 } }} properties={{ name: {}, phone: {} }} />
    </div>
  ),
  async play() {
    await canvas();
    const phone = await nodeElement('phone');
    const name = await boxOf('name');
    await dragTo(phone, { x: name.right - 10, y: name.top + 14 });
    await isDragged();
    await letGo(phone);
    await waitFor(() => expect(keysAt('_grid')).toEqual(['name', 'phone']));
    await waitFor(async () => expect((await boxOf('phone')).top).toBe((await boxOf('name')).top));
  },
};

/** A field that is dropped into a section with columns shares a row, without a grid. */
export const IntoASection: Story = {
  render: () => (
    <div style={{ width: 1700 }}>
      <OpenDesigner
        properties={{
          _base: { type: 'void', title: '基本信息', 'x-component': 'Section', properties: { name: {}, taxNo: {} } },
          phone: {},
        }}
      />
    </div>
  ),
  async play() {
    await canvas();
    const phone = await nodeElement('phone');
    const taxNo = await boxOf('taxNo');
    await dragTo(phone, { x: taxNo.left + 10, y: taxNo.top + 14 });
    await isDragged();
    await letGo(phone);
    await waitFor(() => expect(keysAt('_base')).toEqual(['name', 'phone', 'taxNo']));
    await waitFor(async () => expect((await boxOf('phone')).top).toBe((await boxOf('name')).top));
    await expect((await boxOf('taxNo')).top).toBeGreaterThan((await boxOf('name')).bottom - 1);
  },
};

/** The form is laid out in its own width, as lists open it, and drawn smaller in a room that is narrower. */
export const OwnWidth: Story = {
  render: () => (
    <div style={{ width: 1000 }}>
      <OpenDesigner form={{ width: 900 }} properties={{ name: {}, phone: {} }} />
    </div>
  ),
  async play() {
    const element = await canvas();
    const sheet = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.pw-canvas-sheet');
      if (!found?.style.width) throw new Error('纸还没有量好');
      return found;
    });
    await expect(sheet.offsetWidth).toBe(900);
    await expect(element.scrollWidth).toBe(element.clientWidth);
    await waitFor(async () => expect((await boxOf('phone')).top).toBe((await boxOf('name')).top));
    await userEvent.click(screen.getByText('390'));
    await waitFor(async () => expect((await boxOf('phone')).top).toBeGreaterThan((await boxOf('name')).bottom - 1));
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    await waitFor(() => expect(document.querySelector('.pw-designer')?.clientWidth).toBe(window.innerWidth));
    await userEvent.click(screen.getByRole('button', { name: '退出全屏' }));
  },
};

export const ScrollsAtTheEdge: Story = {
  render: () => (
    <OpenDesigner
      form={{ layout: { columns: 1 } }}
      properties={Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`f${at}`, { type: 'string', title: `字段${at}` }]),
      )}
    />
  ),
  async play() {
    const element = await canvas();
    const first = await nodeElement('f0');
    const { bottom, left } = element.getBoundingClientRect();
    await dragTo(first, { x: left + 100, y: bottom - 4 });
    await waitFor(() => expect(element.scrollTop).toBeGreaterThan(element.scrollHeight - element.clientHeight - 2));
    await letGo(first);
    await waitFor(() => expect(keysAt().at(-1)).toBe('f0'));
  },
};

export const HiddenNodes: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        name: {},
        phone: { 'x-visible': false },
        _tax: { ...card, 'x-visible': '{{ $record.name == "1" }}' },
      }}
    />
  ),
  async play() {
    await canvas();
    const label = await screen.findByText('手机', { selector: 'label' });
    const faint = label.closest('[data-hidden-node]');
    await expect(faint?.firstElementChild && getComputedStyle(faint.firstElementChild).opacity).toBe('0.4');
    await expect(screen.getByText('开票信息').closest('[data-hidden-node]')).not.toBeNull();
    await expect(screen.getByText('客户名称', { selector: 'label' }).closest('[data-hidden-node]')).toBeNull();
    await fireEvent.click(label);
    await expectSelected('手机');
  },
};

export const EveryPane: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        _tabs: {
          type: 'void',
          'x-component': 'Tabs',
          properties: {
            _first: { type: 'void', title: '联系', properties: { phone: {} } },
            _second: { type: 'void', title: '开票', properties: { taxNo: {} } },
          },
        },
        _steps: {
          type: 'void',
          'x-component': 'Steps',
          properties: {
            _who: { type: 'void', title: '谁', properties: { name: { required: true } } },
            _what: { type: 'void', title: '什么', properties: { remark: {} } },
          },
        },
      }}
    />
  ),
  async play() {
    const element = await canvas();
    await userEvent.click(await screen.findByRole('tab', { name: '开票' }));
    await boxOf('taxNo');
    await pressNode('taxNo');
    await expectSelected('税号');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectSelected('手机');
    await expect(screen.getByRole('tab', { name: '联系' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(element).getByRole('button', { name: /下一步/ }));
    await boxOf('remark');
    element.focus();
    await userEvent.keyboard('{End}');
    await expectSelected('备注');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectSelected('客户名称');
  },
};

export const EmptyLayouts: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        name: {},
        _card: { type: 'void', 'x-component': 'Card' },
        _tabs: { type: 'void', 'x-component': 'Tabs' },
      }}
    />
  ),
  async play() {
    await canvas();
    const area = (await screen.findByText('把组件拖到这里')).getBoundingClientRect();
    await expect(screen.getByRole('button', { name: '添加一页' })).toBeVisible();
    const name = await nodeElement('name');
    await dragTo(name, { x: area.left + 60, y: area.top + 20 });
    await isDragged();
    await letGo(name);
    await waitFor(() => expect(keysAt('_card')).toEqual(['name']));
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await expect(await screen.findByText('从左侧拖入或点击组件来添加')).toBeVisible();
  },
};

export const FailingExpressions: Story = {
  render: () => (
    <OpenDesigner
      properties={{
        name: {},
        phone: { 'x-visible': '{{ $record.name + }}' },
        taxNo: { 'x-component': 'Imput' },
      }}
    />
  ),
  async play() {
    await canvas();
    const mark = await screen.findByRole('img', { name: /表达式有误/ });
    const phone = await boxOf('phone');
    await waitFor(() => expect(Math.abs(mark.getBoundingClientRect().top - phone.top)).toBeLessThan(20));
    await expect(mark).toHaveTextContent('!');
    await fireEvent.click(await screen.findByText('手机', { selector: 'label' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('表达式有误：这里应当是一个值，却到了末尾。');
    const taxNo = await nodeElement('taxNo');
    await expect(taxNo).toHaveTextContent('没有名为“Imput”的组件。');
    await expect(screen.getByText('客户名称', { selector: 'label' })).toBeVisible();
    await fireEvent.click(taxNo);
    await expect(await screen.findByText(/请在源码里改正/)).toBeVisible();
  },
};

export const InertControls: Story = {
  render: () => <OpenDesigner properties={{ name: {}, phone: {} }} />,
  async play() {
    const element = await canvas();
    const inputs = element.querySelectorAll('input');
    await expect(inputs.length).toBeGreaterThan(0);
    for (const input of inputs) await expect(input.closest('[inert]')).not.toBeNull();
    inputs[0]?.focus();
    await expect(inputs[0]).not.toHaveFocus();
    await pressNode('name');
    await expectSelected('客户名称');
  },
};
