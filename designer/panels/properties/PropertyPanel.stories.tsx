import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { choose, expectHeld, tabTo } from '../../../.storybook/play.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { PropertyPanel, type NamesOf, type PropertyTarget } from './index.ts';

const meta: Meta = { title: '设计器/属性面板' };
export default meta;
type Story = StoryObj;

const input: PropertyTarget = { kind: 'node', address: 'name', widget: 'Input', type: 'string' };

function Held(props: { target: PropertyTarget; node: JsonObject; locale?: 'zh-CN' | 'en-US'; namesOf?: NamesOf }) {
  const { target, locale = 'zh-CN', namesOf } = props;
  const [node, setNode] = useState(props.node);
  const [commits, setCommits] = useState(0);
  return (
    <div style={{ display: 'flex', gap: 16, height: 800 }}>
      <div style={{ flex: 'none', width: 320, border: '1px solid var(--pw-color-border)' }}>
        <PropertyPanel
          target={target}
          node={node}
          onChange={(path, value) => setNode((before) => withValue(before, path, value))}
          onCommit={() => setCommits((before) => before + 1)}
          FormView={FormView}
          locale={locale}
          {...(namesOf && { namesOf })}
        />
      </div>
      <div style={{ width: 400, overflowWrap: 'anywhere' }}>
        <code data-testid="value">{JSON.stringify(node)}</code>
        <p data-testid="commits">{commits}</p>
        <button type="button" onPointerDown={() => setNode(props.node)} onMouseDown={(event) => event.preventDefault()}>
          撤销
        </button>
      </div>
    </div>
  );
}

function withValue(node: JsonObject, [key = '', ...rest]: readonly string[], value: JsonValue | undefined): JsonObject {
  const inner = node[key];
  if (rest.length > 0) return { ...node, [key]: withValue(isJsonObject(inner) ? inner : {}, rest, value) };
  const { [key]: _, ...others } = node;
  return value === undefined ? others : { ...others, [key]: value };
}

const field = (name: string) => screen.findByRole('textbox', { name });

export const AField: Story = {
  render: () => <Held target={input} node={{ type: 'string', title: '客户名称', 'x-component': 'Input' }} />,
  async play() {
    const title = await field('标题');
    await expect(title).toHaveValue('客户名称');
    await userEvent.clear(title);
    await userEvent.type(title, '名称');
    await expectHeld({ type: 'string', title: '名称', 'x-component': 'Input' });
    await expect(screen.getByTestId('commits')).toHaveTextContent('0');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByTestId('commits')).toHaveTextContent('1'));
    await userEvent.type(await field('占位文字'), '写这里');
    await expectHeld({
      type: 'string',
      title: '名称',
      'x-component': 'Input',
      'x-component-props': { placeholder: '写这里' },
    });
  },
};

const namesOf: NamesOf = ({ names }) => {
  if (names.some(({ dictionary }) => dictionary))
    return [{ value: 'customer_level', label: '客户等级（customer_level）' }];
  return names.some(({ rule }) => rule) ? [{ value: 'mobile', label: '手机号（mobile）' }] : undefined;
};

export const NamesChosenByTitle: Story = {
  render: () => <Held target={input} node={{ type: 'string', 'x-dict': 'elsewhere' }} namesOf={namesOf} />,
  async play() {
    const dictionary = await screen.findByRole('combobox', { name: '字典' });
    await userEvent.type(dictionary, '客户等级');
    await userEvent.click(await screen.findByTitle('客户等级（customer_level）'));
    await expectHeld({ type: 'string', 'x-dict': 'customer_level' });
    await choose('校验规则', '手机号（mobile）');
    await expectHeld({ type: 'string', 'x-dict': 'customer_level', 'x-rules': ['mobile'] });
  },
};

