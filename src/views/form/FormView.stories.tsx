import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { choose, expectHeld, expectVisible, heldValue } from '../../../.storybook/play.ts';
import { customerForm, storyForm } from '../../../.storybook/story-documents.ts';
import type { FormModel } from '../../runtime/form/index.ts';

const meta: Meta = { title: '表单/表单' };
export default meta;
type Story = StoryObj;

const customer = storyForm('base/customer.model');
const linked = customerForm({
  _base: {
    type: 'void',
    title: '基本信息',
    'x-component': 'Section',
    properties: {
      name: {},
      taxed: {},
      taxNo: { 'x-visible': '{{ $values.taxed }}', required: '{{ $values.taxed }}' },
      balance: { 'x-disabled': '{{ !$values.taxed }}' },
    },
  },
  remark: { 'x-decorator-props': { gridSpan: 2 } },
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const findBox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const opened: { form?: FormModel } = {};
const onOpen = (form: FormModel) => (opened.form = form);

export const FromAModel: Story = {
  render: () => <OpenForm form={customer} />,
  async play() {
    await userEvent.type(await findBox('客户名称'), '甲公司');
    await choose('等级', '重点客户');
    await userEvent.type(box('余额'), '12.5');
    await userEvent.click(screen.getByRole('switch', { name: '含税' }));
    await userEvent.click(box('开户日期'));
    await userEvent.type(box('开户日期'), '2026-02-28{Enter}');
    await save();
    await expectHeld({ name: '甲公司', level: 'A', balance: '12.50', taxed: true, openedOn: '2026-02-28' });
    await expect(screen.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
  },
};

/** A window of 1440 px at 200 %: the controls have touch height, and their labels are aligned with them. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  parameters: {
    viewport: { options: { zoomed: { name: '放大到 200 %', styles: { width: '720px', height: '450px' } } } },
  },
  render: () => <OpenForm form={customer} />,
  async play() {
    const name = await findBox('客户名称');
    const text = document.createRange();
    text.selectNodeContents(name.labels?.[0] ?? document.body);
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right);
    const control = name.closest('.pw-light, .ant-input-affix-wrapper') ?? name;
    const apart = middleOf(control.getBoundingClientRect()) - middleOf(text.getBoundingClientRect());
    await expect(Math.abs(apart)).toBeLessThan(3);
  },
};

export const Linkage: Story = {
  render: () => <OpenForm form={linked} />,
  async play() {
    const name = await findBox('客户名称');
    await userEvent.type(name, '甲');
    await expect(screen.queryByRole('textbox', { name: '税号' })).toBeNull();
    await expect(box('余额')).toBeDisabled();
    await userEvent.click(screen.getByRole('switch', { name: '含税' }));
    await expect(await findBox('税号')).toBeRequired();
    await expect(box('余额')).toBeEnabled();
    await userEvent.type(box('税号'), 'T1');
    await userEvent.click(screen.getByRole('switch', { name: '含税' }));
    await save();
    await expectHeld({ name: '甲', taxed: false });
    await userEvent.click(screen.getByRole('switch', { name: '含税' }));
    await expect((await findBox('税号')).value).toBe('T1');
  },
};

export const Why: Story = {
  render: () => <OpenForm form={linked} />,
  async play() {
    await userEvent.click(await findBox('客户名称'));
    await userEvent.keyboard('{F1}');
    const panel = within(await screen.findByRole('dialog', { name: '为什么“客户名称”是这样' }));
    const hidden = within(panel.getByRole('region', { name: '没有显示的' }));
    await expectVisible(hidden.getByText(/“税号”不显示：条件 .* 不成立。/));
    await expectVisible(hidden.getByText('现在：含税 = 否'));
    await expectVisible(hidden.getByText(/taxNo\/(x-visible|x-reactions)/));
    const locked = within(panel.getByRole('region', { name: '不能填写的' }));
    await expectVisible(locked.getByText(/“余额”禁用/));
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box('客户名称')).toHaveFocus());
  },
};

export const Required: Story = {
  render: () => <OpenForm form={customer} />,
  async play() {
    const name = await findBox('客户名称');
    await expect(name).toHaveAccessibleDescription('与营业执照一致');
    const before = box('余额').getBoundingClientRect().top;
    await userEvent.type(box('手机'), '12345');
    await save();
    await expect(name).toHaveAccessibleDescription('请输入客户名称');
    await expect(name).toBeInvalid();
    await expect(box('手机')).toBeInvalid();
    await expect(box('余额').getBoundingClientRect().top).toBe(before);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '甲');
    await expect(name).toHaveAccessibleDescription('与营业执照一致');
  },
};

const names = ['Input', 'TextArea', 'Number', 'Select', 'Radio', 'Checkbox', 'Date', 'DateTime', 'Time', 'DictSelect'];
const everything = storyForm({
  kind: 'form',
  formatVersion: 1,
  title: '每种组件',
  properties: Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: 'string',
        title: name,
        required: true,
        'x-component': name,
        ...(['Select', 'Radio', 'Checkbox'].includes(name) && { enum: ['甲', '乙'] }),
        ...(name === 'DictSelect' && { 'x-dict': 'customer_level' }),
      },
    ]),
  ),
});

export const EveryWidgetRequired: Story = {
  render: () => <OpenForm form={everything} />,
  async play() {
    await expect(everything.problems).toEqual([]);
    for (const name of names) await screen.findByLabelText(name);
    await save();
    await waitFor(() => expect(heldValue()).toHaveLength(names.length));
    for (const name of names) await expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/^请(输入|选择)/);
  },
};

export const LeavingAFieldChecksIt: Story = {
  render: () => <OpenForm form={customer} />,
  async play() {
    await userEvent.click(await findBox('客户名称'));
    await expect(box('客户名称')).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(box('客户名称')).toHaveAccessibleDescription('请输入客户名称'));
    await expect(box('手机')).not.toBeInvalid();
  },
};

export const EnterSubmits: Story = {
  render: () => <OpenForm form={customer} />,
  async play() {
    await userEvent.type(await findBox('客户名称'), '甲{Enter}');
    await expectHeld({ name: '甲', taxed: false });
  },
};

export const ServerProblems: Story = {
  render: () => <OpenForm form={customer} mode="edit" record={{ id: '1', name: '甲', version: 2 }} onOpen={onOpen} />,
  async play() {
    const name = await findBox('客户名称');
    opened.form?.showServerProblems([
      { path: 'name', severity: 'error', rule: 'unique', message: '客户名称“甲”已存在' },
      { path: '', severity: 'error', rule: 'stock', message: '库存不足，请核对后再保存。' },
    ]);
    await waitFor(() => expect(name).toHaveAccessibleDescription('客户名称“甲”已存在'));
    await expect(screen.getByRole('alert')).toHaveTextContent('库存不足，请核对后再保存。');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '乙');
    await expect(name).not.toBeInvalid();
  },
};

export const Detail: Story = {
  render: () => (
    <OpenForm
      form={customer}
      mode="detail"
      record={{ id: '1', name: '甲公司', level: 'A', level_dictText: '重点客户', balance: '1234.5', taxed: true }}
    />
  ),
  async play() {
    await expectVisible(await screen.findByText('甲公司'));
    await expectVisible(await screen.findByText('重点客户'));
    await expectVisible(screen.getByText('1,234.50 元'));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('combobox')).toBeNull();
    await expect(within(screen.getByRole('form')).queryByText('*')).toBeNull();
  },
};

export const ProblemInPlace: Story = {
  render: () => <OpenForm form={customerForm({ name: {}, nmae: {}, phone: { 'x-component': 'Inptu' }, remark: {} })} />,
  async play() {
    await userEvent.type(await findBox('客户名称'), '甲');
    const cards = await screen.findAllByRole('note', { name: '文档里的问题' });
    await expect(cards).toHaveLength(2);
    await expect(cards[0]).toHaveTextContent('nmae');
    await expect(cards[0]).toHaveTextContent('story/page.form');
    await expect(cards[1]).toHaveTextContent('是不是想写“Input”');
    await save();
    await expectHeld({ name: '甲', taxed: undefined });
  },
};

export const ReferenceCopies: Story = {
  render: () => <OpenForm form={storyForm('sales/order.model')} />,
  async play() {
    await screen.findByRole('combobox', { name: '客户' });
    await choose('客户', '客户003');
    await waitFor(() => expect(box('联系电话').value).toBe('13800000003'));
    await userEvent.type(box('联系电话'), '{Backspace}9');
    await expect(box('联系电话').value).toBe('13800000009');
  },
};

function Tabs() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        切换
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <OpenForm form={linked} />
      </Activity>
    </>
  );
}

export const HiddenAndShownAgain: Story = {
  render: () => <Tabs />,
  async play() {
    const toggle = () => userEvent.click(screen.getByRole('button', { name: '切换' }));
    await userEvent.type(await findBox('备注'), '先写备注');
    await userEvent.click(screen.getByRole('switch', { name: '含税' }));
    await save();
    await waitFor(() => expect(box('客户名称')).toBeInvalid());
    await toggle();
    await waitFor(() => expect(screen.getByTestId('value')).not.toBeVisible());
    // Long enough for effects that clean up when hidden.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await toggle();
    await waitFor(() => expect(box('客户名称')).toBeVisible());
    await expect(box('备注')).toHaveValue('先写备注');
    await expect(box('客户名称')).toHaveAccessibleDescription('请输入客户名称');
    await save();
    await expect(heldValue()).toMatchObject([{ path: 'name' }, { path: 'taxNo' }]);
    await userEvent.type(box('客户名称'), '甲');
    await expect(box('客户名称')).toHaveValue('甲');
    await expect(box('客户名称')).not.toBeInvalid();
    await userEvent.type(box('税号'), 'T2');
    await save();
    await expectHeld({ name: '甲', taxed: true, taxNo: 'T2', remark: '先写备注' });
  },
};

function Developed() {
  const [form, setForm] = useState(customer);
  return (
    <>
      <button type="button" onClick={() => setForm(linked)}>
        文档变了
      </button>
      <OpenForm form={form} mode="edit" record={{ id: '1', name: '甲' }} />
    </>
  );
}

export const DocumentChangesUnderTheForm: Story = {
  render: () => <Developed />,
  async play() {
    await userEvent.type(await findBox('客户名称'), '公司');
    await userEvent.type(box('备注'), '不能丢');
    await userEvent.click(screen.getByRole('button', { name: '文档变了' }));
    await expectVisible(await screen.findByText('基本信息'));
    await expect(await findBox('备注')).toHaveValue('不能丢');
    await expect(screen.getByTestId('dirty')).toHaveTextContent('有未保存的修改');
    await save();
    await expectHeld({ id: '1', name: '甲公司', remark: '不能丢' });
  },
};

export const Narrow: Story = {
  render: () => (
    <div style={{ width: 358 }}>
      <OpenForm form={linked} />
    </div>
  ),
  async play() {
    const name = await findBox('客户名称');
    const label = within(screen.getByRole('form')).getByText('客户名称');
    await expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(name.getBoundingClientRect().top);
  },
};

const description = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '客户',
    layout: { detail: 'description' },
    properties: {
      _base: {
        type: 'void',
        title: '基本资料',
        'x-component': 'Section',
        properties: { name: {}, level: {}, phone: {} },
      },
      _more: { type: 'void', title: '其它', 'x-component': 'Section', properties: { balance: {}, remark: {} } },
    },
  },
  'base/customer',
);

export const Description: Story = {
  render: () => (
    <OpenForm
      form={description}
      mode="detail"
      record={{ name: '东方贸易有限公司', phone: '13812345678', balance: '2300.00', remark: '第一行\n第二行' }}
    />
  ),
  async play() {
    const name = await screen.findByText('东方贸易有限公司');
    const label = screen.getByText('客户名称');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() =>
      expect(getComputedStyle(label.parentElement ?? label).backgroundColor).not.toBe(
        getComputedStyle(name).backgroundColor,
      ),
    );
  },
};
