import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { PickedCell } from './Picked.tsx';

const meta: Meta = { title: '单元格/选中的记录' };
export default meta;
type Story = StoryObj;

const column = { cellProps: { picker: 'system/user' } };

const ports = createPickerPorts();
// covers: call-picked
export const ManyInOneCall: Story = {
  parameters: { ports },
  render: () => (
    <>
      <CellStory of={PickedCell} value="user0" column={column} />
      <CellStory of={PickedCell} value="user1,user2" column={column} />
      <CellStory of={PickedCell} value="user2,nobody" column={column} />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByText('张伟'));
    await expectVisible(await screen.findByText('李娜、员工2'));
    await expectVisible(await screen.findByText('员工2、nobody'));
    const asked = ports.calls.filter(({ path }) => path === '/sys/user/getMultiUser');
    await expect(asked.map(({ params }) => params)).toEqual([
      { username: 'user0,user1,user2,nobody,', pageNo: '1', pageSize: '4' },
    ]);
  },
};

export const AsTheServerCallsIt: Story = {
  render: () => (
    <>
      <CellStory of={PickedCell} value="user0" column={column} record={{ field_dictText: '张三' }} />
      <CellStory of={PickedCell} value="user1,user2" column={column} record={{ field_dictText: '李四,王五' }} />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByText('张三'));
    await expectVisible(await screen.findByText('李四、王五'));
  },
};

const away = { '/sys/user/getMultiUser': new PortError('offline', '无法连接服务器，请检查网络后重试') };
export const NobodyAnswers: Story = {
  parameters: { ports: createPickerPorts({ fails: away }) },
  render: () => <CellStory of={PickedCell} value="user0" column={column} />,
  async play() {
    await expectVisible(await screen.findByText('user0'));
  },
};
