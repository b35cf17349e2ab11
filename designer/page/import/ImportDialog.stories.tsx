import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { Designer } from '../../index.ts';

const meta: Meta = { title: '设计器/导入', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const around: SourceDocument[] = [];
const blank: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '报名',
  properties: { old: { type: 'string', title: '旧的', 'x-component': 'Input' } },
};

function Held({ body = blank }: { body?: JsonObject }) {
  const [document] = useState<SourceDocument>(() => ({
    key: 'a/b.form',
    id: 'a/b',
    kind: 'form',
    hash: '',
    problems: [],
    body,
  }));
  const [text, setText] = useState('');
  return (
    <div style={{ height: 700, display: 'flex', flexDirection: 'column' }}>
      <Designer document={document} around={around} FormView={FormView} onChange={setText} />
      <code data-testid="text">{text}</code>
    </div>
  );
}

const definition = {
  list: [
    {
      type: 'rate',
      icon: 'icon-pingfen1',
      name: '评分',
      key: '1570693512000_7',
      model: 'rate_1570693512000_7',
      rules: [],
      options: { defaultValue: null, max: 5, disabled: false, allowHalf: false, required: false },
    },
    {
      type: 'input',
      icon: 'icon-input',
      name: '姓名',
      key: '1570693512000_8',
      model: 'name',
      rules: [],
      options: { width: '50%', placeholder: '写这里', customClass: 'red' },
    },
  ],
  config: { labelWidth: 120, labelPosition: 'top', size: 'small', customClass: '' },
};

const written = () => JSON.parse(screen.getByTestId('text').textContent || 'null');
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '导入 JSON' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入 JSON' }));
  await expectVisible(dialog.getByText(/把表单的 JSON 粘贴到这里/));
  return dialog;
};
const fill = async (text: string) => {
  const box = await screen.findByRole('textbox', { name: '要导入的 JSON' });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
};

// covers: state-designer-import
export const OriginalDefinition: Story = {
  render: () => <Held />,
  async play() {
    const dialog = await open();
    await fill(JSON.stringify(definition, null, 2));
    await expectVisible(await dialog.findByText('认出：原设计器的定义（list、config）。有 1 处不能照样用：'));
    await expectVisible(dialog.getByText(/第 28 行：选项“customClass”在这里不起作用。/));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(written()).toMatchObject({ title: '报名', layout: { labelWidth: 120, labelPosition: 'top' } });
    await expect(Object.keys(written().properties)).toEqual(['rate_1570693512000_7', 'name']);
    await expectVisible(await screen.findByRole('complementary', { name: '组件属性' }));
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(written()).toEqual({ kind: 'form', formatVersion: 1, title: '报名', properties: {} }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(Object.keys(written().properties)).toEqual(['old']));
  },
};

// covers: rule-designer-json
export const BrokenTextStaysOpen: Story = {
  render: () => <Held />,
  async play() {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expectVisible(await dialog.findByText('还没有内容，请先粘贴或选择文件。'));
    await fill('{ "list": [,] }');
    await expect(dialog.queryByRole('alert', { name: /还没有/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expectVisible(await dialog.findByText('第 1 行第 12 列：此处应为一个值，却是“,”。'));
    await fill('{ "rows": [] }');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expectVisible(await dialog.findByText('第 1 行第 1 列：认不出这是哪种格式的表单。'));
    await userEvent.click(document.querySelector('.ant-modal-wrap') ?? document.body);
    await expectVisible(screen.getByRole('dialog', { name: '导入 JSON' }));
    await expect(screen.getByTestId('text')).toBeEmptyDOMElement();
  },
};

export const OtherFormats: Story = {
  render: () => <Held />,
  async play() {
    const dialog = await open();
    await fill(
      '{"type":"object","properties":{"a":{"type":"string","title":"甲","x-component":"Input","x-reactions":"{{ f }}"}}}',
    );
    await expectVisible(await dialog.findByText('认出：Formily 的 JSON Schema。有 1 处不能照样用：'));
    await fill('{"schema":{"type":"object","properties":{"b":{"type":"boolean","title":"乙"}}},"uiSchema":{}}');
    await expectVisible(await dialog.findByText('认出：JSON Schema（uiSchema）。全部用得上。'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(written().properties).toEqual({ b: { type: 'boolean', title: '乙' } }));
  },
};

export const FromAFile: Story = {
  render: () => <Held />,
  async play() {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: '选择文件' }));
    const upload = (await screen.findByText('点击选择 JSON 文件，或把它拖到这里')).closest('[role="dialog"]');
    if (!upload) throw new Error('没有上传的弹窗');
    await expect(upload).toHaveStyle({ width: '600px' });
    const chooser = () => {
      const input = upload.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('没有选择文件的地方');
      return input;
    };
    await userEvent.setup({ applyAccept: false }).upload(chooser(), new File(['x'], 'visit.png'));
    await expectVisible(await screen.findByText('只能选择 .json 文件，最大 8 MB。'));
    const file = new File([JSON.stringify(definition)], 'visit.json', { type: 'application/json' });
    await userEvent.upload(chooser(), file);
    await waitFor(() => expect(upload).not.toBeInTheDocument());
    await expectVisible(await dialog.findByText(/有 1 处不能照样用/));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(Object.keys(written().properties)).toEqual(['rate_1570693512000_7', 'name']));
  },
};

export const CopiedAsOriginal: Story = {
  render: () => <Held />,
  async play() {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await open();
    await fill(JSON.stringify(definition));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '生成 JSON' }));
    await userEvent.click(await screen.findByRole('button', { name: '复制为原设计器的定义' }));
    await expectVisible(await screen.findByText('已复制原设计器的定义。'));
    await expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toEqual(definition);
    copied.mockRestore();
  },
};

export const OnAPhoneInTheDark: Story = {
  parameters: { theme: 'dark' },
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Held />,
  async play() {
    const dialog = await open();
    await fill(JSON.stringify(definition));
    await expectVisible(await dialog.findByText(/有 1 处不能照样用/));
  },
};
