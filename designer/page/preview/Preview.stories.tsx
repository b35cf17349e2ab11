import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFakePorts } from '../../../.storybook/fake-ports.ts';
import { settled } from '../../../.storybook/play.ts';
import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import { PortError, type RolesPort } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { setProperty } from '../../commands/index.ts';
import { sourceOf } from '../../model/index.ts';
import { useDesign } from '../../state/index.ts';
import { useResolvedForm } from '../use-resolved-form.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const meta: Meta = { title: '设计器/预览' };
export default meta;
type Story = StoryObj;

const body: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '请假',
  properties: {
    days: { type: 'integer', title: '天数' },
    reason: { type: 'string', title: '原因', 'x-visible': '{{ $values.days > 3 }}', required: true },
    salary: { type: 'string', title: '工资', 'x-permission': 'hr:leave:salary' },
    phone: { type: 'string', title: '电话', 'x-permission': 'hr:leave:phone' },
  },
};

const opened: SourceDocument = {
  key: 'a/leave.form',
  id: 'a/leave',
  kind: 'form',
  hash: '',
  problems: [],
  body,
};

const noFields = () => undefined;
const none: SourceDocument[] = [];

const ofModel: SourceDocument = {
  ...opened,
  body: {
    ...body,
    model: 'a/leave',
    properties: {
      days: {},
      reason: {},
      ended: { type: 'string', title: '销假说明', 'x-transient': true, 'x-visible': "{{ $mode == 'edit' }}" },
    },
  },
};
const model: SourceDocument = {
  key: 'a/leave.model',
  id: 'a/leave',
  kind: 'model',
  hash: '',
  problems: [],
  body: {
    kind: 'model',
    formatVersion: 1,
    title: '请假',
    resource: '/a/leave',
    schema: {
      type: 'object',
      properties: { days: { type: 'integer', title: '天数' }, reason: { type: 'string', title: '原因' } },
    },
  },
};
const aroundOfModel = [model];

const phone = { action: 'hr:leave:phone', type: '2' };
const salary = { action: 'hr:leave:salary', type: '1' };
const allAuth = [phone, salary].map((point) => ({ ...point, status: '1' }));

const roles: RolesPort = {
  list: async () => [
    { id: 'hr', title: '人事' },
    { id: 'staff', title: '员工' },
    { id: 'gone', title: '已删除的' },
  ],
  async authority(id) {
    if (id === 'gone') throw new PortError('not-found', '角色已被删除。');
    return { auth: id === 'hr' ? [phone, salary] : [], allAuth };
  },
};

function Opened(props: { roles?: RolesPort; locale?: 'zh-CN' | 'en-US'; hasModel?: boolean }) {
  const document = props.hasModel ? ofModel : opened;
  const design = useDesign(document.body, noFields);
  const form = useResolvedForm(document, props.hasModel ? aroundOfModel : none, design);
  const loosen = () =>
    design.execute(setProperty, {
      node: ['properties', 'reason'],
      path: ['x-visible'],
      value: '{{ $values.days > 30 }}',
    });
  return (
    <>
      {form && (
        <PreviewDialog
          design={design}
          form={form}
          FormView={FormView}
          remote={undefined}
          roles={props.roles}
          onClose={loosen}
          locale={props.locale ?? 'zh-CN'}
        />
      )}
      <output data-testid="document">{sourceOf(design.tree)}</output>
    </>
  );
}

async function dialog() {
  return within(await screen.findByRole('dialog', { name: '预览' }));
}

export const ValuesAndEvents: Story = {
  render: () => <Opened />,
  async play() {
    const preview = await dialog();
    await userEvent.type(await settled(await preview.findByRole('textbox', { name: '天数' })), '5');
    await waitFor(() => expect(preview.getByLabelText('现在的值')).toHaveTextContent('"days": 5'));
    await expect(preview.getByRole('list', { name: '变化' })).toHaveTextContent('days → 5');
    await expect(await preview.findByRole('textbox', { name: '原因' })).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: '获取数据' }));
    await expect(await preview.findByText('请输入原因')).toBeVisible();
    await userEvent.type(preview.getByRole('textbox', { name: '原因' }), '探亲');
    await userEvent.click(preview.getByRole('button', { name: '获取数据' }));
    await expect(await preview.findByLabelText('填写的数据')).toHaveTextContent('"reason": "探亲"');
    await userEvent.click(preview.getByText('手机 390'));
    await waitFor(() => expect(document.querySelector('.pw-preview-form')).toHaveStyle({ width: '390px' }));
    await userEvent.click(preview.getByRole('button', { name: /重\s*置/ }));
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '天数' })).toHaveValue(''));
  },
};

