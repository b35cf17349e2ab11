import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { expectVisible, settled } from '../../../.storybook/play.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageStory } from '../page/testing/PageStory.tsx';

const meta: Meta = { title: '列表页/右键菜单' };
export default meta;
type Story = StoryObj;

const documents: Record<string, JsonObject> = {
  'base/customer.model': {
    title: '客户',
    resource: '/base/customer',
    label: 'name',
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称' }, city: { type: 'string', title: '城市' } },
    },
  },
  'base/customer.list': {
    title: '客户',
    model: 'base/customer',
    rowActions: [],
    contextMenu: [
      'detail',
      {
        title: '说出所在',
        visible: "{{ $chosen.field == 'city' }}",
        do: { notify: "{{ $record.name + '的' + $chosen.title + '：' + $chosen.value }}" },
      },
      { title: '停用', disabled: "{{ $record.city == '上海' }}", do: { refresh: true } },
    ],
  },
};
const render = () => {
  const records = memoryRecords([
    { id: '1', version: 1, name: '东方贸易', city: '上海' },
    { id: '2', version: 1, name: '西部物流', city: '成都' },
  ]);
  return <PageStory of="base/customer.list" documents={documents} records={records} />;
};
const entry = async (name: string) => settled(await screen.findByRole('menuitem', { name }));
const menuGone = () => waitFor(() => expect(screen.queryByRole('menuitem', { name: '停用' })).toBeNull());

export const KnowsRowAndCell: Story = {
  render,
  async play() {
    const coords = { clientX: 320, clientY: 240 };
    await userEvent.pointer({ keys: '[MouseRight]', target: await screen.findByText('成都'), coords });
    const first = await entry('说出所在');
    await waitFor(() => {
      const { left, right } = first.getBoundingClientRect();
      void expect([left > 310 && left < 340, right - left > 60]).toEqual([true, true]);
    });
    await userEvent.click(first);
    await expectVisible(await screen.findByText('西部物流的城市：成都'));
    await menuGone();
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('上海') });
    await expect(await entry('停用')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('东方贸易') });
    await expectVisible(await entry('停用'));
    await expect(screen.queryByRole('menuitem', { name: '说出所在' })).toBeNull();
    await userEvent.click(await entry('详情'));
    await expectVisible(await screen.findByRole('dialog', { name: /详情/ }));
  },
};

export const ByKeyboard: Story = {
  render,
  async play() {
    const grid = await screen.findByRole('grid', { name: '客户' });
    grid.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(grid).toHaveAttribute('aria-activedescendant'));
    // A browser sends this event for the menu key.
    await fireEvent.contextMenu(grid);
    await entry('详情');
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await waitFor(() => expect(grid).toHaveFocus());
  },
};

export const WithoutADocumentsEntries: Story = {
  render() {
    const { contextMenu: _, ...list } = documents['base/customer.list'] ?? {};
    const own = { ...list, search: ['city'], rowActions: ['detail', 'delete'] };
    const records = memoryRecords([
      { id: '1', version: 1, name: '东方贸易', city: '上海' },
      { id: '2', version: 1, name: '西部物流', city: '成都' },
    ]);
    const all = { ...documents, 'base/customer.list': own };
    return <PageStory of="base/customer.list" documents={all} records={records} />;
  },
  async play() {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.pointer({ keys: '[MouseRight]', target: await screen.findByText('成都') });
    await expectVisible(await entry('详情'));
    await expectVisible(await entry('删除'));
    await userEvent.click(await entry('复制“成都”'));
    await expect(copied).toHaveBeenCalledWith('成都');
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('成都') });
    await userEvent.click(await entry('只看城市为“成都”的'));
    await waitFor(() => expect(screen.queryByText('东方贸易')).toBeNull());
    await expectVisible(screen.getByText('西部物流'));
    await expect(screen.getByRole('textbox', { name: '城市' })).toHaveValue('成都');
  },
};
