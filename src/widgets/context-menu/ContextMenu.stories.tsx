import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { settled } from '../../../.storybook/play.ts';
import { storyForm } from '../../../.storybook/story-documents.ts';
import { ContextMenu, type ContextMenuChoice } from './ContextMenu.tsx';

const meta: Meta = { title: '组件/右键菜单' };
export default meta;
type Story = StoryObj;

const items = [
  { key: 'copy', title: '复制', disabled: false, danger: false, divided: false },
  { key: 'lock', title: '锁定', disabled: true, danger: false, divided: false },
  { key: 'remove', title: '删除', disabled: false, danger: true, divided: true },
];
const onChoose = fn<(choice: ContextMenuChoice) => void>();
const rightClick = (target: HTMLElement) => userEvent.pointer({ keys: '[MouseRight]', target });
const entry = async (name: string) => settled(await screen.findByRole('menuitem', { name }));

export const TellsKeyAndElement: Story = {
  render: () => (
    <ContextMenu items={items} selector="li" onChoose={onChoose}>
      <ul>
        <li data-testid="first">
          <b>第一行</b>
        </li>
        <li data-testid="second">第二行</li>
      </ul>
    </ContextMenu>
  ),
  async play() {
    onChoose.mockClear();
    await rightClick(screen.getByText('第一行'));
    await userEvent.click(await entry('删除'));
    await expect(onChoose).toHaveBeenLastCalledWith({ key: 'remove', element: screen.getByTestId('first') });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull());
    await rightClick(screen.getByTestId('second'));
    await expect(await entry('锁定')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '锁定' })).toBeNull());
    await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};

const form = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '客户',
    properties: {
      _menu: { type: 'void', 'x-component': 'ContextMenu', 'x-component-props': { items }, properties: { name: {} } },
    },
  },
  'base/customer',
);

const heard = fn<(choice: unknown) => void>();

export const InADocument: Story = {
  render: () => (
    <div
      ref={(element) =>
        element?.addEventListener('pw-context-menu', (event) => {
          heard(event instanceof CustomEvent ? (event.detail as unknown) : undefined);
        })
      }
    >
      <OpenForm form={form} />
    </div>
  ),
  async play() {
    const name = await screen.findByRole('textbox', { name: '客户名称' });
    await rightClick(name);
    await userEvent.click(await entry('复制'));
    await expect(heard).toHaveBeenLastCalledWith({ key: 'copy', element: name });
    await waitFor(() => expect(name).toHaveFocus());
  },
};
