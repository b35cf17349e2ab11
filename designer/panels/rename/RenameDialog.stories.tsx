import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../.storybook/play.ts';
import type { PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { Designer } from '../../page/index.ts';

const meta: Meta = { title: '设计器/重命名' };
export default meta;
type Story = StoryObj;

function source(id: string, kind: 'form' | 'model', body: JsonObject): SourceDocument {
  return { key: `${id}.${kind}`, id, kind, hash: '', problems: [], body: { kind, formatVersion: 1, ...body } };
}

const modelWith = (name: string) =>
  source('base/customer', 'model', {
    title: '客户',
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称' }, [name]: { type: 'string', title: '等级' } },
    },
  });
const form = source('base/customer', 'form', {
  title: '客户',
  model: 'base/customer',
  properties: {
    name: { required: "{{ $record.level == 'A' }}" },
    level: {},
    note: { type: 'string', title: '说明', 'x-visible': "{{ $values.level != '' && $values.note != 'level' }}" },
  },
});

const list = '{ "kind": "list", "columns": ["level"] }\n';

const everywhere = async ({ to }: WantedRenaming, more: Partial<PlannedRenaming['documents'][number]> = {}) => ({
  field: { model: 'base/customer', name: 'level' },
  documents: [
    {
      key: 'base/customer.form' as const,
      title: '客户',
      isPublishable: true,
      places: [
        { pointer: '/properties/level', atKey: true, before: 'level', after: to },
        {
          pointer: '/properties/name/required',
          atKey: false,
          before: "{{ $record.level == 'A' }}",
          after: `{{ $record.${to} == 'A' }}`,
        },
      ],
      edited: { text: '', before: '', revision: '1', draft: undefined },
    },
    {
      key: 'base/customer.model' as const,
      title: '客户',
      isPublishable: true,
      places: [{ pointer: '/schema/properties/level', atKey: true, before: 'level', after: to }],
      edited: { text: printDocument(modelWith(to).body), before: '', revision: '2', draft: undefined },
    },
    {
      key: 'base/customer.list' as const,
      title: '客户列表',
      isPublishable: true,
      places: [{ pointer: '/columns/0', atKey: false, before: 'level', after: to }],
      edited: { text: list.replace('level', to), before: list, revision: '3', draft: undefined },
      ...more,
    },
  ],
  unsure: [{ document: 'base/look.dialog', pointer: '/title', before: '{{ $loaded.level }}' }],
});

function Opened({ planRenaming }: { planRenaming?: (wanted: WantedRenaming) => Promise<PlannedRenaming> }) {
  const [told, setTold] = useState<[text: string, others: string[]]>(['', []]);
  return (
    <div style={{ height: 640 }}>
      <Designer
        document={form}
        around={[form, modelWith('level')]}
        FormView={FormView}
        onChange={(text, others) => setTold([text, [...others.values()].map((each) => each.text)])}
        {...(planRenaming && { planRenaming })}
      />
      <output data-testid="told">{told[0]}</output>
      <output data-testid="others">{told[1].join('\n')}</output>
    </div>
  );
}

async function openOf(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByText('大纲'));
  await userEvent.click(await screen.findByText(name, { selector: '.pw-outline-key' }));
  await userEvent.click(screen.getByRole('button', { name: '重命名' }));
  const dialog = await screen.findByRole('dialog', { name: `重命名字段“${name}”` });
  await settled(within(dialog).getByRole('textbox', { name: '新名字' }));
  return dialog;
}

async function typeName(dialog: HTMLElement, to: string): Promise<void> {
  const input = within(dialog).getByRole('textbox', { name: '新名字' });
  await userEvent.clear(input);
  await userEvent.type(input, to);
}

export const InAllDocuments: Story = {
  render: () => <Opened planRenaming={everywhere} />,
  async play() {
    const dialog = await openOf('level');
    await typeName(dialog, 'grade');
    await userEvent.keyboard('{Enter}');
    await within(dialog).findByText('要改 3 份文档的 4 处：');
    const own = within(within(dialog).getByRole('region', { name: 'base/customer.form' }));
    await expect(own.getByText("{{ $record.level == 'A' }}")).toBeVisible();
    await expect(own.getByText("{{ $record.grade == 'A' }}")).toBeVisible();
    await expect(own.getByText('“name” › 必填')).toBeVisible();
    const columns = within(within(dialog).getByRole('region', { name: 'base/customer.list' }));
    await expect(columns.getByText('列 › 第 1 个')).toBeVisible();
    await expect(within(dialog).getByRole('region', { name: '没有改的地方' })).toHaveTextContent('标题');
    await expect(dialog).toHaveTextContent('已有记录在“level”里的值、保存的视图、数据规则和草稿都随新名字走');
    await expect(screen.getByTestId('told')).toBeEmptyDOMElement();

    await userEvent.click(within(dialog).getByRole('button', { name: '改名' }));
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(`"grade": {}`));
    await expect(screen.getByTestId('told')).toHaveTextContent(`$values.grade != '' && $values.note != 'level'`);
    await expect(screen.getByTestId('others')).toHaveTextContent('"columns": ["grade"]');
    await expect(await screen.findByText('grade', { selector: '.pw-outline-key' })).toBeVisible();
    await expect(screen.getByRole('application', { name: '画布' })).toHaveTextContent('等级');

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByTestId('others')).toBeEmptyDOMElement());
    await expect(screen.getByTestId('told')).toHaveTextContent('"level": {}');
    await expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '重做' }));
    await waitFor(() => expect(screen.getByTestId('others')).toHaveTextContent('"columns": ["grade"]'));
  },
};

export const InThisFormAlone: Story = {
  render: () => <Opened />,
  async play() {
    const dialog = await openOf('note');
    await typeName(dialog, 'level');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('表单里已经有“level”了');
    await expect(within(dialog).getByRole('button', { name: '列出要改的地方' })).toBeDisabled();
    await typeName(dialog, '2');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('“2”不能作名字');
    await typeName(dialog, '说明');
    await userEvent.click(within(dialog).getByRole('button', { name: '列出要改的地方' }));
    await within(dialog).findByText('要改 1 份文档的 2 处：');
    await userEvent.click(within(dialog).getByRole('button', { name: '改名' }));
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(`$values.说明 != 'level'`));
  },
};

export const MayNotEdit: Story = {
  render: () => <Opened planRenaming={(wanted) => everywhere(wanted, { edited: undefined })} />,
  async play() {
    const dialog = await openOf('level');
    await typeName(dialog, 'grade');
    await userEvent.click(within(dialog).getByRole('button', { name: '列出要改的地方' }));
    await within(dialog).findByText(/^您没有编辑 “客户列表”（base\/customer\.list） 的权限/);
    await expect(within(dialog).getByRole('button', { name: '改名' })).toBeDisabled();
  },
};

export const Refused: Story = {
  render: () => (
    <Opened
      planRenaming={async () => {
        throw new Error('“grade”已经用在 sales/order.model 的 /schema/properties/grade，请换一个名字。');
      }}
    />
  ),
  async play() {
    const dialog = await openOf('level');
    await typeName(dialog, 'grade');
    await userEvent.click(within(dialog).getByRole('button', { name: '列出要改的地方' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('sales/order.model');
    await expect(within(dialog).getByRole('textbox', { name: '新名字' })).toHaveValue('grade');
  },
};
