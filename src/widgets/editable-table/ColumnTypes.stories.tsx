import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { expectHeld, optionOf } from '../../../.storybook/play.ts';
import { enterTableCell, tableCell } from '../../../.storybook/table-play.ts';
import { tableForm } from './testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/列' };
export default meta;
type Story = StoryObj;

const save = () => userEvent.click(screen.getByRole('button', { name: '保 存' }));

export const References: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/customer', copy: { phone: 'phone' } } },
          phone: { type: 'string', title: '电话' },
        },
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', customer: 'c2' }, { id: 'r2' }] }}
    />
  ),
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'customer')).toHaveTextContent('客户002'));
    await enterTableCell(2, 'customer');
    await userEvent.keyboard('客户05');
    await expect(document.activeElement).toHaveValue('客户05');
    await userEvent.click(await optionOf('客户051'));
    await expect(await tableCell(2, 'phone')).toHaveTextContent('13800000051');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', 'phone'),
    );
    await expect(await tableCell(2, 'customer')).toHaveTextContent('客户051');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(await tableCell(2, 'customer')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Control>}y{/Control}');
    await save();
    await expectHeld({
      rows: [
        { id: 'r1', customer: 'c2' },
        { id: 'r2', customer: 'c51', phone: '13800000051' },
      ],
    });
  },
};
