import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../runtime/ports/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageStory } from './testing/PageStory.tsx';

const meta: Meta = { title: '页面/表单页' };
export default meta;
type Story = StoryObj;

const model: JsonObject = {
  title: '客户',
  resource: '/base/customer',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '客户名称', maxLength: 10 },
      level: { type: 'string', title: '等级', default: 'B' },
    },
  },
};
const customer = { 'base/customer.form': { title: '登记客户', model: 'base/customer' }, 'base/customer.model': model };
let records: MemoryRecords = memoryRecords([]);
const pageOf = (documents: Record<string, JsonObject>) => () => {
  records = memoryRecords([]);
  return <PageStory of="base/customer.form" documents={documents} records={records} />;
};
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const SavesOneRecordAfterTheOther: Story = {
  render: pageOf(customer),
  async play() {
    await press('保存');
    await expectVisible(await screen.findByText(/客户名称.*必填|请.*客户名称|不能为空/));
    await expect(records.records).toHaveLength(0);
    await userEvent.type(await box(/客户名称/), '东方贸易');
    await press('保存');
    await expectVisible(await screen.findByText('新增成功'));
    await expect(records.records).toMatchObject([{ name: '东方贸易', level: 'B' }]);
    await waitFor(async () => expect(await box(/客户名称/)).toHaveValue(''));
    await expect(await box(/等级/)).toHaveValue('B');
  },
};

export const FailingSaveKeepsInput: Story = {
  render: pageOf(customer),
  async play() {
    await userEvent.type(await box(/客户名称/), '东方');
    records.failures.set('create', new PortError('server', '服务器忙', { requestId: 'req-7' }));
    await press('保存');
    await expectVisible(await screen.findByText('服务器忙'));
    await expectVisible(screen.getByText(/req-7/));
    await expect(await box(/客户名称/)).toHaveValue('东方');
    await press('保存');
    await waitFor(() => expect(records.records).toHaveLength(1));
    await expect(screen.queryByText('服务器忙')).toBeNull();
  },
};

export const ResetStartsAnew: Story = {
  render: pageOf(customer),
  async play() {
    await expect(await screen.findByRole('button', { name: '重置' })).toBeDisabled();
    await userEvent.type(await box(/客户名称/), '东方');
    await press('重置');
    await expect(await box(/客户名称/)).toHaveValue('');
  },
};

export const NothingToSave: Story = {
  render: pageOf({ 'base/customer.form': { title: '说明', properties: { name: { type: 'string', title: '名称' } } } }),
  async play() {
    await expectVisible(await screen.findByText(/只能查看/));
    await expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const ValuesInACircle: Story = {
  render: pageOf({
    ...customer,
    'base/customer.form': {
      title: '登记客户',
      model: 'base/customer',
      properties: {
        name: {},
        price: { type: 'number', title: '单价', 'x-value': '{{ $record.amount / 2 }}' },
        amount: { type: 'number', title: '金额', 'x-value': '{{ $record.price * 2 }}' },
      },
    },
  }),
  async play() {
    await userEvent.type(await box(/客户名称/), '东方');
    await expect(await screen.findAllByText(/计算值互相引用/)).toHaveLength(2);
    await expect(await box(/客户名称/)).toHaveValue('东方');
  },
};
