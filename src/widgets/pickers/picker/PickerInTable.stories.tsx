import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { confirmPicker, pickerGone } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { expectHeld, tabTo } from '../../../../.storybook/play.ts';
import { enterTableCell, openTableCell, tableCell } from '../../../../.storybook/table-play.ts';
import { tableForm } from '../../rows/editable-table/testing/table-form.ts';

const meta: Meta = { title: '组件/选择器/单元格' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  properties: {
    who: { type: 'string', title: '经办人' },
    depart: { type: 'string', title: '部门' },
    orderNo: { type: 'string', title: '订单' },
    buyer: { type: 'string', title: '买方' },
  },
  columns: [
    { key: 'who', type: 'sel_user' },
    { key: 'depart', type: 'sel_depart' },
    { key: 'orderNo', type: 'popup', popupCode: 'sales/orders', orgFields: 'no,customer', destFields: 'orderNo,buyer' },
    'buyer',
  ],
});

const dialog = async () => within(await screen.findByRole('dialog'));

export const UsersDepartmentsAndReports: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => (
    <OpenForm
      form={form}
      mode="edit"
      record={{
        rows: [
          { id: 'r1', who: 'user0', depart: 'd1' },
          { id: 'r2', who: 'user1' },
        ],
      }}
    />
  ),
  async play() {
    await waitFor(async () => expect(await tableCell(1, 'who')).toHaveTextContent('张伟'));
    await waitFor(async () => expect(await tableCell(1, 'depart')).toHaveTextContent('研发部'));
    await openTableCell(2, 'who');
    await userEvent.click(await (await dialog()).findByText('user3'));
    await confirmPicker();
    await waitFor(async () => expect(await tableCell(2, 'who')).toHaveTextContent('李娜、员工3'));
    await openTableCell(2, 'orderNo');
    await userEvent.dblClick(await (await dialog()).findByText('SO0002'));
    await pickerGone();
    await expect(await tableCell(2, 'buyer')).toHaveTextContent('华东机械设备进出口有限公司2');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({
      rows: [
        { id: 'r1', who: 'user0', depart: 'd1' },
        { id: 'r2', who: 'user1,user3', orderNo: 'SO0002', buyer: '华东机械设备进出口有限公司2' },
      ],
    });
  },
};

export const ByKeyboardAlone: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [{ id: 'r1', who: 'user0' }, { id: 'r2' }] }} />,
  async play() {
    await enterTableCell(1, 'buyer');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await tabTo(() => screen.getByRole('tree', { name: '部门' }));
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: '研发部' })).toHaveAttribute('aria-checked', 'true'),
    );
    await tabTo(() => screen.getByRole('button', { name: /^确\s?定$/ }));
    await userEvent.keyboard('{Enter}');
    await pickerGone();
    await waitFor(async () => expect(await tableCell(1, 'depart')).toHaveTextContent('研发部'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', 'who'));
    await userEvent.keyboard('{Delete}');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ rows: [{ id: 'r1', who: null, depart: 'd1' }, { id: 'r2' }] });
  },
};
