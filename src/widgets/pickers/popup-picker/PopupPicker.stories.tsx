// covers: dialog-report, state-popup, rule-popup-params
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { confirmPicker, openPicker, pickerBox, pickerGone, pressOk } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { choose, expectVisible, press } from '../../../../.storybook/play.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { FormItem } from '../../../views/form/index.ts';
import { PopupPicker, type PopupPickerProps } from './PopupPicker.tsx';

const meta: Meta = { title: '组件/popup 报表' };
export default meta;
type Story = StoryObj;

function Beside({ initial = {}, ...props }: PopupPickerProps & { initial?: Record<string, unknown> }) {
  const [record, setRecord] = useState(initial);
  const write = (name: string, value: unknown) => setRecord((before) => ({ ...before, [name]: value }));
  const value = record.orderNo === null || record.orderNo === undefined ? null : String(record.orderNo);
  return (
    <div className="pw-form" style={{ maxWidth: 480 }}>
      <FormItem id="held" title="订单" required={false} readOnly={false} errors={[]} warnings={[]} reasons={[]}>
        <PopupPicker
          popupCode="sales/orders"
          orgFields="no,customer"
          destFields="orderNo,buyer"
          {...props}
          id="held"
          aria-labelledby="held-label"
          value={value}
          onChange={(next) => write('orderNo', next)}
          beside={{ read: (name) => record[name], write }}
        />
      </FormItem>
      <code data-testid="value">{JSON.stringify(record)}</code>
    </div>
  );
}

const record = () => JSON.parse(screen.getByTestId('value').textContent ?? 'null') as unknown;

const ports = createPickerPorts();
// covers: rule-popup-one, error-words
export const OneRow: Story = {
  parameters: { ports },
  render: () => <Beside />,
  async play() {
    const dialog = await openPicker('订单');
    await waitFor(async () => expect(await dialog.findByText('客户订单')).toBeVisible());
    await pressOk();
    await expectVisible(await screen.findByText('请选择一条记录'));
    await userEvent.click(await dialog.findByText('SO0002'));
    await userEvent.click(dialog.getByText('SO0003'));
    await confirmPicker();
    await waitFor(() => expect(record()).toEqual({ orderNo: 'SO0003', buyer: '华东机械设备进出口有限公司3' }));
    await expect(await pickerBox('订单')).toHaveTextContent('SO0003');
    await expect(ports.calls.map(({ path }) => path.split('/')[4])).toEqual([
      'getRpColumns',
      'getQueryInfo',
      'getReportDictList',
      'getData',
    ]);
    const again = await openPicker('订单');
    await expect(await again.findByRole('radio', { name: '选择“SO0003”' })).toBeChecked();
    // Answers are cached for 30 s.
    await expect(ports.calls).toHaveLength(4);
  },
};

export const SeveralRows: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => (
    <Beside
      multiple
      initial={{ orderNo: 'SO0001,SO0012', buyer: '华东机械设备进出口有限公司1,华东机械设备进出口有限公司3' }}
    />
  ),
  async play() {
    const dialog = await openPicker('订单');
    const selected = await dialog.findByRole('region', { name: '已选' });
    await expect(selected).toHaveTextContent('已选 2 项');
    await expect(await dialog.findByRole('checkbox', { name: '选择“SO0001”' })).toBeChecked();
    await userEvent.click(dialog.getByText('SO0004'));
    await expect(selected).toHaveTextContent('已选 3 项');
    await expect(dialog.getByRole('checkbox', { name: '选择“SO0007”' })).not.toBeChecked();
    await userEvent.click(dialog.getByTitle('2'));
    await expect(await dialog.findByRole('checkbox', { name: '选择“SO0012”' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '移除SO0001' }));
    await confirmPicker();
    await waitFor(() =>
      expect(record()).toEqual({
        orderNo: 'SO0012,SO0004',
        buyer: '华东机械设备进出口有限公司3,华东机械设备进出口有限公司1',
      }),
    );
  },
};

// covers: state-popup
export const ClosingForgets: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Beside />,
  async play() {
    const dialog = await openPicker('订单');
    await userEvent.click(await dialog.findByText('SO0002'));
    await press('Escape');
    await pickerGone();
    await expect(record()).toEqual({});
    const again = await openPicker('订单');
    await expect(await again.findByRole('radio', { name: '选择“SO0002”' })).not.toBeChecked();
  },
};

const searched = createPickerPorts();
export const Searched: Story = {
  parameters: { ports: searched },
  render: () => <Beside param={{ year: 2026, self_area: '东' }} />,
  async play() {
    const dialog = await openPicker('订单');
    await userEvent.type(await dialog.findByRole('textbox', { name: '客户' }), '公司2{Enter}');
    await waitFor(async () => expect(await dialog.findByText('共8条')).toBeVisible());
    await expect(searched.calls.at(-1)?.params).toMatchObject({
      customer: '公司2',
      self_year: '2026',
      self_area: '东',
    });
    await choose('结算', '月结');
    await userEvent.click(dialog.getByRole('button', { name: /查\s?询/ }));
    await waitFor(() => expect(searched.calls.at(-1)?.params).toMatchObject({ settle: 'm' }));
  },
};

export const NotConfigured: Story = {
  render: () => <Held of={PopupPicker} label="订单" popupCode="sales/orders" orgFields="no" />,
  async play() {
    await userEvent.click(await pickerBox('订单'));
    await expectVisible(await screen.findByText('popup参数未正确配置!'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

// covers: rule-popup-counts
export const UnequalFields: Story = {
  render: () => (
    <Held of={PopupPicker} label="订单" popupCode="sales/orders" orgFields="no,customer" destFields="orderNo" />
  ),
  async play() {
    await userEvent.click(await pickerBox('订单'));
    await expectVisible(await screen.findByText('popup参数未正确配置,原始值和目标值数量不一致!'));
  },
};

const refusal = new PortError('server', '查询条件加载失败');
const broken = createPickerPorts({ fails: { '/online/cgreport/api/getQueryInfo/sales.orders': refusal } });
// covers: error-report, error-words
export const WithoutQueryInfo: Story = {
  parameters: { ports: broken },
  render: () => <Beside />,
  async play() {
    const dialog = await openPicker('订单');
    await expectVisible(await screen.findByText('查询条件加载失败'));
    await waitFor(async () => expect(await dialog.findByText('SO0001')).toBeVisible());
    await expect(dialog.queryByRole('search')).toBeNull();
  },
};

export const NoSuchReport: Story = {
  parameters: { ports: createPickerPorts() },
  render: () => <Beside popupCode="sales/gone" />,
  async play() {
    const dialog = await openPicker('订单');
    await waitFor(async () =>
      expect(await dialog.findByText('Popup初始化失败：没有编码为“sales.gone”的报表，请检查报表编码。')).toBeVisible(),
    );
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={PopupPicker} label="订单" value="SO0003" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('SO0003'));
  },
};
