import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { ProblemBoundary } from '../../runtime/problems/ProblemBoundary.tsx';
import { ProblemCard } from './ProblemCard.tsx';

const meta: Meta = { title: '页面/问题卡片' };
export default meta;
type Story = StoryObj;

export const Unknown: Story = {
  render: () => (
    <ProblemCard
      problem={{
        severity: 'error',
        code: 'unknown-widget',
        document: 'sales/order.form',
        pointer: '/properties/name/x-component',
        line: 12,
        message: '没有名为“Inptu”的组件。',
        expected: '已登记的组件名',
        nearest: 'Input',
      }}
    />
  ),
  async play() {
    const card = screen.getByRole('note', { name: '文档里的问题' });
    await expect(card).toHaveTextContent('没有名为“Inptu”的组件。 是不是想写“Input”？');
    await expect(card).toHaveTextContent(
      '文档 sales/order.form · 位置 /properties/name/x-component，第 12 行 · 应为 已登记的组件名',
    );
  },
};

export const Warning: Story = {
  render: () => (
    <ProblemCard
      problem={{
        severity: 'warning',
        code: 'x',
        document: 'sales/order.form',
        pointer: '',
        message: '这个关键字不认识，没有用上。',
      }}
    />
  ),
};

const fault = { isThere: true };

function Faulty() {
  if (fault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'map')");
  return <p>又好了</p>;
}

function OneFaultyPart() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        点了 {count} 次
      </button>
      <ProblemBoundary document="sales/order.form" pointer="/properties/lines" title="明细">
        <Faulty />
      </ProblemBoundary>
    </>
  );
}

export const OneFaultyPartLeavesTheRest: Story = {
  beforeEach: () => {
    fault.isThere = true;
  },
  render: () => <OneFaultyPart />,
  async play() {
    const card = await screen.findByRole('note', { name: '文档里的问题' });
    await expect(card).toHaveTextContent('“明细”显示时出了错');
    await expect(card).not.toHaveTextContent('Cannot read');
    await userEvent.click(screen.getByRole('button', { name: '点了 0 次' }));
    await expectVisible(screen.getByRole('button', { name: '点了 1 次' }));
    fault.isThere = false;
    await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    await expectVisible(await screen.findByText('又好了'));
  },
};
