import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import type { DocumentEditingPort } from '../../../runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../../schema/documents/document.ts';
import { parseJson, type JsonObject } from '../../../schema/json/index.ts';
import { contentHash } from '../../../schema/parse/index.ts';
import { FormChoices } from './FormChoices.tsx';

const meta: Meta = { title: '设计器/选择表单' };
export default meta;
type Story = StoryObj;

const model: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  schema: {
    type: 'object',
    properties: { name: { type: 'string', title: '名称' }, remark: { type: 'string', title: '备注', format: 'text' } },
  },
};

const source: SourceDocument = {
  key: 'base/customer.model',
  id: 'base/customer',
  kind: 'model',
  hash: contentHash(''),
  body: model,
  problems: [],
};

const drafts = new Map<DocumentKey, string>();

const port: DocumentEditingPort = {
  list: async () => [
    { key: 'base/customer.form', kind: 'form', title: '客户', hasDraft: false },
    { key: 'base/customer.model', kind: 'model', title: '客户', hasDraft: false },
    { key: 'base/supplier.form', kind: 'form', title: '供应商', hasDraft: false },
    { key: 'sales/order.form', kind: 'form', title: '销售订单', hasDraft: true },
    { key: 'lab/sample.form', kind: 'form', title: '样品', hasDraft: false },
    { key: 'shop/category.form', kind: 'form', title: '商品分类', hasDraft: false, isUnserved: true },
  ],
  read: () => Promise.reject(new Error('nothing is read')),
  whereUsed: async () => [],
  around: async () => [source],
  versions: async () => [],
  version: async () => null,
  saveDraft: async (key, text) => void drafts.set(key, text),
  removeDraft: async () => {},
  saveDrafts: async () => {},
  planRenaming: () => Promise.reject(new Error('nothing is renamed')),
  preview: async () => ({ effects: [], gained: [], mayAllow: false }),
  publish: async () => {},
};

const shell = createStore();
shell.set(pageLinksAtom, [
  { key: '1', title: '客户', trail: ['基础资料'], icon: null, path: '/base/customer', document: 'base/customer.list' },
]);

function Choices() {
  const [chosen, setChosen] = useState('');
  return (
    <Provider store={shell}>
      <div style={{ height: 600, display: 'flex', flexDirection: 'column' }}>
        <FormChoices port={port} onChoose={setChosen} />
        <output data-testid="chosen">{chosen}</output>
      </div>
    </Provider>
  );
}

const titles = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

export const FormsByArea: Story = {
  render: () => <Choices />,
  async play() {
    await screen.findByRole('button', { name: /供应商/ });
    await expect(titles()).toEqual(['我的草稿', '基础资料 base', 'lab']);
    const drafted = within(screen.getByRole('region', { name: '我的草稿' }));
    await expect(drafted.getByRole('button', { name: /销售订单.*sales\/order\.form/ })).toBeVisible();
    const search = screen.getByRole('searchbox', { name: '查找表单' });
    await userEvent.type(search, 'gys');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, '没有这张');
    await expect(await screen.findByText('没有符合的表单。')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(await screen.findByRole('button', { name: /base\/supplier\.form/ }));
    await expect(screen.getByTestId('chosen')).toHaveTextContent('base/supplier.form');
  },
};

export const NewForm: Story = {
  render: () => <Choices />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: /新建表单/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建表单' }));
    const make = dialog.getByRole('button', { name: /^新\s*建$/ });
    await expect(make).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: '模型' }));
    await userEvent.click(await screen.findByTitle('客户（base/customer）'));
    const name = dialog.getByRole('textbox', { name: /表单编号/ });
    await expect(name).toHaveValue('base/customer-2');
    await userEvent.clear(name);
    await userEvent.type(name, 'base/customer');
    await expect(dialog.getByText('已经有这个编号的表单。')).toBeVisible();
    await expect(make).toBeDisabled();
    await userEvent.type(name, '-card');
    await userEvent.click(make);
    await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent('base/customer-card.form'));
    await expect(parseJson(drafts.get('base/customer-card.form') ?? '').value).toEqual({
      kind: 'form',
      formatVersion: 1,
      title: '客户',
      model: 'base/customer',
      properties: { name: {}, remark: {} },
    });
  },
};
