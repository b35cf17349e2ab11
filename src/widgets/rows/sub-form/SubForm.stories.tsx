import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { choose, expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { storyDocuments, storyVocabulary } from '../../../../.storybook/story-documents.ts';
import { resolveForm } from '../../../engine/form/index.ts';
import type { FormModel } from '../../../runtime/form/index.ts';
import { tableForm } from '../editable-table/testing/table-form.ts';

const meta: Meta = { title: '组件/子表单' };
export default meta;
type Story = StoryObj;

const form = tableForm({
  component: 'SubForm',
  properties: {
    name: { type: 'string', title: '姓名' },
    level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
    phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] },
    main: { type: 'boolean', title: '主要' },
  },
  required: ['name'],
  max: 3,
});
const rows = [
  { id: 'r1', name: '张三', level: 'A', phone: '13800000001', main: true },
  { id: 'r2', name: '李四', level: 'B', phone: null, main: false },
];
const opened: { form?: FormModel } = {};
const item = (title: string) => screen.findByRole('listitem', { name: title });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('保存');

export const AddedFilledMovedDeleted: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await item('第2项');
    await press('增加一项');
    const third = await item('第3项');
    await waitFor(() => expect(within(third).getByRole('textbox', { name: '姓名' })).toHaveFocus());
    await userEvent.keyboard('王五');
    await expect(screen.queryByRole('button', { name: '增加一项' })).toBeNull();
    await expectVisible(screen.getByText('最多3项'));
    await press('上移第3项');
    await expect(within(await item('第2项')).getByRole('textbox', { name: '姓名' })).toHaveValue('王五');
    await press('删除第1项');
    await waitFor(() => expect(screen.getByText('确定要删除第1项吗?')).toBeVisible());
    await press(/^确\s?定$/);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '第3项' })).toBeNull());
    await save();
    await expectHeld({ rows: [{ name: '王五' }, rows[1]] });
  },
};

export const WrongInItsPlace: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [rows[0], { id: 'r2' }] }} />,
  async play() {
    const second = await item('第2项');
    const phone = within(second).getByRole('textbox', { name: '手机' });
    await userEvent.type(phone, '12');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription('请输入正确手机号'));
    await save();
    const name = within(second).getByRole('textbox', { name: '姓名' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请输入姓名');
    await userEvent.keyboard('李四');
    await waitFor(() => expect(name).toHaveAccessibleDescription(''));
  },
};

export const ServerProblem: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} onOpen={(model) => (opened.form = model)} />,
  async play() {
    const second = await item('第2项');
    opened.form?.showServerProblems([{ path: 'rows.1.name', severity: 'error', rule: 'x', message: '姓名已被使用' }]);
    const name = within(second).getByRole('textbox', { name: '姓名' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('姓名已被使用'));
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const ChoosesInTheirWidgets: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [rows[1]] }} />,
  async play() {
    await item('第1项');
    await choose('等级', '重点客户');
    await userEvent.click(await screen.findByRole('switch', { name: '主要' }));
    await save();
    await expectHeld({ rows: [{ ...rows[1], level: 'A', main: true }] });
  },
};

export const ReadOnly: Story = {
  render: () => <OpenForm form={form} mode="detail" record={{ rows }} />,
  async play() {
    await expectVisible(await screen.findByText('张三'));
    await expect(screen.queryByRole('button', { name: /增加|删除|移/ })).toBeNull();
  },
};

const people = resolveForm(
  {
    document: 'story/people.form',
    pointer: '',
    body: {
      properties: {
        people: {
          type: 'array',
          title: '联系人',
          'x-component': 'SubForm',
          'x-decorator': null,
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', title: '姓名', required: true },
              days: { type: 'integer', title: '天数', default: 3 },
              end: { type: 'string', title: '说明', 'x-visible': '{{ $line.days > 5 }}' },
              phones: {
                type: 'array',
                title: '电话',
                'x-component': 'EditableTable',
                items: { type: 'object', properties: { phone: { type: 'string', title: '号码' } } },
              },
            },
          },
        },
      },
    },
  },
  storyDocuments,
  storyVocabulary,
);

export const WithoutModel: Story = {
  render: () => <OpenForm form={people} />,
  async play() {
    await press('增加一项');
    const first = await item('第1项');
    await waitFor(() => expect(within(first).getByRole('textbox', { name: '姓名' })).toHaveFocus());
    await userEvent.keyboard('王五');
    await expect(within(first).queryByRole('textbox', { name: '说明' })).toBeNull();
    const days = within(first).getByRole('textbox', { name: '天数' });
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    await userEvent.tab();
    await userEvent.type(await within(first).findByRole('textbox', { name: '说明' }), '较长');
    await userEvent.click(await within(first).findByRole('button', { name: '增加一行' }));
    await userEvent.keyboard('123');
    await save();
    await expectHeld({ people: [{ name: '王五', days: 7, end: '较长', phones: [{ phone: '123' }] }] });
  },
};

const chosen = tableForm({
  component: 'SubForm',
  properties: { name: { type: 'string', title: '姓名' }, phone: { type: 'string', title: '手机' } },
  items: { phone: { title: '电话', 'x-component': 'TextArea' }, name: { required: true } },
});

export const OwnNodesOfARow: Story = {
  render: () => <OpenForm form={chosen} mode="edit" record={{ rows: [{ id: 'r1', name: '', phone: '1' }] }} />,
  async play() {
    const first = await item('第1项');
    await within(first).findByRole('textbox', { name: '电话' });
    const boxes = within(first).getAllByRole('textbox');
    await expect(boxes.map((box) => [box.tagName, box.getAttribute('aria-labelledby')])).toMatchObject([
      ['TEXTAREA', expect.stringContaining('phone')],
      ['INPUT', expect.stringContaining('name')],
    ]);
    await expect(within(first).getByRole('textbox', { name: '电话' })).toHaveValue('1');
    await save();
    const name = within(first).getByRole('textbox', { name: '姓名' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('请输入姓名'));
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <OpenForm form={form} mode="edit" record={{ rows }} />,
  async play() {
    await item('第2项');
  },
};