export const FixedOrExpression: Story = {
  render: () => <Held target={input} node={{ type: 'string', required: true }} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '用表达式 必填' }));
    await expectHeld({ type: 'string', required: '{{ true }}' });
    const text = await field('必填');
    await userEvent.clear(text);
    await userEvent.type(text, '$record.amount >');
    await waitFor(() => expect(text).toHaveAccessibleDescription('这里应当是一个值，却到了末尾。'));
    await userEvent.type(text, ' 1');
    await expectHeld({ type: 'string', required: '{{ $record.amount > 1 }}' });
    await expect(screen.getAllByRole('img', { name: '已修改' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '恢复默认 必填' }));
    await expectHeld({ type: 'string' });
    await expect(screen.getAllByRole('img', { name: '已修改' })).toHaveLength(1);
    await expect(screen.queryByRole('button', { name: '恢复默认 必填' })).toBeNull();
    const required = within(screen.getByRole('radiogroup', { name: '必填' }));
    await userEvent.click(required.getByRole('radio', { name: '否' }));
    await expectHeld({ type: 'string', required: false });
  },
};

export const ChangedFromOutside: Story = {
  render: () => <Held target={input} node={{ type: 'string', title: '客户名称' }} />,
  async play() {
    const title = await field('标题');
    await userEvent.type(title, '一');
    await expectHeld({ type: 'string', title: '客户名称一' });
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(title).toHaveValue('客户名称'));
    await expect(title).toHaveFocus();
    await userEvent.type(title, '二');
    await expectHeld({ type: 'string', title: '客户名称二' });
  },
};

// covers: rule-designer-config
export const TheForm: Story = {
  render: () => (
    <Held target={{ kind: 'form' }} node={{ kind: 'form', formatVersion: 1, title: '客户', properties: {} }} />
  ),
  async play() {
    const width = await field('标签宽度');
    await expect(width).toHaveAttribute('placeholder', '100');
    await userEvent.type(width, '190');
    const held = { kind: 'form', formatVersion: 1, title: '客户', properties: {} };
    await expectHeld({ ...held, layout: { labelWidth: 190 } });
    await userEvent.keyboard('{ArrowUp}');
    await expectHeld({ ...held, layout: { labelWidth: 200 } });
    await userEvent.keyboard('{ArrowUp}');
    await expectHeld({ ...held, layout: { labelWidth: 200 } });
    await userEvent.type(width, '1');
    await waitFor(() => expect(width).toHaveAccessibleDescription('不能大于 200，请改小一些。'));
    await expectHeld({ ...held, layout: { labelWidth: 200 } });
    const position = within(screen.getByRole('radiogroup', { name: '标签位置' }));
    await expect(position.getByRole('radio', { name: '靠右' })).toBeChecked();
    await userEvent.click(position.getByRole('radio', { name: '上面' }));
    await expectHeld({ ...held, layout: { labelWidth: 200, labelPosition: 'top' } });
    await waitFor(() => expect(screen.getByTestId('commits')).toHaveTextContent('2'));
  },
};

export const SearchedInEnglish: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held target={{ ...input, widget: 'Select' }} node={{ type: 'string', enum: ['a'] }} locale="en-US" />,
  async play() {
    const search = await screen.findByRole('searchbox', { name: 'Search properties' });
    await userEvent.type(search, 'options');
    const options = await field('Options');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
    await userEvent.clear(options);
    await expectHeld({ type: 'string' });
    await userEvent.type(options, 'a|First{Enter}a');
    await waitFor(() => expect(options).toHaveAccessibleDescription('“a” stands twice. Values must differ.'));
    await userEvent.type(options, '{Backspace}b');
    await expectHeld({ type: 'string', enum: [{ value: 'a', label: 'First' }, 'b'] });
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing of that name');
    await expect(await screen.findByRole('status')).toHaveTextContent('Try another word');
  },
};

export const ByKeyboard: Story = {
  render: () => (
    <Held target={{ kind: 'node', address: '_card', widget: 'Card' }} node={{ type: 'void', title: '一' }} />
  ),
  async play() {
    await tabTo(() => screen.getByRole('button', { name: '恢复默认 标题' }));
    await userEvent.keyboard('{Enter}');
    await expectHeld({ type: 'void' });
    const basics = screen.getByText('基本');
    await expect(basics.closest('details')).toHaveAttribute('open');
    basics.focus();
    await expect(basics).toHaveFocus();
  },
};
