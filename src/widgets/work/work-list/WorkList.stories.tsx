import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';

const meta: Meta = { title: '组件/待办' };
export default meta;
type Story = StoryObj;

const visit: JsonObject = {
  title: '拜访',
  label: 'no',
  schema: {
    type: 'object',
    properties: {
      no: { type: 'string', title: '编号', 'x-unique': true },
      customer: { type: 'string', title: '客户' },
      cost: { type: 'number', title: '费用', 'x-scale': 2 },
      status: { type: 'string', title: '状态' },
      createBy: { type: 'string', title: '创建人' },
    },
  },
};

const list = (title: string, where: JsonObject, more: JsonObject = {}): JsonObject => {
  return { title, model: 'crm/visit', page: '/crm/visit', where, fields: ['customer', 'cost'], ...more };
};
const home = (lists: JsonObject[], props: JsonObject = {}): Record<string, JsonObject> => {
  const waiting = { type: 'void', 'x-component': 'WorkList', 'x-component-props': { lists, ...props } };
  return { 'crm/visit.model': visit, 'crm/home.screen': { title: '首页', properties: { waiting } } };
};
const visits = Array.from({ length: 8 }, (_, index) => ({
  id: `v${index}`,
  no: `BF${index}`,
  customer: index === 0 ? '上海浦东精密机械制造有限责任公司第一分公司' : `客户${index}`,
  cost: '1234.5',
  status: index < 7 ? 'draft' : 'done',
  createBy: index < 2 ? 'li' : 'wang',
}));
const pageOf = (lists: JsonObject[], records = memoryRecords(visits), props: JsonObject = {}) => (
  <PageStory of="crm/home.screen" documents={home(lists, props)} records={records} />
);

export const WhatWaits: Story = {
  render: () =>
    pageOf([
      list('待审核的拜访', { status: 'draft' }),
      list('我的拜访', { status: ['draft', 'done'], createBy: "{{ ['l', 'i'].join('') }}" }),
      list('没有的', { status: 'lost' }),
    ]),
  async play() {
    const waiting = within(await screen.findByRole('region', { name: '待审核的拜访' }));
    const all = waiting.getByRole('link', { name: '待审核的拜访 7' });
    await expect(all).toHaveAttribute('href', '/crm/visit?list.where=status%3Aeq%3Adraft');
    await expect(waiting.getAllByRole('listitem')).toHaveLength(5);
    await expect(waiting.getByRole('link', { name: 'BF0' })).toHaveAttribute('href', '/crm/visit/BF0');
    await expectVisible(waiting.getByText('客户3'));
    await expect(waiting.getAllByText('1,234.50')).toHaveLength(5);
    const mine = within(await screen.findByRole('region', { name: '我的拜访' }));
    await expect(mine.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByText('没有的')).toBeNull();
    await expect(screen.queryByText('没有等您处理的事')).toBeNull();
  },
};

export const NothingWaits: Story = {
  render: () => pageOf([list('待审核的拜访', { status: 'lost' })]),
  async play() {
    await expectVisible(await screen.findByText('没有等您处理的事'));
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

const failing = memoryRecords(visits);

export const NotLoaded: Story = {
  render: () => {
    failing.failures.set('list', new PortError('offline', '网络断开了，请检查网络后重试。'));
    return pageOf([list('待审核的拜访', { status: 'draft' })], failing);
  },
  async play() {
    const told = await screen.findByRole('alert');
    await expect(told).toHaveTextContent('待办没有取全：网络断开了，请检查网络后重试。');
    await userEvent.click(within(told).getByRole('button', { name: '重试' }));
    await expectVisible(await screen.findByRole('region', { name: '待审核的拜访' }));
  },
};
