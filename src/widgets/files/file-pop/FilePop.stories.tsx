import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../.storybook/fake-files.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectVisible } from '../../../../.storybook/play.ts';
import { FilePop } from './FilePop.tsx';

const meta: Meta = { title: '组件/弹出上传' };
export default meta;
type Story = StoryObj;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ok = /^确\s?定$/;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// covers: rule-file-none, limit-file-pop
export const HoldsAfterOk: Story = {
  render: () => <Held of={FilePop} label="合同" />,
  async play() {
    await press('合同 上传');
    const dialog = await screen.findByRole('dialog', { name: '文件上传' });
    await expect(dialog.getBoundingClientRect().width).toBe(520);
    await press(ok);
    await expectVisible(await screen.findByText('未上传任何文件'));
    await userEvent.upload(await screen.findByLabelText('选择文件'), filesNamed('甲.txt'));
    await expectVisible(await screen.findByRole('button', { name: '删除 甲.txt' }));
    await expectHeld(null);
    await press(ok);
    await gone();
    await expectHeld('temp/甲.txt');
    await press(/^清\s?除$/);
    await expectHeld(null);
  },
};

// covers: rule-file-none
export const CancelledKeepsWhatWas: Story = {
  render: () => <Held of={FilePop} label="照片" image value="temp/旧.png" />,
  async play() {
    await press('照片 上传');
    await screen.findByRole('dialog', { name: '图片上传' });
    await press('删除 旧.png');
    await press(/^取\s?消$/);
    await gone();
    await expectHeld('temp/旧.png');
  },
};

export const WaitsForTheUpload: Story = {
  render: () => <Held of={FilePop} label="合同" value="temp/旧.txt" />,
  async play() {
    await press('合同 上传');
    await userEvent.upload(await screen.findByLabelText('选择文件'), filesNamed('慢.txt'));
    await screen.findByRole('progressbar', { name: '正在上传 慢.txt' });
    await press(ok);
    await expectVisible(await screen.findByText('文件正在上传，请等它传完再保存'));
    await press('取消上传 慢.txt');
    await press(ok);
    await gone();
  },
};

export const Disabled: Story = {
  render: () => <Held of={FilePop} label="合同" value="temp/旧.txt" disabled />,
  async play() {
    await expect(await screen.findByRole('button', { name: '合同 上传' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={FilePop} label="合同" value="temp/旧.txt" readOnly />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: '旧.txt' }));
  },
};
