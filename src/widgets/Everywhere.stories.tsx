import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../.storybook/OpenForm.tsx';
import { createPickerPorts } from '../../.storybook/picker-ports.ts';
import { expectHeld, expectVisible, press } from '../../.storybook/play.ts';
import { storyVocabulary } from '../../.storybook/story-documents.ts';
import { enterTableCell } from '../../.storybook/table-play.ts';
import { resolveList } from '../engine/list/index.ts';
import { readObject } from '../engine/values/index.ts';
import { declarationOf } from '../engine/widgets/index.ts';
import { memoryRecords } from '../runtime/list/testing/memory-records.ts';
import type { DocumentSet } from '../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../schema/json/index.ts';
import { ListStory } from '../views/list/testing/ListStory.tsx';
import { widgets } from './index.ts';
import { tableForm } from './rows/editable-table/testing/table-form.ts';

const meta: Meta = { title: '组件/在单元格和搜索里' };
export default meta;
type Story = StoryObj;

const tree = [{ value: 'cn', label: '中国', children: [{ value: 'sh', label: '上海' }] }];
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];

interface HeldWidget {
  props?: JsonObject;
  value: JsonValue;
  field?: JsonObject;
}

/** Widgets with a value: their props, a value, and their field if it is not a text. */
const known: Record<string, HeldWidget> = {
  Input: { value: '甲' },
  TextArea: { value: '甲' },
  InputPop: { value: '甲' },
  Number: { value: 3, field: { type: 'number' } },
  Radio: { value: 'a', field: { enum: options } },
  Checkbox: { value: 'a', field: { enum: options } },
  Select: { value: 'a', field: { enum: options } },
  Switch: { value: 'Y', props: { values: ['Y', 'N'] } },
  Date: { value: '2026-02-28' },
  DateTime: { value: '2026-02-28 12:30:00' },
  Time: { value: '12:30:00' },
  DateRange: { value: '2026-02-01,2026-02-28' },
  TimeRange: { value: '08:00:00,17:30:00' },
  Rate: { value: 3, field: { type: 'number' } },
  Slider: { value: 30, field: { type: 'number' } },
  Color: { value: '#1677ff' },
  Cascader: { value: 'cn,sh', props: { tree } },
  TreeSelect: { value: 'sh', props: { tree, expandAll: true } },
  CheckTree: { value: 'sh', props: { tree, expandAll: true } },
  Transfer: { value: 'a', field: { enum: options } },
  Tags: { value: '甲乙;' },
  DictSelect: { value: 'A', field: { 'x-dict': 'customer_level' } },
  ConditionInput: { value: '*甲*' },
  UniqueInput: { value: '甲' },
  RuleCodeInput: { value: '甲', props: { code: 'a' } },
  FilePop: { value: '' },
  FileUpload: { value: 'temp/a.txt' },
  ImageUpload: { value: 'temp/a.png' },
  RichText: { value: '<p>甲</p>' },
  Markdown: { value: '甲' },
  Code: { value: '甲' },
  Cron: { value: '0 0 12 * * ?' },
  Area: { value: '310104' },
  IconSelect: { value: 'user' },
  VerifySlider: { value: false, field: { type: 'boolean' } },
  Picker: { value: 'user1', props: { picker: 'system/user' } },
  PopupPicker: { value: 'SO0002', props: { popupCode: 'sales/orders', orgFields: 'no', destFields: 'value' } },
  SearchSelect: { value: 'c5', props: { dictionary: 'base/customer,name,id', async: true, wait: 0 } },
  Reference: { value: 'c6', field: { 'x-ref': { model: 'base/customer' } } },
};

/** Widgets that only show a value, or have their own rows: nothing to type in a cell or a search field. */
const others = ['Blank', 'EditableTable', 'Ellipsis', 'Html', 'Lines', 'Progress', 'QrCode', 'SubForm'];

const names = widgets.map(({ name }) => name).filter((name) => !declarationOf(name).layout);

const held: Record<string, HeldWidget> = {
  ...Object.fromEntries(
    widgets
      .filter(({ name }) => names.includes(name) && !others.includes(name))
      .map(({ name, props }) => [name, { value: null, field: readObject(props['x-create-field']) }]),
  ),
  ...known,
};

function fieldOf(name: string): JsonObject {
  const { props, field } = held[name] ?? {};
  return {
    type: 'string',
    title: name,
    'x-component': name,
    ...(props && { 'x-component-props': props }),
    ...field,
  };
}

function OneByOne() {
  const [name, setName] = useState('');
  const form = tableForm({ properties: { value: fieldOf(name || 'Input') }, columns: ['value'] });
  return (
    <>
      <Flex wrap gap="small">
        {Object.keys(held).map((each) => (
          <Button key={each} onClick={() => setName(each)}>
            {each}
          </Button>
        ))}
      </Flex>
      {name && <OpenForm key={name} form={form} mode="edit" record={{ rows: [{ id: 'r1', value: valueOf(name) }] }} />}
    </>
  );
}

const valueOf = (name: string): JsonValue => held[name]?.value ?? null;

export const InCells: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <OneByOne />,
  async play({ canvasElement }) {
    await expect([...Object.keys(held), ...others].toSorted()).toEqual(names.toSorted());
    for (const name of Object.keys(held)) {
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
      await enterTableCell(1, 'value');
      // Editors that need more room than the cell are opened by a key.
      if (editorOf(name) === null) await userEvent.keyboard('{F2}');
      await waitFor(() => expect(editorOf(name), name).not.toBeNull());
      await expect(screen.queryByText(/不认识|出错了|找不到/), name).toBeNull();
      await waitFor(() =>
        expect(editorOf(name)?.closest('[role="dialog"], [data-column]'), name).toContainElement(focused()),
      );
      await press('Escape');
      await waitFor(() => expect(screen.queryByRole('dialog'), name).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: '保存' }));
      await expectHeld({ rows: [{ id: 'r1', value: valueOf(name) }] });
    }
  },
};

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

function editorOf(name: string): Element | null {
  const inDialog = document.querySelector('[role="dialog"]');
  if (name === 'Switch') return document.querySelector('[data-column="value"] .pw-check');
  return inDialog ?? document.querySelector('.pw-edit-active :is(input, textarea, button, [tabindex])');
}

const documents: DocumentSet = new Map([
  [
    'story/row.model',
    {
      key: 'story/row.model',
      id: 'story/row',
      kind: 'model',
      hash: '',
      problems: [],
      body: {
        kind: 'model',
        formatVersion: 1,
        title: '记录',
        schema: {
          type: 'object',
          properties: Object.fromEntries(Object.keys(held).map((name) => [name, fieldOf(name)])),
        },
      },
    },
  ],
] as const);

const searched = resolveList(
  {
    document: 'story/row.list',
    pointer: '',
    body: { title: '记录', model: 'story/row', search: Object.keys(held), columns: ['Input'] },
  },
  documents,
  storyVocabulary,
);

export const InSearchRows: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <ListStory list={searched} records={memoryRecords([])} />,
  async play() {
    const row = within(await screen.findByRole('search'));
    await userEvent.click(await row.findByRole('button', { name: '展开' }));
    for (const name of Object.keys(held)) await expectVisible((await row.findAllByText(name))[0]);
    await expect(row.queryByText(/不认识|出错了|找不到/)).toBeNull();
  },
};
