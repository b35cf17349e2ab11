// covers: rule-tables-tabs
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { tablesInTabs } from '../testing/tables-in-tabs.ts';

const meta: Meta = { title: '组件/可编辑表格/多个表格' };
export default meta;
type Story = StoryObj;

export const TheFirstFailingOneOpensItsTab: Story = {
  render: () => (
    <OpenForm
      form={tablesInTabs()}
      mode="edit"
      record={{ goods: [{ id: 'g1', name: '泵' }], costs: [{ id: 'c1', name: '' }] }}
    />
  ),
  async play() {
    await tableCell(1, 'name');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /费用/ })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(document.querySelector('.pw-edit-active.pw-edit-wrong')).toBeVisible());
    await userEvent.click(screen.getByRole('tab', { name: /商品/ }));
    await typeIntoCell(1, 'name', '{Delete}');
    await userEvent.click(screen.getByRole('tab', { name: /费用/ }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /商品/ })).toHaveAttribute('aria-selected', 'true'));
  },
};
