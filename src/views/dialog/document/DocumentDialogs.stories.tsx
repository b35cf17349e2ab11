import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { PortError, type Ports } from '../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../page/testing/PageStory.tsx';

const meta: Meta = { title: '弹窗/文档' };
export default meta;
type Story = StoryObj;

type Call = Parameters<Ports['requests']['call']>[0];
let calls: Call[] = [];
let failure: PortError | undefined;
let labels = ['vip'];
let records: MemoryRecords = memoryRecords([]);

const page: Record<string, JsonObject> = {
  'base/customer.model': {
    title: '客户',
    resource: '/base/customer',
    label: 'name',
    schema: { type: 'object', properties: { name: { type: 'string', title: '名称' } } },
  },
  'base/customer.list': {
    title: '客户',
    model: 'base/customer',
    toolbar: [
      { title: '登记', do: { 'open-dialog': 'base/customer-new' } },
      { title: '说明', do: { 'open-dialog': 'base/help' } },
      { title: '挑选', do: { 'open-dialog': 'base/others' } },
      { title: '指定', do: { 'open-dialog': 'base/named' } },
      { title: '坏的', do: { 'open-dialog': 'base/broken', title: "{{ '写坏' + '的' }}" } },
      { title: '没有', do: { 'open-dialog': 'base/nowhere' } },
      { title: '打标签', do: [{ 'open-dialog': 'base/label', wait: true }, { notify: '打印过了' }] },
    ],
    rowActions: [
      { title: '改名', do: { 'open-dialog': 'base/rename' } },
      { title: '冻结', do: [{ 'open-dialog': 'base/freeze', values: { level: 'X' } }] },
      { title: '标签', do: { 'open-dialog': 'base/labels' } },
      { title: '下级', do: { 'open-dialog': 'base/below' } },
      { title: '联系人', do: { 'open-dialog': 'base/contacts' } },
    ],
  },
  'base/label.screen': {
    title: '标签',
    paper: { size: 'A5' },
    properties: { _name: { type: 'void', 'x-component': 'Text', 'x-component-props': { text: '螺栓' } } },
  },
  'base/freeze.dialog': {
    title: '冻结【{{ $record.name }}】',
    width: 500,
    fullScreen: true,
    body: {
      form: {
        layout: { columns: 1 },
        properties: {
          reason: { type: 'string', title: '原因', required: true },
          level: { type: 'string', title: '级别' },
        },
      },
    },
    values: { reason: "{{ $record.name + ($args.level == 'X' ? '：' : '') }}" },
    okText: '冻结',
    print: true,
    submit: [
      { request: 'base/freeze', args: { id: '{{ $record.id }}', why: '{{ $values.reason }}' } },
      { refresh: true },
    ],
  },
  'base/rename.dialog': {
    title: '新的名称',
    body: {
      form: {
        layout: { columns: 1 },
        properties: {
          name: {
            type: 'string',
            title: '名称',
            required: true,
            'x-required-message': '请说出新的名称',
            'x-rules': ['plain-name'],
          },
        },
      },
    },
    submit: [{ request: 'base/freeze', args: { id: '{{ $record.id }}', why: '{{ $values.name }}' } }],
  },
  'base/freeze.request': {
    method: 'PUT',
    path: '/base/customer/freeze',
    body: { id: '{{ $args.id }}', why: '{{ $args.why }}' },
  },
  'base/labels.dialog': {
    title: '标签【{{ $record.name }}】',
    load: { request: 'base/labels-of', args: { id: '{{ $record.id }}' } },
    body: {
      form: {
        layout: { columns: 1 },
        properties: {
          labels: {
            type: 'string',
            title: '标签',
            'x-component': 'CheckTree',
            'x-component-props': {
              tree: [
                { key: 'vip', title: '贵宾' },
                { key: 'new', title: '新客' },
                { key: 'ruled', title: '有规则', rules: 1 },
              ],
              dialog: 'base/help',
              dialogWhen: 'rules',
              dialogHint: '规则',
            },
          },
        },
      },
    },
    values: { labels: '{{ join($loaded, l => l) }}' },
    okText: '保存并关闭',
    applyText: '仅保存',
    submit: { request: 'base/label', args: { labels: '{{ $values.labels }}', before: '{{ join($loaded, l => l) }}' } },
  },
  'base/labels-of.request': { method: 'GET', path: '/base/customer/labels', params: { id: '{{ $args.id }}' } },
  'base/label.request': {
    method: 'PUT',
    path: '/base/customer/label',
    body: { labels: '{{ $args.labels }}', before: '{{ $args.before }}' },
  },
  'base/below.dialog': {
    title: '下级',
    body: {
      list: {
        model: 'base/customer',
        toolbar: ['add', { title: '认领', do: { request: 'base/claim', args: { of: '{{ $parent.id }}' } } }],
        where: { name: '{{ $record.name }}' },
        params: { under: '{{ $record.id }}' },
        rowActions: [],
      },
    },
  },
  'base/contact.model': {
    title: '联系人',
    page: false,
    resource: '/base/contact',
    schema: {
      type: 'object',
      required: ['person', 'phone'],
      properties: { person: { type: 'string', title: '姓名' }, phone: { type: 'string', title: '电话' } },
    },
  },
  'base/contacts.dialog': {
    title: '联系人',
    width: 700,
    placement: 'drawer',
    body: { list: { model: 'base/contact', toolbar: ['add'], rowActions: [] } },
  },
  'base/claim.request': { method: 'PUT', path: '/base/customer/claim', body: { of: '{{ $args.of }}' } },
  'base/customer-new.form': { title: '登记客户', model: 'base/customer' },
  'base/help.dialog': {
    title: '帮助',
    placement: 'drawer',
    body: { text: '第一行\n第二行' },
  },
  'base/others.dialog': { title: '挑选客户', width: 900, body: { list: { model: 'base/customer', toolbar: [] } } },
  'base/named.dialog': {
    title: '指定客户',
    body: { picker: 'base/named' },
    submit: { request: 'base/claim', args: { of: '{{ join($selection, each => each.name) }}' } },
  },
  'base/named.picker': { title: '选择客户', model: 'base/customer', columns: ['name'], search: [], multiple: true },
  'base/broken.dialog': { title: '坏的', body: { form: 'base/customer-nwe' }, submit: { refersh: true } },
};

