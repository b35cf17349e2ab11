import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible, settled } from '../../../.storybook/play.ts';
import { moveTab } from './tab-state.ts';
import { TabBar } from './TabBar.tsx';
import type { Tabs } from './use-tabs.ts';

const meta: Meta = { title: '外壳/页签' };
export default meta;
type Story = StoryObj;

const ignore = () => undefined;
const pages = [
  '首页',
  '客户',
  '供应商',
  '物料',
  '销售订单',
  '入库单',
  '出库单',
  '即时库存',
  '库存流水',
  '用户',
  '角色',
];

interface BarProps {
  count: number;
  width: number;
  opened?: string;
  tenant?: string;
}

function Bar({ count, width, opened = '/0', tenant }: BarProps) {
  const [active, setActive] = useState(opened);
  const [shown, setShown] = useState(() =>
    pages.slice(0, count).map((title, index) => ({
      path: `/${index}`,
      title,
      record: '',
      search: '',
      generation: 0,
      drawn: true,
    })),
  );
  const tabs: Tabs = {
    tabs: shown,
    move: (path, position) => setShown((now) => moveTab(now, path, position, '/0')),
    active,
    unsaved: new Set(),
    close: ignore,
    closeMany: ignore,
    refresh: async () => undefined,
    setSearch: ignore,
    openRecord: ignore,
    closeRecord: ignore,
    addressOf: (path) => path,
    pageAddressOf: (path) => path,
    go: setActive,
  };
  return (
    <div style={{ width }}>
      <TabBar tabs={tabs} home="/0" tenant={tenant} />
      {tabs.tabs.map(({ path }) => (
        <div key={path} role="tabpanel" id={`panel${path}`} aria-labelledby={`tab${path}`} />
      ))}
    </div>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
function isInSight(name: string): boolean {
  const strip = screen.getByRole('tablist').getBoundingClientRect();
  const { left, right } = tab(name).getBoundingClientRect();
  return left >= strip.left - 1 && right <= strip.right + 1;
}

export const BeyondTheEdge: Story = {
  render: () => <Bar count={pages.length} width={500} />,
  async play() {
    const more = await screen.findByRole('button', { name: `全部页签（${pages.length}）` });
    await expect(isInSight('角色')).toBe(false);
    await userEvent.click(more);
    await userEvent.click(await settled(await screen.findByRole('menuitem', { name: '角色' })));
    await waitFor(() => expect([tab('角色').ariaSelected, isInSight('角色')]).toEqual(['true', true]));
    await expect(isInSight('首页')).toBe(false);
    await fireEvent.wheel(screen.getByRole('tablist'), { deltaY: -2000 });
    await waitFor(() => expect(isInSight('首页')).toBe(true));
  },
};

export const ShownInSight: Story = {
  render: () => <Bar count={pages.length} width={500} opened="/10" />,
  async play({ canvasElement }) {
    await screen.findByRole('button', { name: `全部页签（${pages.length}）` });
    await waitFor(() => expect(isInSight('角色')).toBe(true));
    const around = canvasElement.querySelector<HTMLElement>('.pw-tab-bar')?.parentElement;
    around?.style.setProperty('width', '320px');
    await waitFor(() => expect(screen.getByRole('tablist').clientWidth).toBeLessThan(320));
    await waitFor(() => expect(isInSight('角色')).toBe(true));
  },
};

export const AllInSight: Story = {
  render: () => <Bar count={3} width={500} />,
  async play() {
    await expectVisible(tab('供应商'));
    await expect(screen.queryByRole('button', { name: /全部页签/ })).toBeNull();
  },
};

const order = () => screen.getAllByRole('tab').map(({ title }) => title);

export const Moved: Story = {
  render: () => <Bar count={4} width={500} />,
  async play() {
    await expectVisible(tab('物料'));
    const centre = (name: string) => {
      const { left, width, top, height } = tab(name).getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, buttons: 1, button: 0 };
    };
    await fireEvent.pointerDown(tab('物料'), centre('物料'));
    await fireEvent.pointerMove(tab('物料'), centre('客户'));
    await fireEvent.pointerUp(tab('物料'), centre('客户'));
    await waitFor(() => expect(order()).toEqual(['首页', '物料', '客户', '供应商']));
    tab('供应商').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['首页', '物料', '供应商', '客户']));
    tab('物料').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(order()[0]).toBe('首页');
  },
};

function placeOf(name: string, piece: string) {
  const box = tab(name).querySelector('.pw-tab-title');
  const text = box?.firstElementChild?.firstChild;
  if (!box || !text) throw new Error(`The tab ${name} has no text.`);
  const range = document.createRange();
  range.setStart(text, name.indexOf(piece));
  range.setEnd(text, name.indexOf(piece) + piece.length);
  const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  return { fromLeft: inner.left - outer.left, fromRight: outer.right - inner.right };
}

// covers: tabs-title
export const LongTenant: Story = {
  render: () => <Bar count={6} width={900} tenant="北京国炬信息技术有限公司华东分公司" />,
  async play() {
    const name = '北京国炬信息技术有限公司华东分公司-销售订单';
    await expectVisible(tab(name));
    await expect(placeOf(name, '北京').fromLeft).toBeLessThan(0);
    const title = placeOf(name, '销售订单');
    await expect(Math.min(title.fromLeft, title.fromRight)).toBeGreaterThanOrEqual(-1);
  },
};
