// covers: permission-table
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import type { ResolvedForm } from '../../../../engine/form/index.ts';
import { useFormHandle } from '../../../../runtime/form/index.ts';
import type { JsonObject, JsonValue } from '../../../../schema/json/index.ts';
import { PrintButton } from '../../../../views/print/PrintButton.tsx';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/权限' };
export default meta;
type Story = StoryObj;

const controlled = (action: string, type: '1' | '2' = '1') => ({ action, type, status: '1' });
const authority = {
  auth: [],
  allAuth: [controlled('order:line:batch_delete'), controlled('order:line:cost'), controlled('order:line:qty', '2')],
};

const sheet = (columns: JsonValue[] = ['...'], options: JsonObject = {}) =>
  tableForm({
    properties: {
      name: { type: 'string', title: '名称' },
      cost: { type: 'number', title: '成本' },
      qty: { type: 'number', title: '数量' },
    },
    columns,
    options: { rowSelection: 'checkbox', permission: 'order:line', ...options },
  });
const record = { rows: [{ id: 'r1', name: '螺栓', cost: 3, qty: 1 }] };

export const ButtonsAndColumnsExcluded: Story = {
  render: () => (
    <StoryRuntime authority={authority}>
      <OpenForm form={sheet()} mode="edit" record={record} />
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

function ToPrint({ form: resolved }: { form: ResolvedForm }) {
  const form = useFormHandle({ form: resolved, record, mode: 'detail' });
  return <PrintButton form={form} title="清单" />;
}

const heads = () => [...document.querySelectorAll('.pw-print th')].map((head) => head.textContent);

export const NotOnPaperEither: Story = {
  render: () => (
    <StoryRuntime authority={authority}>
      <ToPrint form={sheet(['name', 'cost', { key: 'qty', type: 'hidden' }])} />
    </StoryRuntime>
  ),
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: /打印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(heads()).toEqual(['#', '名称']);
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
};

export const NotAmongTheDetailsEither: Story = {
  render: () => (
    <StoryRuntime authority={authority}>
      <OpenForm form={sheet(['name'], { expandable: true })} mode="edit" record={record} />
    </StoryRuntime>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '展开第 1 行' }));
    await expectVisible(await screen.findByText('数量'));
    await expect(screen.queryByText('成本')).toBeNull();
  },
};