const render = () => {
  calls = [];
  failure = undefined;
  labels = ['vip'];
  records = memoryRecords([
    { id: '1', version: 1, name: '东方贸易' },
    { id: '2', version: 1, name: '西部物流' },
  ]);
  const call: Ports['requests']['call'] = async (request) => {
    calls.push(request);
    if (request.path.endsWith('/labels') && !failure) return { result: [...labels], message: '查到了' };
    if (request.path.endsWith('/label')) labels = String(Object(request.body).labels).split(',');
    const thrown = failure;
    failure = undefined;
    if (thrown) throw thrown;
    return { result: null, message: '已冻结' };
  };
  const later = { 'base/nowhere.dialog': { title: '后来的', body: { text: '单独取来的' } } };
  return <PageStory of="base/customer.list" documents={page} later={later} records={records} call={call} />;
};
/** antd puts a space between two characters. */
const open = async (button: string, title: string) => {
  const name = new RegExp(`^${[...button].join(' ?')}`);
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  return within(await screen.findByRole('dialog', { name: title }));
};
const openMore = async (action: string, title: string) => {
  await userEvent.click((await screen.findAllByRole('button', { name: /更多操作/ }))[0] ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const gone = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
const lists = () => records.calls.filter((call) => call.startsWith('list')).length;

export const FailingStepKeepsInput: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结【东方贸易】');
    await expectVisible(dialog.getByRole('form', { name: '冻结【东方贸易】' }));
    const box = await dialog.findByRole('textbox', { name: /原因/ });
    await expect(box).toHaveValue('东方贸易：');
    await expect(dialog.getByRole('textbox', { name: /级别/ })).toHaveValue('X');
    await userEvent.type(box, '欠款');
    failure = new PortError('server', '服务器忙', { requestId: 'req-3' });
    await userEvent.click(dialog.getByRole('button', { name: '冻结' }));
    await waitFor(() => expect(dialog.getByText(/服务器忙.*req-3/)).toBeVisible());
    await expect(box).toHaveValue('东方贸易：欠款');
    const before = lists();
    await userEvent.click(dialog.getByRole('button', { name: '冻结' }));
    await gone('冻结【东方贸易】');
    await expectVisible(await screen.findByText('已冻结'));
    await expect(calls.map(({ body }) => body)).toEqual([
      { id: '1', why: '东方贸易：欠款' },
      { id: '1', why: '东方贸易：欠款' },
    ]);
    await waitFor(() => expect(lists()).toBe(before + 1));
  },
};

