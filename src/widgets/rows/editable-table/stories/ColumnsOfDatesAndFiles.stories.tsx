// covers: entity-column-types
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { badFile, filesNamed } from '../../../../../.storybook/fake-files.ts';
import { confirmPicker, pickerGone } from '../../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../../.storybook/picker-ports.ts';
import { expectHeld, expectVisible } from '../../../../../.storybook/play.ts';
import { enterTableCell, openTableCell, tableCell, typeIntoCell } from '../../../../../.storybook/table-play.ts';
import { leaveTable, openDialog, playColumn, readOnlyCell, saveTable } from '../testing/column-play.ts';
import { ColumnStates } from '../testing/ColumnStates.tsx';

const meta: Meta = { title: '组件/可编辑表格/列类型/日期人员文件' };
export default meta;
type Story = StoryObj;

export const Date: Story = {
  render: () => <ColumnStates column={{ type: 'date', format: 'YYYY/MM/DD' }} value="2026-03-05" />,
  play: () =>
    playColumn({
      shown: '2026/03/05',
      enter: () => typeIntoCell(1, 'value', '2026/04/01{Enter}'),
      value: '2026-04-01',
      other: '2026-03-05',
    }),
};

export const DateTime: Story = {
  render: () => <ColumnStates column={{ type: 'datetime' }} value="2026-03-05 08:30:00" />,
  play: () =>
    playColumn({
      shown: '2026-03-05 08:30:00',
      enter: () => typeIntoCell(1, 'value', '2026-04-01 17:45:10{Enter}'),
      value: '2026-04-01 17:45:10',
      other: '2026-03-05 08:30:00',
    }),
};

export const Time: Story = {
  render: () => <ColumnStates column={{ type: 'time' }} value="08:30:00" />,
  play: () =>
    playColumn({
      shown: '08:30:00',
      enter: () => typeIntoCell(1, 'value', '17:45:10{Enter}'),
      value: '17:45:10',
      other: '08:30:00',
    }),
};

export const SelUser: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <ColumnStates column={{ type: 'sel_user', props: { multiple: false } }} value="user0" />,
  play: () =>
    playColumn({
      shown: '张伟',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.click(await (await openDialog()).findByText('user3'));
        await confirmPicker();
      },
      value: 'user3',
      other: 'user0',
    }),
};

export const SelDepart: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <ColumnStates column={{ type: 'sel_depart', props: { multiple: false } }} value="d1" />,
  play: () =>
    playColumn({
      shown: '研发部',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.click(await (await openDialog()).findByText('销售部'));
        await confirmPicker();
      },
      value: 'd2',
      other: 'd1',
    }),
};

export const Popup: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => (
    <ColumnStates
      column={{ type: 'popup', popupCode: 'sales/orders', orgFields: 'no,customer', destFields: 'value,buyer' }}
      value="SO0009"
      beside={{ buyer: { type: 'string', title: '买方' } }}
    />
  ),
  play: () =>
    playColumn({
      shown: 'SO0009',
      async enter() {
        await openTableCell(1, 'value');
        await userEvent.dblClick(await (await openDialog()).findByText('SO0002'));
        await pickerGone();
      },
      value: 'SO0002',
      other: 'SO0009',
      beside: { buyer: '华东机械设备进出口有限公司2' },
    }),
};

async function send(name: string): Promise<void> {
  const input = (await tableCell(1, 'value')).querySelector<HTMLInputElement>('input[type="file"]');
  const [file] = filesNamed(name);
  if (!input || !file) throw new Error('没有选择文件的地方');
  await userEvent.upload(input, file);
}

export const Upload: Story = {
  render: () => <ColumnStates column={{ type: 'upload', btnText: '传合同' }} value="temp/采购合同二零二六.pdf" />,
  async play() {
    await playColumn({
      shown: '采购合同二…',
      async enter() {
        await expect(await tableCell(1, 'value')).toHaveTextContent('传合同');
        await send(`${badFile}的.pdf`);
        await expectVisible(await screen.findByRole('img', { name: /磁盘已满/ }));
        await userEvent.click(screen.getByRole('button', { name: /^放弃/ }));
        await send('报价.pdf');
        await expectVisible(await screen.findByRole('button', { name: /报价\.pd…/ }));
      },
      value: 'temp/报价.pdf',
      other: 'temp/采购合同二零二六.pdf',
    });
    await userEvent.click(await screen.findByRole('button', { name: /报价\.pd…/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /换一个文件/ })).toBeVisible());
  },
};

// covers: permission-file-cells
export const File: Story = {
  render: () => <ColumnStates column={{ type: 'file', allowDownload: false, allowRemove: false }} value="temp/a.pdf" />,
  async play() {
    await playColumn({
      shown: 'a.pdf',
      async enter() {
        await send('b.pdf');
        await expectVisible(await screen.findByRole('button', { name: /b\.pdf/ }));
        await send('c.pdf');
        await expectVisible(await screen.findByRole('button', { name: /b\.pdf.*\+1/ }));
      },
      value: 'temp/b.pdf,temp/c.pdf',
      other: 'temp/a.pdf',
    });
    await userEvent.click(await screen.findByRole('button', { name: /b\.pdf/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /再传一个/ })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: /下载|删除/ })).toBeNull();
    await enterTableCell(2, 'value');
    await userEvent.keyboard('{Delete}');
    await expect(await tableCell(2, 'value')).toHaveTextContent('a.pdf');
  },
};

// covers: permission-file-cells
export const Image: Story = {
  render: () => <ColumnStates column={{ type: 'image' }} value="temp/样品.png" />,
  async play() {
    await waitFor(async () => expect(await tableCell(2, 'value')).toHaveTextContent('样品.pn…'));
    await expect((await readOnlyCell(2)).querySelector('.pw-cell-file .pw-picture')).not.toBeNull();
    await saveTable();
    await waitFor(async () => expect(await tableCell(1, 'value')).toHaveAttribute('aria-invalid', 'true'));
    await leaveTable();
    await send(`${badFile}的.png`);
    await expectVisible(await screen.findByRole('img', { name: /磁盘已满/ }));
    await userEvent.click(screen.getByRole('button', { name: /^放弃/ }));
    const input = (await tableCell(1, 'value')).querySelector('input[type="file"]');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await send('实物.png');
    await waitFor(async () => expect(await tableCell(1, 'value')).toHaveTextContent('实物.pn…'));
    await saveTable();
    await expectHeld({
      rows: [
        { id: 'empty', value: 'temp/实物.png' },
        { id: 'filled', value: 'temp/样品.png' },
        { id: 'locked', value: 'temp/样品.png' },
      ],
    });
  },
};
