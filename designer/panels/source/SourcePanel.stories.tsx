import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { setProperty } from '../../commands/index.ts';
import { sourceOf } from '../../model/index.ts';
import { useDesign } from '../../state/index.ts';
import { SourcePanel } from './SourcePanel.tsx';

const meta: Meta = { title: '设计器/源码' };
export default meta;
type Story = StoryObj;

const body: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '客户',
  model: 'base/customer',
  properties: {
    name: { title: '名称', 'x-component': 'Input' },
    level: { title: '等级' },
  },
};

const fields: JsonObject = {
  name: { type: 'string', title: '客户名称' },
  level: { type: 'string', title: '客户等级', 'x-dict': 'customer_level' },
  phone: { type: 'string', title: '电话' },
};

const model: SourceDocument = {
  key: 'base/customer.model',
  id: 'base/customer',
  kind: 'model',
  hash: '',
  problems: [],
  body: { kind: 'model', formatVersion: 1, title: '客户', schema: { type: 'object', properties: fields } },
};

const opened: SourceDocument = {
  key: 'base/customer.form',
  id: 'base/customer',
  kind: 'form',
  hash: '',
  problems: [],
  body,
};

const fieldsOf = () => fields;

function Beside() {
  const design = useDesign(body, fieldsOf);
  const { execute } = design;
  return (
    <div style={{ display: 'flex', gap: 16, height: 560 }}>
      <div style={{ flex: 'none', width: 480, border: '1px solid var(--pw-border)' }}>
        <SourcePanel
          design={design}
          fields={fields}
          document={opened}
          around={[model]}
          widgetAt={() => undefined}
          locale="zh-CN"
        />
      </div>
      <div>
        <button
          type="button"
          onClick={() => execute(setProperty, { node: ['properties', 'level'], path: ['title'], value: '客户等级' })}
        >
          改等级的标题
        </button>
        <button type="button" onClick={() => design.select([['properties', 'level']])}>
          选中等级
        </button>
        <p data-testid="selected">{JSON.stringify(design.selected)}</p>
        <p data-testid="steps">{design.history.done}</p>
        <pre data-testid="document">{sourceOf(design.tree)}</pre>
      </div>
    </div>
  );
}

async function editor(): Promise<EditorView> {
  const content = await screen.findByRole('textbox', { name: '文档的 JSON' });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('no editor');
  return view;
}

function write(view: EditorView, before: string, insert: string): void {
  const from = view.state.doc.toString().indexOf(before);
  if (from < 0) throw new Error(`the source has no ${before}`);
  view.focus();
  const changes = { from, to: from + before.length, insert };
  view.dispatch({ changes, selection: { anchor: from + insert.length }, userEvent: 'input.type' });
}

const shown = () => screen.findByTestId('document');

export const BothWays: Story = {
  render: () => <Beside />,
  async play() {
    const view = await editor();
    write(view, '"名称"', '"客户名称"');
    await waitFor(async () => expect(await shown()).toHaveTextContent('"客户名称"'));
    await userEvent.click(screen.getByRole('button', { name: '改等级的标题' }));
    await waitFor(() => expect(view.state.doc.toString()).toContain('"客户等级"'));
    await expect(screen.getByTestId('steps')).toHaveTextContent('2');
    view.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(view.state.doc.toString()).toContain('"title": "等级"'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(view.state.doc.toString()).toContain('"title": "名称"'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(view.state.doc.toString()).toContain('"客户名称"'));
  },
};

export const SelectionInStep: Story = {
  render: () => <Beside />,
  async play() {
    const view = await editor();
    await userEvent.click(screen.getByRole('button', { name: '选中等级' }));
    await waitFor(() => expect(document.querySelector('.pw-source-selected')).toHaveTextContent('"level"'));
    view.focus();
    view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf('"Input"') + 2 }, userEvent: 'select' });
    await waitFor(() => expect(screen.getByTestId('selected')).toHaveTextContent('["properties","name"]'));
  },
};

export const WhatCannotBeReadStays: Story = {
  render: () => <Beside />,
  async play() {
    const view = await editor();
    write(view, '"title": "名称",', '"title": "名');
    await screen.findByText(/画布还是改之前的样子/);
    await expect(await shown()).toHaveTextContent('"名称"');
    await userEvent.click(screen.getByRole('button', { name: '改等级的标题' }));
    await waitFor(async () => expect(await shown()).toHaveTextContent('"客户等级"'));
    await expect(view.state.doc.toString()).toContain('"title": "名 "');
    await userEvent.click(screen.getByRole('button', { name: '放弃源码里的修改' }));
    await waitFor(() => expect(view.state.doc.toString()).toContain('"客户等级"'));
    await expect(view.state.doc.toString()).toContain('"title": "名称"');
  },
};

export const ProblemsAndTheirMend: Story = {
  render: () => <Beside />,
  async play() {
    const view = await editor();
    write(view, '"Input"', '"Inptu"');
    await waitFor(() => expect(document.querySelector('.cm-lintRange-error')).toHaveTextContent('"Inptu"'));
    await userEvent.click(screen.getByRole('button', { name: '逐个看' }));
    await userEvent.click(await screen.findByRole('button', { name: /改成 Input/ }));
    await waitFor(async () => expect(await shown()).toHaveTextContent('"Input"'));
    await waitFor(() => expect(document.querySelector('.cm-lintRange-error')).toBeNull());
  },
};

export const Completion: Story = {
  render: () => <Beside />,
  async play() {
    const view = await editor();
    write(view, '"title": "等级"', '"title": "等级",\n      "x-c"');
    view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf('"x-c"') + 4 } });
    await userEvent.keyboard('{Control>} {/Control}');
    await userEvent.click(await screen.findByRole('option', { name: /x-component\s*组件$/ }));
    await waitFor(() => expect(view.state.doc.toString()).toContain('"x-component": ""'));
    await userEvent.click(await screen.findByRole('option', { name: /^Radio/ }));
    await waitFor(async () => expect(await shown()).toHaveTextContent('"x-component": "Radio"'));
  },
};
