import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../.storybook/fake-files.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import {
  dragFiles,
  expectHeld,
  expectVisible,
  heldValue,
  pasteInto,
  press as pressKey,
} from '../../../../.storybook/play.ts';
import { ImageUpload } from './ImageUpload.tsx';

const meta: Meta = { title: '组件/图片上传' };
export default meta;
type Story = StoryObj;

const choose = async (...names: string[]) =>
  userEvent.upload(await screen.findByLabelText('选择图片'), filesNamed(...names));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const three = 'temp/甲.png,temp/乙.png,temp/丙.png';

// covers: limit-image
export const ChosenAndShown: Story = {
  render: () => <Held of={ImageUpload} label="照片" />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: '照片 上传图片' }));
    await choose('正面.png', '背面.png');
    await expectHeld('temp/正面.png,temp/背面.png');
    const picture = await screen.findByRole('img', { name: '正面.png' });
    await expect(picture.closest('.pw-picture')?.getBoundingClientRect().width).toBe(100);
  },
};

// covers: state-image-order, error-upload
export const Moved: Story = {
  render: () => <Held of={ImageUpload} label="照片" value={three} />,
  async play() {
    await press('前移 甲.png');
    await expectVisible(await screen.findByText('未知的操作'));
    await press('后移 丙.png');
    await expectVisible(await screen.findByText('已到最后~'));
    await press('后移 甲.png');
    await expectHeld('temp/乙.png,temp/甲.png,temp/丙.png');
    await press('删除 乙.png');
    await expectHeld('temp/甲.png,temp/丙.png');
  },
};

// covers: dialog-image-preview
export const Previewed: Story = {
  render: () => <Held of={ImageUpload} label="照片" value={three} readOnly />,
  async play() {
    await userEvent.click(await screen.findByTitle('查看 乙.png'));
    await waitFor(() => expect(screen.getByRole('group', { name: '乙.png' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '丙.png（3/3）' })).toBeVisible());
    await expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
    await press('放大');
    await press('旋转');
    const picture = document.querySelector<HTMLElement>('.pw-preview-picture img');
    await expect([picture?.style.width, picture?.style.rotate]).toEqual(['150%', '90deg']);
    await pressKey('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// covers: rule-image-only
export const PicturesOnly: Story = {
  render: () => <Held of={ImageUpload} label="照片" />,
  async play() {
    await dragFiles(await screen.findByRole('group', { name: '照片' }), filesNamed('说明.txt', '正面.png'), 'drop');
    await expectVisible(await screen.findByText('请上传图片'));
    await expectHeld('temp/正面.png');
  },
};

export const PastedScreenshot: Story = {
  render: () => <Held of={ImageUpload} label="照片" />,
  async play() {
    await pasteInto(await screen.findByRole('button', { name: '照片 上传图片' }), filesNamed('image.png'));
    await waitFor(() => expect(String(heldValue())).toMatch(/^temp\/截图\d{6}\.png$/));
  },
};

// covers: error-upload, error-image
export const Fails: Story = {
  render: () => <Held of={ImageUpload} label="照片" value="temp/甲.png" />,
  async play() {
    await choose('坏.png');
    const failed = await screen.findByTitle('磁盘已满');
    await expect(failed).toHaveTextContent('坏.png上传失败');
    await userEvent.click(failed);
    const dialog = await screen.findByRole('dialog', { name: '上传出错' });
    await expect(dialog).toHaveTextContent('错误信息：磁盘已满');
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('重试 坏.png');
    await expectHeld('temp/甲.png,temp/坏.png');
  },
};

// covers: rule-file-least
export const AsManyAsMayBe: Story = {
  render: () => <Held of={ImageUpload} label="照片" limit={3} min={2} value={three} />,
  async play() {
    await expectVisible(await screen.findByText('已有3张，最多3张'));
    await expect(screen.queryByRole('button', { name: '照片 上传图片' })).toBeNull();
    await press('删除 甲.png');
    await expect(await screen.findByRole('button', { name: '照片 上传图片' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: '删除 乙.png' })).toBeNull();
  },
};

export const CannotBeShown: Story = {
  render: () => <Held of={ImageUpload} label="照片" value="temp/没有.png,data:image/png;base64,broken" />,
  async play() {
    await waitFor(() => expect(screen.getAllByText('无法显示')).toHaveLength(2));
    await expectVisible(screen.getByRole('img', { name: '没有.png' }));
  },
};

export const OnItsWay: Story = {
  render: () => <Held of={ImageUpload} label="照片" value={three} />,
  async play() {
    await choose('慢.png');
    await expectVisible(await screen.findByRole('progressbar', { name: '正在上传 慢.png' }));
  },
};

export const Disabled: Story = {
  render: () => <Held of={ImageUpload} label="照片" value={three} disabled />,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  async play() {
    await expect(await screen.findByRole('button', { name: '照片 上传图片' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  },
};

export const ReadOnlyEmpty: Story = {
  render: () => <Held of={ImageUpload} label="照片" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('—'));
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held of={ImageUpload} label="照片" value={three} />,
  async play() {
    await choose('坏.png');
    await expectVisible(await screen.findByTitle('磁盘已满'));
  },
};
