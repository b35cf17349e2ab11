// covers: permission-table
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/权限' };
export default meta;
type Story = StoryObj;

const controlled = (action: string, type: '1' | '2' = '1') => ({ action, type, status: '1' });
const authority = {
  auth: [],
  allAuth: [controlled('order:line:batch_delete'), controlled('order:line:cost'), controlled('order:line:qty', '2')],
};

export const ButtonsAndColumnsExcluded: Story = {
  render: () => (
    <StoryRuntime authority={authority}>
      <OpenForm
        form={tableForm({
          properties: {
            name: { type: 'string', title: '名称' },
            cost: { type: 'number', title: '成本' },
            qty: { type: 'number', title: '数量' },
          },
          options: { rowSelection: 'checkbox', permission: 'order:line' },
        })}
        mode="edit"
        record={{ rows: [{ id: 'r1', name: '螺栓', cost: 3, qty: 1 }] }}
      />
    </StoryRuntime>
  ),
  async play() {
    await expect(await tableCell(1, 'qty')).toHaveAttribute('aria-readonly', 'true');
    await expect(await tableCell(1, 'name')).not.toHaveAttribute('aria-readonly');
    await expect(document.querySelector('[data-column="cost"]')).toBeNull();
    await expectVisible(screen.getByRole('button', { name: '新增' }));
    await expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  },
};