export const KeptAndPrinted: Story = {
  render: () => {
    const key = `pagewright:draft:${JSON.stringify(['', 'base/freeze.dialog', '1'])}`;
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: { reason: '没说完的话' } }));
    return render();
  },
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const dialog = await open('冻结', '冻结【东方贸易】');
    await waitFor(() => expect(dialog.getByText(/上次填写的内容还没有保存/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /^恢\s?复$/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /原因/ })).toHaveValue('没说完的话'));
    await userEvent.click(dialog.getByRole('button', { name: /打印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(document.querySelector('body > .pw-print')).toHaveTextContent(/原因.*没说完的话/);
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
    await userEvent.click(dialog.getByRole('button', { name: '冻结' }));
    await gone('冻结【东方贸易】');
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('freeze'))).toEqual([]));
  },
};

/** Steps after a print template that they wait for run when it is printed, and not when it is closed. */
export const GoesOnWhenPrinted: Story = {
  render,
  async play() {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const preview = await open('打标签', '标签');
    await userEvent.click((await preview.findAllByRole('button', { name: /关\s?闭/ })).at(-1) ?? document.body);
    await gone('标签');
    await expect(screen.queryByText('打印过了')).toBeNull();
    const dialog = await open('打标签', '标签');
    await userEvent.click(await dialog.findByRole('button', { name: /打印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(screen.queryByText('打印过了')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await expectVisible(await screen.findByText('打印过了'));
    print.mockRestore();
  },
};

export const ServerNamesTheField: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结【东方贸易】');
    await dialog.findByRole('textbox', { name: /原因/ });
    const problems = [{ path: 'reason', severity: 'error' as const, rule: 'server', message: '原因太短' }];
    failure = new PortError('invalid', '没有通过检查', { problems });
    await userEvent.click(dialog.getByRole('button', { name: '冻结' }));
    await waitFor(() => expect(dialog.getByText('原因太短')).toBeVisible());
  },
};

export const CheckedBeforeAnyStep: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结【东方贸易】');
    const box = await dialog.findByRole('textbox', { name: /原因/ });
    await userEvent.clear(box);
    await userEvent.click(dialog.getByRole('button', { name: '冻结' }));
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(calls).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.getByText('有未保存的修改，确定离开吗？')).toBeVisible());
  },
};

// covers: rule-prompt
export const Prompt: Story = {
  render,
  async play() {
    const dialog = await open('改名', '新的名称');
    const box = await dialog.findByRole('textbox', { name: /名称/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('请说出新的名称')).toBeVisible());
    await userEvent.type(box, '甲{Enter}');
    await waitFor(() => expect(dialog.getByText('请输入2到100位的中英文字符和空格')).toBeVisible());
    await expect(calls).toEqual([]);
    await userEvent.type(box, '公司{Enter}');
    await gone('新的名称');
    await expect(calls.map(({ body }) => body)).toEqual([{ id: '1', why: '甲公司' }]);
  },
};

// covers: dialog-fullscreen
export const FillsTheWindow: Story = {
  render,
  async play() {
    const dialog = await open('冻结', '冻结【东方贸易】');
    await userEvent.click(await dialog.findByRole('button', { name: '全屏' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '退出全屏' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('.ant-modal')?.clientWidth).toBe(window.innerWidth));
  },
};

export const FormByItselfSavesARecord: Story = {
  render,
  async play() {
    const dialog = await open('登记', '登记客户');
    await userEvent.type(await dialog.findByRole('textbox', { name: /名称/ }), '南方食品');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await gone('登记客户');
    await expect(records.records).toHaveLength(3);
  },
};

export const TextInADrawer: Story = {
  render,
  async play() {
    const dialog = await open('说明', '帮助');
    await waitFor(() => expect(dialog.getByText(/第一行\s第二行/)).toBeVisible());
    await userEvent.click(dialog.getByText('关闭'));
    await gone('帮助');
  },
};

export const ListInside: Story = {
  render,
  // The list behind the dialog has a search form and a pagination with the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  async play() {
    const dialog = await open('挑选', '挑选客户');
    await waitFor(() => expect(dialog.getByRole('columnheader', { name: /名称/ })).toBeVisible());
    await waitFor(() => expect(dialog.getByText('西部物流')).toBeVisible());
  },
};

export const PickerInside: Story = {
  render,
  async play() {
    const dialog = await open('指定', '指定客户');
    await waitFor(() => expect(dialog.getByText('西部物流')).toBeVisible());
    await press(dialog, /^确\s?定$/);
    await expectVisible(await screen.findByText('请选择一条记录！'));
    for (const name of ['西部物流', '东方贸易']) await userEvent.click(dialog.getByText(name));
    await press(dialog, /^确\s?定$/);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ of: '西部物流,东方贸易' }]));
    await waitFor(() => expect(screen.queryByText('指定客户')).not.toBeInTheDocument());
  },
};

