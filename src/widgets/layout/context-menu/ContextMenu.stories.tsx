import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { press, settled } from '../../../../.storybook/play.ts';
import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta: Meta = { title: '组件/右键菜单' };
export default meta;
type Story = StoryObj;

const items = [
  { key: 'copy', title: '复制', disabled: false, danger: false, divided: false },
  { key: 'lock', title: '锁定', disabled: true, danger: false, divided: false },
  { key: 'remove', title: '删除', disabled: false, danger: true, divided: true },
];
const onAction = fn<(key: string, element: Element) => void>();
const rightClick = (target: HTMLElement) => userEvent.pointer({ keys: '[MouseRight]', target });
const entry = async (name: string) => {
  const found = await settled(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(found.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  return found;
};

// covers: dialog-context-menu
export const TellsKeyAndElement: Story = {
  render: () => (
    <ContextMenu items={items} selector="li" onAction={onAction}>
      <ul>
        <li data-testid="first">
          <b>第一行</b>
        </li>
        <li data-testid="second">第二行</li>
      </ul>
    </ContextMenu>
  ),
  async play() {
    onAction.mockClear();
    await rightClick(screen.getByText('第一行'));
    await userEvent.click(await entry('删除'));
    await expect(onAction).toHaveBeenLastCalledWith('remove', screen.getByTestId('first'));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull());
    await rightClick(screen.getByTestId('second'));
    await expect(await entry('锁定')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '锁定' })).toBeNull());
    await expect(onAction).toHaveBeenCalledTimes(1);
  },
};

const documents: Record<string, JsonObject> = {
  'base/customer.form': {
    title: '客户',
    model: 'base/customer',
    properties: {
      _menu: {
        type: 'void',
        'x-component': 'ContextMenu',
        'x-component-props': {
          selector: '.pw-form-item',
          items: [
            { key: 'note', title: '写进备注…' },
            { key: 'empty', title: '清空', disabled: "{{ $record.name == '' || $record.name == null }}" },
          ],
        },
        'x-actions': {
          note: [
            { prompt: "{{ '备注：' + $chosen.title }}", label: '备注', rules: ['plain-name'] },
            { 'set-values': { remark: "{{ $chosen.title + '（' + $chosen.value + '）：' + $result }}" } },
          ],
          empty: [{ confirm: '确定清空？' }, { 'set-values': { name: null } }, { notify: '已清空' }],
        },
        properties: { name: {}, remark: {} },
      },
    },
  },
  'base/customer.model': {
    title: '客户',
    resource: '/base/customer',
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称' }, remark: { type: 'string', title: '备注' } },
    },
  },
};

// covers: dialog-context-menu, rule-prompt
export const InADocument: Story = {
  render: () => <PageStory of="base/customer.form" documents={documents} records={memoryRecords([])} />,
  async play() {
    const name = await screen.findByRole('textbox', { name: '名称' });
    const remark = screen.getByRole('textbox', { name: '备注' });
    await rightClick(name);
    await expect(await entry('清空')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await userEvent.type(name, '东方');
    await rightClick(name);
    await userEvent.click(await entry('写进备注…'));
    const dialog = within(await screen.findByRole('dialog', { name: '备注：名称' }));
    const box = await dialog.findByRole('textbox', { name: /备注/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('请输入备注')).toBeVisible());
    await userEvent.type(box, '老客户{Enter}');
    await waitFor(() => expect(remark).toHaveValue('名称（东方）：老客户'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '备注：名称' })).toBeNull());
  },
};

export const LeftInTheMiddle: Story = {
  render: InADocument.render,
  async play() {
    const name = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.type(name, '东方');
    await rightClick(name);
    await userEvent.click(await entry('写进备注…'));
    const dialog = within(await screen.findByRole('dialog', { name: '备注：名称' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '备注：名称' })).toBeNull());
    await rightClick(name);
    await userEvent.click(await entry('清空'));
    const question = within(await screen.findByRole('dialog', { name: '确定清空？' }));
    await userEvent.click(await settled(question.getByRole('button', { name: /^取\s?消$/ })));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '确定清空？' })).toBeNull());
    await expect(name).toHaveValue('东方');
    await expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('');
  },
};
