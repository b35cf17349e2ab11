import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { choose, expectVisible, settled, tabTo } from '../../../.storybook/play.ts';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { resolveForm } from '../../../src/engine/form/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { Designer } from '../../page/index.ts';
import { useDesign } from '../../state/index.ts';
import { LogicPanel } from './LogicPanel.tsx';

const meta: Meta = { title: '设计器/逻辑' };
export default meta;
type Story = StoryObj;

function source(id: string, kind: 'form' | 'model', body: JsonObject): SourceDocument {
  return { key: `${id}.${kind}`, id, kind, hash: '', problems: [], body: { kind, formatVersion: 1, ...body } };
}

const model = source('sales/order', 'model', {
  title: '订单',
  schema: {
    type: 'object',
    properties: {
      level: {
        type: 'string',
        title: '客户等级',
        enum: [
          { value: 'A', label: '重点' },
          { value: 'B', label: '普通' },
        ],
      },
      discount: { type: 'number', title: '折扣' },
      amount: { type: 'number', title: '金额' },
      net: { type: 'number', title: '净额', 'x-value': '{{ $record.amount * $record.discount }}' },
      phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] },
    },
  },
});
const form = source('sales/order', 'form', {
  title: '订单',
  model: 'sales/order',
  rules: [{ when: '{{ $record.net <= 10000 }}', message: '净额太大', field: 'net' }],
  properties: {
    level: {
      'x-reactions': { target: 'remark', when: "{{ $values.level == 'B' }}", fulfill: { state: { visible: false } } },
    },
    _card: {
      type: 'void',
      title: '价格',
      'x-component': 'Card',
      properties: {
        discount: { required: "{{ $record.level == 'A' }}", 'x-visible': "{{ $record.level == 'C' }}" },
        amount: {},
        net: {},
      },
    },
    phone: { 'x-disabled': '{{ JSON.stringify($record.level) == "" }}' },
    first: { type: 'number', title: '甲', 'x-value': '{{ $record.second + 1 }}' },
    second: { type: 'number', title: '乙', 'x-value': '{{ $record.first + 1 }}' },
  },
});

function Opened({ body }: { body?: JsonObject }) {
  const document = body ? { ...form, body: { ...form.body, ...body } } : form;
  return (
    <div style={{ height: 720 }}>
      <Designer document={document} around={[form, model]} FormView={FormView} />
    </div>
  );
}

async function openLogic(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByText('逻辑'));
  return screen.findByRole('region', { name: '逻辑' });
}

export const SentencesOfAForm: Story = {
  render: () => <Opened />,
  async play() {
    const panel = within(await openLogic());
    await expect(panel.getByText('共 9 条', { exact: false })).toHaveTextContent('共 9 条，4 条有问题');
    const discount = within(panel.getByRole('region', { name: '折扣' }));
    const required = discount.getByRole('button', { name: '当 客户等级 为“重点”时，折扣 必填。' });
    await expect(discount.getByText('这个条件永远不成立')).toBeVisible();
    await expect(panel.getByText('表单里没有“remark”')).toBeVisible();
    await expect(panel.getAllByText('互相引用，算不出来：甲 → 乙 → 甲')).toHaveLength(2);
    await expect(panel.getAllByText('写在 sales/order.model 里')).toHaveLength(2);

    await userEvent.click(required);
    const properties = within(await screen.findByRole('complementary', { name: '组件属性' }));
    await waitFor(() => expect(properties.getByRole('textbox', { name: '必填' })).toHaveFocus());
    await expect(properties.getByRole('textbox', { name: '必填' })).toHaveValue("$record.level == 'A'");
    await userEvent.type(properties.getByRole('textbox', { name: '必填' }), ' && $record.amount > 5');
    await panel.findByRole('button', { name: '当 客户等级 为“重点”，且 金额 大于 5 时，折扣 必填。' });

    await userEvent.click(
      panel.getByRole('button', { name: '必须 净额 不大于 10000，否则不能保存，提示“净额太大”。' }),
    );
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-property]')).toHaveAttribute('data-property', 'rules'),
    );
  },
};

