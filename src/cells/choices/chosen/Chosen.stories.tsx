import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { expectVisible } from '../../../../.storybook/play.ts';
import { invalidateNames } from '../../../runtime/data/options/name-freshness.ts';
import { PortError, type RequestsPort } from '../../../runtime/ports/index.ts';
import { CellStory } from '../../testing/CellStory.tsx';
import { ChosenCell } from './Chosen.tsx';

const meta: Meta = { title: '单元格/选中项的名称' };
export default meta;
type Story = StoryObj;

const names: Readonly<Record<string, string>> = { A01: '费用', A02: '文件' };
const asked: string[] = [];
const requests: RequestsPort = {
  async call({ params = {} }) {
    asked.push(params.key ?? '');
    return { result: (params.key ?? '').split(',').map((value) => names[value] ?? value), message: '' };
  },
};
const column = { cellProps: { dictionary: 'sys_category,name,code' } };

export const ManyInOneCall: Story = {
  parameters: { ports: { ...createFakePorts(), requests } },
  render: () => (
    <>
      <CellStory of={ChosenCell} value="A01" column={column} />
      <CellStory of={ChosenCell} value="A02,A01" column={column} />
      <CellStory of={ChosenCell} value="A99" column={column} />
      <CellStory of={ChosenCell} value={null} column={column} />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByText('费用'));
    await expectVisible(await screen.findByText('文件、费用'));
    await expectVisible(await screen.findByText('A99'));
    await expect(asked).toEqual(['A01,A02,A99']);
  },
};

const renamed: Record<string, string> = { A01: '费用', A02: '文件' };
let calls = 0;
const changing: RequestsPort = {
  async call({ params = {} }) {
    calls += 1;
    return { result: (params.key ?? '').split(',').map((value) => renamed[value] ?? value), message: '' };
  },
};
export const NamesAreRenewed: Story = {
  parameters: { ports: { ...createFakePorts(), requests: changing } },
  render: () => <CellStory of={ChosenCell} value="A01" column={column} />,
  async play() {
    await expectVisible(await screen.findByText('费用'));
    renamed.A01 = '差旅';
    // A reloaded list invalidates names too.
    invalidateNames();
    await expectVisible(await screen.findByText('差旅'));
    await expect(calls).toBe(2);
  },
};

export const AsTheServerCallsIt: Story = {
  render: () => <CellStory of={ChosenCell} value="A01" column={column} record={{ field_dictText: '差旅费' }} />,
  async play() {
    await expectVisible(await screen.findByText('差旅费'));
  },
};

export const Place: Story = {
  render: () => <CellStory of={ChosenCell} value="330106" column={{ cellProps: { component: 'Area' } }} />,
  async play() {
    await expectVisible(await screen.findByText('浙江省/杭州市/西湖区'));
  },
};

const tree = [{ value: 'z', label: '浙江', children: [{ value: 'h', label: '杭州' }] }];
export const OfATreeInTheDocument: Story = {
  render: () => (
    <CellStory of={ChosenCell} value="h" column={{ cellProps: { component: 'Cascader', props: { tree } } }} />
  ),
  async play() {
    await expectVisible(await screen.findByText('浙江 / 杭州'));
  },
};

const away: RequestsPort = { call: () => Promise.reject(new PortError('offline', '无法连接服务器，请检查网络后重试')) };
export const NobodyAnswers: Story = {
  parameters: { ports: { ...createFakePorts(), requests: away } },
  render: () => <CellStory of={ChosenCell} value="A02" column={column} />,
  async play() {
    await expectVisible(await screen.findByText('A02'));
  },
};
