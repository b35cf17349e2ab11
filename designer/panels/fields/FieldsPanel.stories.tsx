import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../.storybook/play.ts';
import type { PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { parseJson, readObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { Designer } from '../../page/index.ts';

const meta: Meta = { title: '设计器/数据字段' };
export default meta;
type Story = StoryObj;

function source(id: string, kind: 'form' | 'model' | 'dictionary', body: JsonObject): SourceDocument {
  return { key: `${id}.${kind}`, id, kind, hash: '', problems: [], body: { kind, formatVersion: 1, ...body } };
}

const model = source('base/customer', 'model', {
  title: '客户',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '客户名称', maxLength: 20, 'x-unique': true },
      level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
      openedOn: { type: 'string', format: 'date', title: '开户日期' },
      credit: { type: 'number', title: '信用额度', 'x-scale': 2 },
      unit: { type: 'string', title: '单位', 'x-ref': { model: 'base/unit' } },
      code: { type: 'string', title: '编号', 'x-number': { pattern: 'C{yyyy}{seq:4}', restart: 'year' } },
      total: { type: 'number', title: '订单合计', 'x-scale': 2, 'x-value': '{{ $record.credit * 2 }}' },
    },
  },
});
const form = source('base/customer', 'form', {
  title: '客户',
  model: 'base/customer',
  properties: { name: {}, level: {}, openedOn: {}, code: {} },
});
const level = source('base/level', 'dictionary', { title: '客户等级', code: 'customer_level', items: [] });
const list = '{ "kind": "list", "columns": ["level"] }\n';
const plan = async ({ to }: WantedRenaming): Promise<PlannedRenaming> => ({
  field: { model: 'base/customer', name: 'level' },
  documents: [
    {
      key: 'base/customer.list',
      title: '客户列表',
      isPublishable: true,
      places: [{ pointer: '/columns/0', atKey: false, before: 'level', after: to }],
      edited: { text: list.replace('level', to), before: list, revision: '3', draft: undefined },
    },
  ],
  unsure: [],
});

const editable = { key: model.key, text: printDocument(model.body), revision: '1', draft: null };

function Opened(props: { locale?: 'zh-CN' | 'en-US'; isReadOnly?: boolean; height?: number }) {
  const { locale, isReadOnly = false, height = 640 } = props;
  const [told, setTold] = useState<[text: string, others: string[]]>(['', []]);
  return (
    <>
      <div style={{ height }}>
        <Designer
          document={form}
          around={[form, model, level]}
          FormView={FormView}
          planRenaming={plan}
          onChange={(text, others) => setTold([text, [...others.values()].map((each) => each.text)])}
          model={isReadOnly ? undefined : editable}
          {...(locale && { locale })}
        />
      </div>
      <div style={{ height: 20, overflow: 'hidden' }}>
        <output data-testid="form">{told[0]}</output>
        <output data-testid="others">{told[1].join('\n')}</output>
      </div>
    </>
  );
}

async function open(tab = '字段'): Promise<HTMLElement> {
  await userEvent.click(await screen.findByText(tab, { selector: '.ant-segmented-item-label' }));
  return screen.findByRole('grid');
}

const rowOf = (grid: HTMLElement, name: string) => {
  const row = within(grid).getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`there is no row ${name}`);
  return within(row);
};

async function fields(): Promise<JsonObject> {
  await waitFor(() => expect(screen.getByTestId('others')).not.toBeEmptyDOMElement());
  const body = readObject(parseJson(screen.getByTestId('others').textContent ?? '').value);
  return readObject(readObject(body['schema'])['properties']);
}