export const Filtered: Story = {
  render: () => <Opened />,
  async play() {
    const panel = within(await openLogic());
    await userEvent.click(panel.getByRole('button', { name: '只看有问题的' }));
    await expect(panel.getByText('共 4 条', { exact: false })).toBeVisible();
    await expect(panel.queryByRole('region', { name: '手机' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: '只看有问题的' }));
    await choose('按字段筛选', '金额');
    await expect(await panel.findByText('共 1 条', { exact: false })).toBeVisible();
    await expect(panel.getByRole('button', { name: '净额 由 金额 × 折扣 算出。' })).toBeVisible();
  },
};

export const AConditionEdited: Story = {
  render: () => <Opened />,
  async play() {
    const panel = within(await openLogic());
    await userEvent.click(panel.getByRole('button', { name: '编辑规则：当 客户等级 为“重点”时，折扣 必填。' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑规则' }));
    const source = await settled(dialog.getByRole('textbox', { name: '表达式' }));
    await choose('第 1 条的值', '普通');
    await waitFor(() => expect(source).toHaveValue("$record.level == 'B'"));
    await userEvent.click(dialog.getByRole('button', { name: '添加一条' }));
    await choose('第 2 条的字段', '金额');
    await choose('第 2 条怎样比较', '大于');
    const amount = await dialog.findByRole('spinbutton', { name: '第 2 条的值' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '5');
    await choose('怎样算成立', '任意一条成立');
    await waitFor(() => expect(source).toHaveValue("$record.level == 'B' || $record.amount > 5"));
    const sentence = dialog.getByRole('status', { name: '读作' });
    await expect(sentence).toHaveTextContent('当 客户等级 为“普通”，或 金额 大于 5 时，折扣 必填。');

    await userEvent.type(source, ' ||');
    await expect(await dialog.findByText(/这里应当是一个值/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /确\s?定/ })).toBeDisabled();
    await userEvent.type(source, ' !$record.phone');
    await dialog.findByRole('combobox', { name: '第 3 条怎样比较' });
    await userEvent.click(dialog.getByRole('button', { name: '删除第 1 条' }));
    await waitFor(() => expect(source).toHaveValue('$record.amount > 5 || !$record.phone'));
    await userEvent.clear(source);
    await userEvent.type(source, '$record.amount > $record.net');
    await dialog.findByText('这个条件不是一条条的比较，请在下面改表达式。');
    await userEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
    await panel.findByRole('button', { name: '当 金额 大于 净额 时，折扣 必填。' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await panel.findByRole('button', { name: '当 客户等级 为“重点”时，折扣 必填。' });
  },
};

export const ARuleMadeAndDeleted: Story = {
  render: () => <Opened body={{ rules: [], properties: { level: {}, discount: {}, amount: {} } }} />,
  async play() {
    const panel = within(await openLogic());
    await userEvent.click(panel.getByRole('button', { name: '添加规则' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加规则' }));
    const save = await settled(dialog.getByRole('button', { name: /确\s?定/ }));
    const sentence = dialog.getByRole('status', { name: '读作' });
    // Nothing is selected, so the rule is one of the form.
    await expect(sentence).toHaveTextContent('请填写提示的话。');
    await choose('做什么', '隐藏但保留值');
    await expect(sentence).toHaveTextContent('请选择字段。');
    await expect(save).toBeDisabled();
    await choose('哪个字段', '折扣');
    await expect(sentence).toHaveTextContent('当 客户等级 为“重点”时，折扣 隐藏但保留值。');
    await userEvent.click(save);
    const made = await panel.findByRole('button', { name: '编辑规则：当 客户等级 为“重点”时，折扣 隐藏但保留值。' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(made);
    const edited = within(await screen.findByRole('dialog', { name: '编辑规则' }));
    await settled(edited.getByRole('button', { name: /确\s?定/ }));
    await choose('做什么', '不能保存，并提示');
    await userEvent.type(edited.getByRole('textbox', { name: '提示的话' }), '重点客户没有折扣');
    await userEvent.click(edited.getByRole('button', { name: /确\s?定/ }));
    const text = '当 客户等级 为“重点”时，不能保存，提示“重点客户没有折扣”。';
    const rule = await panel.findByRole('button', { name: `编辑规则：${text}` });
    await expect(panel.queryByText(/隐藏但保留值/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(rule);
    await userEvent.click(await settled(await screen.findByRole('button', { name: '删除规则' })));
    await expect(await panel.findByText(/还没有联动/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await panel.findByRole('button', { name: text });
  },
};

export const ARuleThatReplacesAnother: Story = {
  render: () => <Opened />,
  async play() {
    const panel = within(await openLogic());
    await userEvent.click(panel.getByRole('button', { name: '给“折扣”添加规则' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加规则' }));
    await settled(dialog.getByRole('button', { name: /确\s?定/ }));
    await choose('做什么', '必填');
    await dialog.findByText(/^已经有一条同样作用的规则.*折扣 必填。$/);
    await userEvent.click(dialog.getByRole('button', { name: '改那一条' }));
    const edited = within(await screen.findByRole('dialog', { name: '编辑规则' }));
    await expect(edited.getByRole('textbox', { name: '表达式' })).toHaveValue("$record.level == 'A'");
  },
};

export const AValueAndOptionsByKeyboard: Story = {
  render: () => <Opened body={{ rules: [], properties: { level: {}, amount: {} } }} />,
  async play() {
    const panel = within(await openLogic());
    await tabTo(() => panel.getByRole('button', { name: '添加规则' }));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '添加规则' }));
    await settled(dialog.getByRole('button', { name: /确\s?定/ }));
    await choose('做什么', '只能选这些选项');
    await choose('哪个字段', '客户等级');
    const sentence = dialog.getByRole('status', { name: '读作' });
    await expect(sentence).toHaveTextContent('请选择选项。');
    await choose('可以选的选项', '普通');
    await expect(sentence).toHaveTextContent('客户等级 的选项换成“普通”。');
    await userEvent.keyboard('{Escape}');
    await choose('做什么', '填上一个值');
    await choose('哪个字段', '金额');
    const value = await dialog.findByRole('spinbutton', { name: '填上的值' });
    await userEvent.type(value, '100');
    await expect(sentence).toHaveTextContent('金额 的值为 100。');
    await tabTo(() => dialog.getByRole('button', { name: /确\s?定/ }));
    await userEvent.keyboard('{Enter}');
    await panel.findByRole('button', { name: '当 客户等级 为“重点”时，金额 的值为 100。' });
  },
};

export const Graph: Story = {
  render: () => <Opened />,
  async play() {
    const panel = within(await openLogic());
    await userEvent.click(panel.getByRole('button', { name: '依赖图' }));
    const dialog = await screen.findByRole('dialog', { name: '谁决定谁' });
    const net = within(dialog).getByRole('button', { name: '净额 取决于 金额、折扣' });
    await settled(net.closest('svg')?.parentElement ?? dialog);
    await expectVisible(
      within(within(dialog).getByRole('list', { name: '依赖的列表' })).getByText('净额 取决于 金额、折扣'),
    );
    await tabTo(() => net);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('complementary', { name: '组件属性' })).toBeVisible();
    await expect(panel.getByText('共 2 条', { exact: false })).toBeVisible();
  },
};

export const Nothing: Story = {
  render: () => <Opened body={{ model: null, rules: [], properties: { name: { type: 'string', title: '名称' } } }} />,
  async play() {
    await userEvent.click(await screen.findByText('逻辑'));
    await expect(await screen.findByText(/^这张表单还没有联动、计算值和规则/)).toBeVisible();
  },
};

function Alone() {
  const design = useDesign(form.body);
  const documents = {
    get: (key: string) => [form, model].find((each) => each.key === key),
    keys: () => [form.key, model.key],
  };
  return (
    <div style={{ width: 360 }}>
      <LogicPanel design={design} form={resolveForm('sales/order.form', documents, vocabulary)} locale="en-US" />
    </div>
  );
}

export const InEnglish: Story = {
  render: () => <Alone />,
  async play() {
    const panel = within(await screen.findByRole('region', { name: 'Logic' }));
    await expect(panel.getByRole('button', { name: 'When 客户等级 is “重点”, 折扣 is required.' })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('9 in all, 4 with problems');
  },
};
