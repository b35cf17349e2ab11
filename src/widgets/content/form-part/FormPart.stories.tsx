import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';

const meta: Meta = { title: '组件/页面表单' };
export default meta;
type Story = StoryObj;

const documents: Record<string, JsonObject> = {
  'crm/visit.model': {
    title: '拜访',
    schema: { type: 'object', required: ['no'], properties: { no: { type: 'string', title: '编号' } } },
  },
  'crm/visit.form': { title: '拜访', model: 'crm/visit', properties: { no: {} } },
  'crm/board.screen': {
    title: '看板',
    properties: {
      _form: { type: 'void', title: '新的拜访', 'x-component': 'FormPart', 'x-component-props': { form: 'crm/visit' } },
    },
  },
};
const records = memoryRecords([]);
let kept: MemoryRecords = memoryRecords([]);

const board = (props: JsonObject) => {
  const form = { type: 'void', 'x-component': 'FormPart', 'x-component-props': { form: 'crm/visit', ...props } };
  return { ...documents, 'crm/board.screen': { title: '看板', properties: { _form: form } } };
};

export const SavesARecordInsideAPage: Story = {
  render: () => (
    <div style={{ width: 358 }}>
      <PageStory of="crm/board.screen" documents={documents} records={records} />
    </div>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await expectVisible(await screen.findByText('请输入编号'));
    await userEvent.type(screen.getByRole('textbox', { name: '编号' }), 'BF-9{Enter}');
    await expectVisible(await screen.findByText('新增成功'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '编号' })).toHaveValue(''));
  },
};
export const ChangesARecord: Story = {
  render: () => {
    kept = memoryRecords([{ id: 'v1', version: 1, no: 'BF-1' }]);
    return (
      <PageStory
        of="crm/board.screen"
        documents={board({ record: 'v1', urls: { one: '/crm/own', edit: '/crm/own/edit' } })}
        records={kept}
      />
    );
  },
  async play() {
    const no = await screen.findByRole('textbox', { name: '编号' });
    await expect(no).toHaveValue('BF-1');
    const save = () => screen.getByRole('button', { name: '保存' });
    await expect(save()).toBeDisabled();
    await userEvent.clear(no);
    await userEvent.click(save());
    await expectVisible(await screen.findByText('请输入编号'));
    await userEvent.type(no, 'BF-2{Enter}');
    await expectVisible(await screen.findByText('修改成功！'));
    await waitFor(() => expect(kept.records[0]).toMatchObject({ no: 'BF-2', version: 2 }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '编号' })).toHaveValue('BF-2'));
    await userEvent.type(screen.getByRole('textbox', { name: '编号' }), '2');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '编号' })).toHaveValue('BF-2'));
  },
};

export const LooksAtARecord: Story = {
  render: () => (
    <PageStory
      of="crm/board.screen"
      documents={board({ record: 'v1', look: true })}
      records={memoryRecords([{ id: 'v1', version: 1, no: 'BF-1' }])}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('BF-1'));
    await expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  },
};

export const LacksThePermissionOfTheForm: Story = {
  render: () => (
    <PageStory
      of="crm/board.screen"
      documents={board({ record: 'v1', forAll: true, permission: 'crm:own:save' })}
      records={memoryRecords([{ id: 'v1', version: 1, no: 'BF-1' }])}
      may={{ permissions: new Set(['crm:visit:edit']) }}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText(/没有修改的权限（crm:own:save）/));
    await expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const RecordIsGone: Story = {
  render: () => <PageStory of="crm/board.screen" documents={board({ record: 'v9' })} records={memoryRecords([])} />,
  async play() {
    await expectVisible(await screen.findByText(/这条记录/));
  },
};
export const Dark: Story = { ...SavesARecordInsideAPage, parameters: { theme: 'dark' } };
