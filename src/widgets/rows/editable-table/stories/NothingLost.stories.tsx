import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/不丢失' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    qty: { type: 'number', title: '数量', exclusiveMinimum: 0 },
  },
});
const record = {
  rows: Array.from({ length: 300 }, (_, index) => ({ id: `n${index}`, name: `第${index + 1}个`, qty: index + 1 })),
};

const page = { redraw: () => {} };

function Restless() {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    page.redraw = () => setTimes((before) => before + 1);
  }, []);
  return (
    <>
      <p>画了 {times} 次</p>
      <OpenForm form={{ ...form }} mode="edit" record={{ ...record }} />
    </>
  );
}

const editor = () => document.activeElement;
const expectWrong = (row: number) =>
  waitFor(async () => {
    const cell = await tableCell(row, 'qty');
    await expect(cell).toBeInvalid();
    await expect(cell.querySelector('input')?.value ?? cell.textContent).toBe('-5');
  });

export const WhatIsBeingTypedAndItsError: Story = {
  render: () => <Restless />,
  async play() {
    await typeIntoCell(2, 'qty', '-5');
    await expectWrong(2);

    const grid = screen.getByRole('grid');
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(screen.getByText('第300个')).toBeVisible());
    grid.scrollTop = 0;
    await waitFor(() => expect(screen.getByText('第1个')).toBeVisible());
    await expectWrong(2);
    await waitFor(() => expect(editor()).toHaveValue('-5'));

    page.redraw();
    await screen.findByText('画了 1 次');
    await expectWrong(2);
    await expect(editor()).toHaveValue('-5');

    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('rows.1.qty'));
    await expectWrong(2);

    await userEvent.click(screen.getByRole('button', { name: '数量的菜单' }));
    const ascending = await screen.findByRole('menuitem', { name: '升序' });
    await waitFor(() => expect(ascending.getBoundingClientRect().top).toBeGreaterThan(0));
    await userEvent.click(ascending);
    await waitFor(async () => expect(await tableCell(1, 'name')).toHaveTextContent('第2个'));
    await waitFor(async () => expect(await tableCell(1, 'qty')).toBeInvalid());
    await typeIntoCell(1, 'qty', '5');
    await waitFor(async () => expect(await tableCell(1, 'qty')).not.toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('"id":"n1","name":"第2个","qty":5'));
  },
};
