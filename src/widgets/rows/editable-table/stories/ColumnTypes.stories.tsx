import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectHeld, optionOf } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { enterTableCell, openTableCell, tableCell } from '../../../../../.storybook/table-play.ts';
import { defineWidget, type WidgetProps } from '../../../../runtime/registry/index.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/列' };
export default meta;
type Story = StoryObj;

const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

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

// covers: state-table-disabled
export const BoxesAndPanels: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          taxed: { type: 'boolean', title: '含税' },
          urgent: { type: 'string', title: '加急' },
          mode: { type: 'string', title: '方式' },
          note: { type: 'string', format: 'text', title: '说明' },
        },
        columns: [
          'taxed',
          { key: 'urgent', type: 'checkbox', customValue: ['Y', 'N'], defaultChecked: true },
          {
            key: 'mode',
            type: 'radio',
            options: [
              { value: '1', text: '自提' },
              { value: '2', text: '送货' },
            ],
          },
          'note',
        ],
      })}
      mode="edit"
      record={{ rows: [{ id: 'r1', mode: '1' }] }}
    />
  ),
  async play() {
    const box = (await tableCell(1, 'taxed')).querySelector<HTMLElement>('.pw-check');
    if (box) await userEvent.click(box);
    await userEvent.keyboard('{ArrowRight} ');
    await expect(await tableCell(1, 'mode')).toHaveTextContent('自提');
    await openTableCell(1, 'mode');
    await userEvent.click(await screen.findByRole('radio', { name: '送货' }));
    await enterTableCell(1, 'note');
    await userEvent.keyboard('第一行{Escape}写好了');
    await userEvent.click(screen.getByRole('button', { name: /增加一行/ }));
    await expect((await tableCell(2, 'urgent')).querySelector('[data-on]')).not.toBeNull();
    await enterTableCell(1, 'urgent');
    await userEvent.keyboard('{Delete}');
    await save();
    await expectHeld({
      rows: [{ id: 'r1', mode: '2', taxed: true, urgent: 'N', note: '写好了' }, { urgent: 'Y' }],
    });
  },
};

const lightProps = { type: 'object', 'x-column-types': ['traffic_light'], properties: {} } as const;
const light = defineWidget({
  name: 'TrafficLight',
  title: '红绿灯',
  component: ({ onChange }: WidgetProps<string>) =>
    ['红', '绿'].map((colour) => (
      <button key={colour} type="button" onClick={() => onChange?.(colour)}>
        {colour}灯
      </button>
    )),
  props: { ...lightProps, 'x-column-types': [...lightProps['x-column-types']] },
});

export const OwnColumnType: Story = {
  render: () => (
    <StoryRuntime ownWidgets={[light]}>
      <OpenForm
        form={tableForm({
          properties: { state: { type: 'string', title: '状态' } },
          columns: [{ key: 'state', type: 'traffic_light' }],
          ownWidgets: { TrafficLight: { title: '红绿灯', props: {}, columnTypes: ['traffic_light'] } },
        })}
        mode="edit"
        record={{ rows: [{ id: 'r1', state: '红' }] }}
      />
    </StoryRuntime>
  ),
  async play() {
    await expect(await tableCell(1, 'state')).toHaveTextContent('红');
    await openTableCell(1, 'state');
    await userEvent.click(await screen.findByRole('button', { name: '绿灯' }));
    await waitFor(async () => expect(await tableCell(1, 'state')).toHaveTextContent('绿'));
    await save();
    await expectHeld({ rows: [{ id: 'r1', state: '绿' }] });
  },
};

// covers: state-table-disabled
export const LinkedColumnsAreEmptied: Story = {
  render: () => (
    <OpenForm
      form={tableForm({
        properties: {
          level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
          reason: { type: 'string', title: '原因' },
          detail: { type: 'string', title: '细节' },
          fixed: { type: 'string', title: '固定' },
        },
        columns: [
          'level',
          { key: 'reason', linkage: 'level' },
          { key: 'detail', linkage: 'reason' },
          { key: 'fixed', disabled: "{{ $line.level == 'B' }}" },
        ],
        options: { disabledRows: { id: 'r2' }, rowNumber: true },
      })}
      mode="edit"
      record={{
        rows: [
          { id: 'r1', level: 'A', reason: '老客户', detail: '十年', fixed: '甲' },
          { id: 'r2', level: 'A', reason: '不能改' },
        ],
      }}
    />
  ),
  async play() {
    await enterTableCell(1, 'level');
    await userEvent.keyboard('普通');
    await userEvent.click(await optionOf('普通客户'));
    await expect(await tableCell(1, 'detail')).toBeEmptyDOMElement();
    await expect(await tableCell(1, 'fixed')).toHaveAttribute('aria-readonly', 'true');
    await expect(await tableCell(2, 'reason')).toHaveAttribute('aria-readonly', 'true');
    await save();
    await expectHeld({
      rows: [
        { id: 'r1', level: 'B', reason: null, detail: null, fixed: '甲' },
        { id: 'r2', level: 'A', reason: '不能改' },
      ],
    });
  },
};