export const TestsRecorded: Story = {
  render: () => <Opened />,
  async play() {
    const preview = await dialog();
    await userEvent.type(await settled(await preview.findByRole('textbox', { name: '天数' })), '5');
    await preview.findByRole('textbox', { name: '原因' });
    await userEvent.type(preview.getByRole('textbox', { name: '测试的说明' }), '长假要原因');
    await userEvent.click(preview.getByRole('button', { name: '记为测试' }));
    const tests = within(await preview.findByRole('list', { name: '测试' }));
    await expect(await tests.findByText('通过')).toBeVisible();
    await expect(screen.getByTestId('document')).toHaveTextContent('"given": { "days": 5 }');
    await expect(screen.getByTestId('document')).toHaveTextContent('"reason": { "visible": true, "required": true');

    await userEvent.click(preview.getByRole('button', { name: /关闭|Close/ }));
    await expect(await screen.findByText('没有通过')).toBeVisible();
    await expect(screen.getByText('“原因”应显示，现在不显示。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /填\s*入/ }));
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '天数' })).toHaveValue('5'));
    await userEvent.click(screen.getByRole('button', { name: /删\s*除/ }));
    await waitFor(() => expect(screen.getByTestId('document')).not.toHaveTextContent('"tests"'));
  },
};

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: '按谁的权限' }));
  await userEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

export const ByRole: Story = {
  render: () => <Opened roles={roles} />,
  async play() {
    const preview = await dialog();
    await userEvent.type(await settled(await preview.findByRole('textbox', { name: '天数' })), '2');
    await expect(preview.getByRole('textbox', { name: '工资' })).toBeVisible();
    await userEvent.click(preview.getByText('手机 390'));

    await choose('员工');
    await expect(await preview.findByText(/^按钮和字段按“员工”的权限显示。/)).toHaveTextContent(
      '哪些行读得到，只由服务器按它自己的规则决定。',
    );
    await waitFor(() => expect(preview.queryByRole('textbox', { name: '工资' })).toBeNull());
    await expect(await preview.findByRole('textbox', { name: '电话' })).toBeDisabled();
    await expect(preview.getByRole('textbox', { name: '天数' })).toHaveValue('2');
    await expect(document.querySelector('.pw-preview-form')).toHaveStyle({ width: '390px' });

    await choose('人事');
    await expect(await preview.findByRole('textbox', { name: '工资' })).toBeVisible();
    await waitFor(() => expect(preview.getByRole('textbox', { name: '电话' })).toBeEnabled());

    await choose('已删除的');
    await expect(await preview.findByText('角色没有读到：角色已被删除。')).toBeVisible();
    await expect(preview.getByText(/^按钮和字段按“人事”的权限显示。/)).toBeVisible();

    await choose('我自己');
    await waitFor(() => expect(preview.queryByText(/^按钮和字段按/)).toBeNull());
    await expect(preview.getByRole('textbox', { name: '天数' })).toHaveValue('2');
  },
};

const leaves = [
  { id: '7', version: 1, days: 6, reason: '探亲' },
  { id: '8', version: 1, days: 2 },
];

const leavePorts = {
  ...createFakePorts(),
  records: {
    ...createFakePorts().records,
    options: async (_resource: string, { keyword = '' }: { keyword?: string }) =>
      [
        { value: '7', text: '张三 11-02' },
        { value: '8', text: '李四 11-05' },
        { value: '9', text: '王五 11-09' },
      ].filter(({ text }) => text.includes(keyword)),
    async get(_resource: string, id: string) {
      const found = leaves.find((each) => each.id === id);
      if (!found) throw new PortError('not-found', '记录已被删除。');
      return found;
    },
  },
};

export const OnARecord: Story = {
  render: () => (
    <StoryRuntime ports={leavePorts}>
      <Opened hasModel />
    </StoryRuntime>
  ),
  async play() {
    const preview = await dialog();
    const choice = await preview.findByRole('combobox', { name: '记录' });
    const chosen = async (search: string, name: string) => {
      await userEvent.click(choice);
      await userEvent.type(choice, search);
      await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option-content')).toHaveLength(1));
      await userEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
    };
    await chosen('张', '张三 11-02');
    await waitFor(async () => expect(await preview.findByRole('textbox', { name: '天数' })).toHaveValue('6'));
    await expect(preview.getByRole('textbox', { name: '原因' })).toHaveValue('探亲');
    await expect(await preview.findByRole('textbox', { name: '销假说明' })).toBeVisible();

    await chosen('王', '王五 11-09');
    await expect(await preview.findByText('记录没有读到：记录已被删除。')).toBeVisible();
    await expect(preview.getByRole('textbox', { name: '天数' })).toHaveValue('6');

    await userEvent.click(preview.getByRole('button', { name: /重\s*置/ }));
    await waitFor(async () => expect(await preview.findByRole('textbox', { name: '天数' })).toHaveValue(''));
    await expect(preview.queryByRole('textbox', { name: '销假说明' })).toBeNull();
    await waitFor(() => expect(preview.queryByText('记录没有读到：记录已被删除。')).toBeNull());
  },
};

export const WithoutRoles: Story = {
  render: () => <Opened />,
  async play() {
    const preview = await dialog();
    await settled(await preview.findByRole('textbox', { name: '天数' }));
    await expect(preview.queryByRole('combobox', { name: '按谁的权限' })).toBeNull();
    for (const screen of ['手机 390', '平板 768', '电脑 1280']) {
      await userEvent.click(preview.getByText(screen));
      const width = screen.slice(-4).trim();
      await waitFor(() => expect(document.querySelector('.pw-preview-form')).toHaveStyle({ width: `${width}px` }));
    }
  },
};