export const WrongParts: Story = {
  render,
  async play() {
    const dialog = await open('坏的', '写坏的');
    await waitFor(() => expect(dialog.getByText(/是不是想写“base\/customer-new”/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/没有名为“refersh”的动作/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: '确定' })).toBeNull();
  },
};

export const LoadedWhereThePageCameWithoutIt: Story = {
  render,
  async play() {
    const dialog = await open('没有', '后来的');
    await waitFor(() => expect(dialog.getByText('单独取来的')).toBeVisible());
  },
};

const press = (dialog: ReturnType<typeof within>, name: RegExp) =>
  userEvent.click(dialog.getByRole('button', { name }));
const ticked = (title: string) => {
  const node = [...document.querySelectorAll('.ant-tree-treenode')].find((each) => each.textContent === title);
  return node?.querySelector<HTMLElement>('.ant-tree-checkbox');
};
const bodies = (end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

export const TreeIsSearchedAndItsNodesOpened: Story = {
  render,
  async play() {
    await screen.findByText('东方贸易');
    const dialog = await openMore('标签', '标签【东方贸易】');
    await userEvent.type(await dialog.findByRole('searchbox', { name: '在树里搜索' }), '规则{Enter}');
    const rules = await dialog.findByRole('button', { name: '有规则：规则' });
    await userEvent.click(rules);
    await expectVisible(await screen.findByText(/第一行/));
    await expect(document.querySelector('.ant-tree-checkbox-checked')).toBeNull();
    await userEvent.click(await screen.findByText('关闭'));
    await waitFor(() => expect(rules).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(bodies('/label')).toEqual([]);
    await expectVisible(dialog.getByRole('button', { name: /保存并关闭/ }));
  },
};

export const LoadsThenApplies: Story = {
  render,
  async play() {
    await screen.findByText('东方贸易');
    failure = new PortError('server', '服务器忙', { requestId: 'req-9' });
    const dialog = await openMore('标签', '标签【东方贸易】');
    await waitFor(() => expect(dialog.getByText('服务器忙')).toBeVisible());
    await press(dialog, /重 ?试/);
    await waitFor(() => expect(ticked('贵宾')).toHaveClass('ant-tree-checkbox-checked'));
    await userEvent.click(ticked('新客') ?? document.body);
    await press(dialog, /仅保存/);
    await waitFor(() => expect(bodies('/label')).toEqual([{ labels: 'vip,new', before: 'vip' }]));
    await waitFor(() => expect(dialog.getByRole('button', { name: /仅保存/ })).toBeEnabled());
    await userEvent.click(ticked('贵宾') ?? document.body);
    await press(dialog, /保存并关闭/);
    await gone('标签【东方贸易】');
    await expect(bodies('/label')[1]).toEqual({ labels: 'new', before: 'vip,new' });
    await expect(screen.queryByText('查到了')).toBeNull();
  },
};

export const ListOfARow: Story = {
  render,
  parameters: ListInside.parameters ?? {},
  async play() {
    const dialog = await openMore('下级', '下级');
    await waitFor(() => expect(records.calls.at(-1)).toMatch(/^list .*name=%E4%B8%9C.*under=1/));
    await userEvent.click((await dialog.findAllByRole('button', { name: /新 ?增/ }))[0] ?? document.body);
    const editor = within((await screen.findByText('新增 客户')).closest<HTMLElement>('.ant-modal') ?? document.body);
    await waitFor(() => expect(editor.getByRole('textbox', { name: /名称/ })).toHaveValue('东方贸易'));
    await press(editor, /取 ?消/);
    await waitFor(() => expect(screen.queryByText('新增 客户')).toBeNull());
    await press(dialog, /认 ?领/);
    await waitFor(() => expect(bodies('/claim')).toEqual([{ of: '1' }]));
  },
};

/** A modal over a drawer takes the focus and keeps it: no field was left, so no error is shown yet. */
export const ModalOverADrawer: Story = {
  render,
  parameters: ListInside.parameters ?? {},
  async play() {
    const drawer = await openMore('联系人', '联系人');
    await userEvent.click((await drawer.findAllByRole('button', { name: /新 ?增/ }))[0] ?? document.body);
    const editor = within((await screen.findByText('新增 联系人')).closest<HTMLElement>('.ant-modal') ?? document.body);
    const box = await editor.findByRole('textbox', { name: /姓名/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('王工');
    await expect(box).toHaveValue('王工');
    await expect(box).toHaveFocus();
    await expect(editor.queryByText(/^请输入/)).toBeNull();
  },
};
