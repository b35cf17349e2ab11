import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { DocumentPage } from '../../runtime/page/index.ts';
import type { Ports } from '../../runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { PageRuntime, storyPorts, useMemoryLocation } from '../list/testing/ListStory.tsx';
import { pageViews } from '../page-views.tsx';

const meta: Meta = { title: '列表页/文档' };
export default meta;
type Story = StoryObj;

const model: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  resource: '/base/customer',
  permission: 'base:customer',
  label: 'name',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '客户名称', maxLength: 100 },
      phone: { type: 'string', title: '手机' },
      balance: { type: 'number', title: '余额', 'x-scale': 2 },
    },
  },
};

function source(key: DocumentKey, id: string, kind: SourceDocument['kind'], body: JsonObject): SourceDocument {
  return { key, id, kind, body, hash: JSON.stringify(body), problems: [] };
}

const modelDocument = (title = '客户名称') => {
  const body: JsonObject = JSON.parse(JSON.stringify(model).replace('客户名称', title));
  return source('base/customer.model', 'base/customer', 'model', body);
};
const listDocument = (body: JsonObject) =>
  source('base/customer.list', 'base/customer', 'list', {
    kind: 'list',
    formatVersion: 1,
    title: '客户',
    model: 'base/customer',
    ...body,
  });

let documents: SourceDocument[] = [];
let tellChange: (keys: readonly DocumentKey[]) => void = () => undefined;
const changes = (listener: typeof tellChange) => {
  tellChange = listener;
  return () => undefined;
};

function Page({ of }: { of: DocumentKey }) {
  const [ports] = useState<Ports>(() => {
    const records = memoryRecords([
      { id: '1', version: 1, name: '东方贸易', phone: '13800000001', balance: '12.50' },
      { id: '2', version: 1, name: '西部物流', phone: '13800000002', balance: '7.00' },
    ]);
    return storyPorts(records, { page: async () => ({ documents }) });
  });
  const location = useMemoryLocation();
  return (
    <PageRuntime ports={ports}>
      <div style={{ height: 600 }}>
        <DocumentPage
          documentKey={of}
          views={pageViews}
          owner="story"
          location={location}
          navigate={() => undefined}
          changes={changes}
        />
      </div>
    </PageRuntime>
  );
}

const pageOf = (key: DocumentKey, set: SourceDocument[]) => () => {
  documents = set;
  return <Page of={key} />;
};

export const ModelAlone: Story = {
  render: pageOf('base/customer.model', [modelDocument()]),
  async play() {
    await expectVisible(await screen.findByRole('columnheader', { name: /客户名称/ }));
    await expectVisible(await screen.findByText('12.50'));
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const dialog = await screen.findByRole('dialog', { name: '新增 客户' });
    await expectVisible(await within(dialog).findByRole('textbox', { name: /手机/ }));
  },
};

export const FollowsItsDocuments: Story = {
  render: pageOf('base/customer.model', [modelDocument()]),
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择“西部物流”' }));
    await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: '编辑 客户' });
    const box = await within(dialog).findByRole('textbox', { name: /客户名称/ });
    await userEvent.type(box, '一半');
    const half = box instanceof HTMLInputElement ? box.value : '';
    documents = [modelDocument('单位名称')];
    tellChange(['base/customer.model']);
    await expect(await within(dialog).findByRole('textbox', { name: /单位名称/ })).toHaveValue(half);
    await expect(half).toContain('一半');
    await expect(screen.getByText('已选择 1 项')).toBeInTheDocument();
  },
};

export const WrongParts: Story = {
  render: pageOf('base/customer.list', [
    modelDocument(),
    listDocument({
      columns: ['name', 'phnoe', 'balance'],
      toolbar: ['add', { title: '冻结', do: { confrim: '确定？' } }],
      search: ['nmae', 'name'],
    }),
  ]),
  async play() {
    await expectVisible(await screen.findByText('东方贸易'));
    await expectVisible(screen.getByText('12.50'));
    const wrong = () => screen.getAllByRole('button', { name: /文档有问题/ });
    await waitFor(() => expect(wrong().length).toBeGreaterThanOrEqual(2));
    await expectVisible(await screen.findByText(/nmae/));
    await expect(screen.getByRole('button', { name: '新增' })).toBeEnabled();
  },
};

export const UnknownDocument: Story = {
  render: pageOf('base/gone.list', []),
  async play() {
    await waitFor(() => expect(screen.getByText(/没有名为“base\/gone.list”的文档/)).toBeVisible());
  },
};
