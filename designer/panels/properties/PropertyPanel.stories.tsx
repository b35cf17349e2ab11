import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectHeld } from '../../../.storybook/play.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { PropertyPanel, type PropertyTarget } from './index.ts';

const meta: Meta = { title: '设计器/属性面板' };
export default meta;
type Story = StoryObj;

const input: PropertyTarget = { kind: 'node', address: 'name', widget: 'Input', type: 'string' };

/** A panel beside what holds the node: its text, how many changes were done with, and an undo of all of them. */
function Held(props: { target: PropertyTarget; node: JsonObject; locale?: 'zh-CN' | 'en-US' }) {
  const { target, locale = 'zh-CN' } = props;
  const [node, setNode] = useState(props.node);
  const [commits, setCommits] = useState(0);
  return (
    <div style={{ display: 'flex', gap: 16, height: 800 }}>
      <div style={{ width: 320, border: '1px solid var(--pw-color-border)' }}>
        <PropertyPanel
          target={target}
          node={node}
          onChange={(path, value) => setNode((before) => withValue(before, path, value))}
          onCommit={() => setCommits((before) => before + 1)}
          FormView={FormView}
          locale={locale}
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

// covers: designer-panels
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
      ...{ type: 'string', title: '名称', 'x-component': 'Input' },
      'x-component-props': { placeholder: '写这里' },
    });
  },
};

// covers: designer-values
export const FixedOrExpression: Story = {
  render: () => <Held target={input} node={{ type: 'string', required: true }} />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '用表达式 必填' }));
    await expectHeld({ type: 'string', required: '{{ true }}' });
    const text = await field('必填');
    await userEvent.clear(text);
    await userEvent.type(text, '$record.amount >');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/表达式/));
    await userEvent.type(text, ' 1');
    await expectHeld({ type: 'string', required: '{{ $record.amount > 1 }}' });
    await userEvent.click(screen.getByRole('button', { name: '恢复默认 必填' }));
    await expectHeld({ type: 'string' });
    await expect(screen.queryByRole('button', { name: '恢复默认 必填' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: '否' }));
    await expectHeld({ type: 'string', required: false });
  },
};
