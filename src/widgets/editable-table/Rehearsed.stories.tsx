import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dropdown } from 'antd';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import { expectVisible } from '../../../.storybook/play.ts';
import { tableCell, typeIntoCell } from '../../../.storybook/table-play.ts';
import { tableForm } from './testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/预热' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    name: { type: 'string', title: '名称' },
    qty: { type: 'number', title: '数量' },
    day: { type: 'string', format: 'date', title: '日期' },
    level: { type: 'string', title: '等级', enum: ['甲', '乙'], 'x-component': 'Select' },
  },
});
const record = { rows: [{ id: '1', name: '螺丝', qty: 3, day: '2026-11-20', level: '甲' }] };

/** What was drawn out of sight, as it is put into the page and taken away again. */
const stages = { come: 0, left: 0 };
const observer = new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes } of changes) {
    stages.come += [...addedNodes].filter(isStage).length;
    stages.left += [...removedNodes].filter(isStage).length;
  }
});

function isStage(node: Node): boolean {
  return node instanceof HTMLElement && node.classList.contains('pw-edit-offstage');
}

/** Editors are entered out of sight before they are needed; a person and what they have open notice nothing. */
export const NobodyNotices: Story = {
  render: () => (
    <StoryRuntime ownWidgets={[]}>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'print', label: '打印' }] }}>
        <Button>更多操作</Button>
      </Dropdown>
      <OpenForm form={form} mode="edit" record={record} />
    </StoryRuntime>
  ),
  async play() {
    stages.come = 0;
    stages.left = 0;
    observer.observe(document.body, { childList: true });
    const more = screen.getByRole('button', { name: '更多操作' });
    await userEvent.click(more);
    await expectVisible(await screen.findByRole('menuitem', { name: '打印' }));
    await fireEvent.pointerMove(document.body);
    // Four kinds of editors; each is put into the page twice: to be drawn, and to be laid out.
    await waitFor(() => expect(stages).toEqual({ come: 8, left: 8 }), { timeout: 10_000 });
    observer.disconnect();
    await expect(more).toHaveFocus();
    await expect(screen.getByRole('menuitem', { name: '打印' })).toBeVisible();
    await expect(document.querySelector('.pw-edit-offstage')).toBeNull();
    await expect(await tableCell(1, 'name')).toHaveTextContent('螺丝');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('没有修改');
    await typeIntoCell(1, 'name', '螺母');
    await userEvent.keyboard('{Enter}');
    await expect(await tableCell(1, 'name')).toHaveTextContent('螺母');
  },
};