/** By keys alone: a title, a length, whether it is required; and one undo takes each back. */
export const WithKeys: Story = {
  render: () => <Opened />,
  async play() {
    const grid = await open();
    await userEvent.click(within(grid).getByRole('rowheader', { name: 'level' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const title = await screen.findByRole('textbox', { name: '“level”的标题' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('客户等级{Enter}');
    await waitFor(async () => expect(await fields()).toMatchObject({ level: { title: '客户等级' } }));
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '开户日期' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('50{Tab}');
    await waitFor(async () => expect(await fields()).toMatchObject({ name: { maxLength: 50 } }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(rowOf(grid, 'name').getByRole('checkbox', { name: '“name”的必填' })).not.toBeChecked());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}0{Enter}');
    await screen.findByText('要填 1 到 1000000 的整数。');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(Object.keys(await fields())[1]).toBe('openedOn'));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByTestId('others')).toBeEmptyDOMElement());
    await expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  },
};

/** By mouse: a type, a reference with suggestions, and a new field that is put on the form. */
export const WithTheMouse: Story = {
  render: () => <Opened />,
  async play() {
    const grid = await open();
    const type = rowOf(grid, 'credit').getByText('小数');
    await userEvent.dblClick(type);
    await userEvent.click(
      await settled(await screen.findByText('整数', { selector: '.ant-select-item-option-content' })),
    );
    await waitFor(async () => expect(await fields()).toMatchObject({ credit: { type: 'integer' } }));
    await expect((await fields())['credit']).not.toHaveProperty('x-scale');
    await userEvent.click(screen.getByRole('button', { name: /添加字段/ }));
    const name = await screen.findByRole('textbox', { name: '“field”的字段名' });
    await userEvent.clear(name);
    await userEvent.type(name, 'phone{Enter}');
    await waitFor(async () => expect(await fields()).toMatchObject({ phone: { type: 'string', title: '新字段' } }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '把“phone”放到表单' }));
    await waitFor(() => expect(screen.getByTestId('form')).toHaveTextContent('"phone": {}'));
    await userEvent.click(screen.getByRole('button', { name: '在表单里选中“code”' }));
    await expect(await screen.findByRole('button', { name: '在表单里选中“phone”' })).toBeVisible();
    await expect(screen.getByRole('application', { name: '画布' })).toHaveTextContent('新字段');
  },
};

/** A field that is used elsewhere: it is renamed everywhere, and asks before it is removed. */
export const RenamedAndRemoved: Story = {
  render: () => <Opened />,
  async play() {
    const grid = await open();
    await userEvent.click(within(grid).getByRole('rowheader', { name: 'level' }));
    await userEvent.keyboard('{F2}grade{Enter}');
    const renaming = await screen.findByRole('dialog', { name: '重命名字段“level”' });
    await settled(within(renaming).getByRole('textbox', { name: '新名字' }));
    await userEvent.click(within(renaming).getByRole('button', { name: '列出要改的地方' }));
    await userEvent.click(await within(renaming).findByRole('button', { name: '改名' }));
    await waitFor(() => expect(screen.getByTestId('form')).toHaveTextContent('"grade": {}'));
    await expect(screen.getByTestId('others')).toHaveTextContent('"columns": ["grade"]');
    await expect(screen.getByTestId('others')).toHaveTextContent('"x-renamed-from": ["level"]');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByTestId('others')).toBeEmptyDOMElement());

    await userEvent.click(within(grid).getByRole('rowheader', { name: 'level' }));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: '删除数据字段“level”吗？' });
    const remove = await settled(within(dialog).getByRole('button', { name: /删\s*除/ }));
    await expect(dialog).toHaveTextContent('客户列表 (base/customer.list) › 列 › 第 1 个');
    await expect(dialog).toHaveTextContent('已有记录的值不再显示');
    await userEvent.click(remove);
    await waitFor(async () => expect(await fields()).not.toHaveProperty('level'));
    await expect(screen.getByTestId('form')).not.toHaveTextContent('"level"');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByTestId('form')).toHaveTextContent('"level": {}'));
  },
};

export const OnlyToView: Story = {
  render: () => <Opened isReadOnly />,
  async play() {
    const grid = await open();
    await expect(screen.getByText('您没有编辑这个模型的权限，只能查看。')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /添加字段/ })).toBeNull();
    await userEvent.click(within(grid).getByRole('rowheader', { name: 'level' }));
    await userEvent.keyboard('{F2}x');
    await expect(screen.queryByRole('textbox', { name: '“level”的字段名' })).toBeNull();
  },
};

export const InEnglish: Story = {
  render: () => <Opened locale="en-US" />,
  async play() {
    const grid = await open('Fields');
    await expect(within(grid).getByRole('columnheader', { name: 'Decimal places' })).toBeVisible();
    await expect(rowOf(grid, 'openedOn').getByText('Date')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render: () => <Opened height={800} />,
  async play() {
    await userEvent.click(await screen.findByText('组件和大纲', { selector: '.ant-segmented-item-label' }));
    const grid = await open();
    await expect(rowOf(grid, 'level').getByText('等级')).toBeVisible();
  },
};
