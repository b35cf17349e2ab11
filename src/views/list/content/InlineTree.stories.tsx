import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { tableCell, typeIntoCell } from '../../../../.storybook/table-play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { customerList } from '../testing/customers.ts';
import { ListStory } from '../testing/ListStory.tsx';

const meta: Meta = { title: '列表页/行内编辑的树' };
export default meta;
type Story = StoryObj;

const list = customerList({ editable: true, toolbar: [], tree: { parent: 'parentId' } });
const records = { current: memoryRecords([]) };
const toggle = async (row: number) => {
  const button = (await tableCell(row, 'name')).querySelector('button');
  if (!button) throw new Error(`第 ${row} 行没有箭头`);
  await userEvent.click(button);
};

export const ChildrenAreEditedAndAdded: Story = {
  render() {
    records.current = memoryRecords([
      { id: '2', version: 1, name: '华东', parentId: '0', hasChildren: true, level: 'A', createTime: '2026-01-02' },
      { id: '1', version: 1, name: '华南', parentId: '0', hasChildren: false, level: 'A', createTime: '2026-01-01' },
      { id: '3', version: 1, name: '杭州', parentId: '2', hasChildren: false, level: 'B', createTime: '2026-01-03' },
    ]);
    return <ListStory list={list} records={records.current} />;
  },
  async play() {
    await toggle(1);
    await waitFor(async () => expect(await tableCell(2, 'name')).toHaveTextContent('杭州'));
    await typeIntoCell(2, 'name', '杭州市');
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(screen.getByRole('button', { name: '新增下级' }));
    await userEvent.keyboard('宁波');
    await userEvent.click(await screen.findByRole('button', { name: '保存 2 行' }));
    await expectVisible(await screen.findByText('保存成功'));
    await expect(records.current.calls.filter((call) => /^(create|update)/.test(call))).toEqual(['update 3', 'create']);
    await expect(records.current.records[0]).toMatchObject({ name: '宁波', parentId: '2' });
    await waitFor(() => expect(screen.getByText('杭州市')).toBeVisible());
    await expectVisible(screen.getByText('宁波'));
  },
};
