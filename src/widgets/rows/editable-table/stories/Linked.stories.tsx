import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../../.storybook/fake-ports.ts';
import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import { optionOf, press } from '../../../../../.storybook/play.ts';
import { StoryRuntime } from '../../../../../.storybook/StoryRuntime.tsx';
import { enterTableCell, tableCell } from '../../../../../.storybook/table-play.ts';
import { tableForm } from '../testing/table-form.ts';

const meta: Meta = { title: '组件/可编辑表格/联动选项' };
export default meta;
type Story = StoryObj;

const cities: Record<string, object[]> = {
  zj: [
    { value: 'hz', text: '杭州' },
    { value: 'nb', text: '宁波' },
  ],
  js: [{ value: 'nj', text: '南京' }],
};

const form = tableForm({
  properties: { province: { type: 'string', title: '省' }, city: { type: 'string', title: '市' } },
  columns: [
    {
      key: 'province',
      type: 'select',
      options: [
        { value: 'zj', text: '浙江' },
        { value: 'js', text: '江苏' },
      ],
    },
    { key: 'city', type: 'select', linkage: 'province', optionsRequest: 'story/cities' },
  ],
  requests: { 'story/cities': { method: 'GET', path: '/cities', params: { pid: '{{ $args.parent }}' } } },
});

let answer = () => {};

export const AskedForByTheirParent: Story = {
  render() {
    const ports = createFakePorts();
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const call: (typeof ports)['requests']['call'] = async ({ params }) => {
      await answered;
      return { result: cities[params?.['pid'] ?? ''] ?? [], message: '' };
    };
    return (
      <StoryRuntime ports={{ ...ports, requests: { call } }}>
        <OpenForm
          form={form}
          mode="edit"
          record={{
            rows: [
              { id: 'r1', province: 'zj', city: 'nb' },
              { id: 'r2', province: 'zj', city: 'hz' },
            ],
          }}
        />
      </StoryRuntime>
    );
  },
  async play() {
    await expect(await tableCell(1, 'city')).toBeEmptyDOMElement();
    answer();
    await waitFor(async () => expect(await tableCell(1, 'city')).toHaveTextContent('宁波'));
    await enterTableCell(1, 'province');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await optionOf('江苏'));
    await waitFor(async () => expect(await tableCell(1, 'city')).toBeEmptyDOMElement());
    await enterTableCell(1, 'city');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await optionOf('南京'));
    await enterTableCell(2, 'city');
    await expect(await tableCell(1, 'city')).toHaveTextContent('南京');
    await press('Escape');
    await expect(await tableCell(2, 'city')).toHaveTextContent('杭州');
  },
};

const asked: unknown[] = [];

const conditional = tableForm({
  models: {
    'story/product': { name: { type: 'string', title: '产品名' }, supplier: { type: 'string', title: '供应商' } },
  },
  properties: {
    supplier: { type: 'string', title: '供应商' },
    product: {
      type: 'string',
      title: '产品',
      'x-ref': { model: 'story/product', where: { supplier: '{{ $line.supplier }}' } },
    },
    note: { type: 'string', title: '备注' },
  },
  items: {
    supplier: {},
    product: {},
    note: { 'x-component-props': { placeholder: "{{ '给' + $line.supplier }}" } },
  },
});

export const ConditionsOfAReferenceAreEvaluated: Story = {
  render() {
    const ports = createFakePorts();
    const options: (typeof ports)['records']['options'] = (_resource, query) => {
      asked.push(query);
      return Promise.resolve([]);
    };
    const rows = [{ id: 'r1', supplier: 'jia', product: null, note: null }];
    return (
      <StoryRuntime ports={{ ...ports, records: { ...ports.records, options } }}>
        <OpenForm form={conditional} mode="edit" record={{ rows }} />
      </StoryRuntime>
    );
  },
  async play() {
    asked.length = 0;
    await enterTableCell(1, 'product');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ where: { supplier: 'jia' } })));
    await press('Escape');
    const note = await enterTableCell(1, 'note');
    await waitFor(() => expect(note.querySelector('input')).toHaveAttribute('placeholder', '给jia'));
  },
};

const fees = tableForm({
  properties: {
    kind: { type: 'string', title: '类别' },
    fee: { type: 'number', 'x-scale': 2, title: '费用' },
  },
  columns: ['kind', { key: 'fee', statistics: 'sum' }],
  items: { kind: {}, fee: { 'x-visible': "{{ $line.kind == '加急' }}" } },
});

export const HiddenByItsRow: Story = {
  render: () => (
    <OpenForm
      form={fees}
      mode="edit"
      record={{
        rows: [
          { id: 'r1', kind: '加急', fee: '80.00' },
          { id: 'r2', kind: '普通', fee: '5.00' },
        ],
      }}
    />
  ),
  async play({ canvas }) {
    await expect(await tableCell(2, 'fee')).toBeEmptyDOMElement();
    const total = await canvas.findByRole('row', { name: '合计' });
    await expect(total).toHaveTextContent('80.00');
    await enterTableCell(2, 'kind');
    await userEvent.keyboard('加急{Enter}');
    await waitFor(() => expect(total).toHaveTextContent('85.00'));
  },
};
