import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { createFakeFiles, filesNamed } from '../../../../.storybook/fake-files.ts';
import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { dragFiles, expectHeld, expectVisible, pasteInto, press as pressKey } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';
import { FileUpload } from './FileUpload.tsx';

const meta: Meta = { title: '组件/文件上传' };
export default meta;
type Story = StoryObj;

const files = createFakeFiles();
const input = () => screen.findByLabelText('选择文件');
const choose = async (...names: string[]) => userEvent.upload(await input(), filesNamed(...names));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const two = 'temp/报价_1650000000000.xlsx,temp/图纸.dwg';

export const SeveralInTheirOrder: Story = {
  render: () => <Held of={FileUpload} label="附件" />,
  async play() {
    await expect(await screen.findByRole('button', { name: '附件 点击上传' })).toBeEnabled();
    await choose('甲.txt', '乙.txt', '丙.txt');
    await expectHeld('temp/甲.txt,temp/乙.txt,temp/丙.txt');
    await press('后移 甲.txt');
    await expectHeld('temp/乙.txt,temp/甲.txt,temp/丙.txt');
    await press('前移 乙.txt');
    await expectVisible(await screen.findByText('未知的操作'));
    await press('后移 丙.txt');
    await expectVisible(await screen.findByText('已到最后~'));
    await press('删除 甲.txt');
    await expectHeld('temp/乙.txt,temp/丙.txt');
  },
};

export const NamesAndSizesKept: Story = {
  render: () => <Held of={FileUpload} label="附件" valueForm="list" biz="contract" />,
  async play() {
    await choose('合同.pdf');
    await expectHeld('[{"fileName":"合同.pdf","filePath":"contract/合同.pdf","fileSize":7}]');
    await expectVisible(await screen.findByText('7 B'));
  },
};

export const AnArrayField: Story = {
  render: () => <Held of={FileUpload} label="附件" joined={false} value={['temp/甲.txt']} />,
  async play() {
    await choose('乙.txt');
    await expectHeld(['temp/甲.txt', 'temp/乙.txt']);
  },
};

// covers: state-upload, error-upload
export const FailsAndIsTriedAgain: Story = {
  render: () => <Held of={FileUpload} label="附件" value="temp/甲.txt" />,
  async play() {
    await choose('坏.txt', '好.txt');
    await expectVisible(await screen.findByText('坏.txt上传失败'));
    await expect(await screen.findByText('磁盘已满')).toHaveAttribute('title', '磁盘已满');
    await expectHeld('temp/甲.txt,temp/好.txt');
    await press('重试');
    await expectHeld('temp/甲.txt,temp/好.txt,temp/坏.txt');
    await waitFor(() => expect(screen.queryByText('磁盘已满')).toBeNull());
  },
};

export const OnItsWay: Story = {
  render: () => <Held of={FileUpload} label="附件" />,
  async play() {
    await choose('慢.txt');
    await expect(await screen.findByRole('progressbar', { name: '正在上传 慢.txt' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await press('取消上传 慢.txt');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expectHeld(null);
    await choose('快.txt');
    await expectHeld('temp/快.txt');
  },
};

// covers: limit-upload
export const LimitTypeAndSize: Story = {
  render: () => <Held of={FileUpload} label="附件" limit={2} accept=".txt" maxSize={1} />,
  async play() {
    const large = new File([new Uint8Array(1_048_577)], '大.txt');
    await userEvent.upload(await input(), [large, ...filesNamed('1.txt', '2.txt', '3.txt')]);
    await expectVisible(await screen.findByText('大.txt超过1MB，请压缩后再上传'));
    await expectVisible(await screen.findByText('最多上传2个，其余1个没有上传'));
    await expectHeld('temp/1.txt,temp/2.txt');
    await expect(screen.getByRole('button', { name: '附件 点击上传' })).toBeDisabled();
    await expectVisible(screen.getByText('已有2个，最多2个'));
    await press('删除 1.txt');
    const group = screen.getByRole('group', { name: '附件' });
    await dragFiles(group, filesNamed('x.exe'), 'drop');
    await expectVisible(await screen.findByText('x.exe不是可以上传的类型（.txt）'));
    await expectHeld('temp/2.txt');
  },
};

export const OneOnly: Story = {
  render: () => <Held of={FileUpload} label="附件" limit={1} value="temp/旧.txt" />,
  async play() {
    await choose('新.txt');
    await expectHeld('temp/新.txt');
  },
};

export const DroppedAndPasted: Story = {
  render: () => <Held of={FileUpload} label="附件" />,
  async play() {
    const group = await screen.findByRole('group', { name: '附件' });
    await dragFiles(group, filesNamed('甲.txt'), 'dragover');
    await expect(group).toHaveClass('pw-uploads-over');
    await dragFiles(group, filesNamed('甲.txt'), 'drop');
    await expect(group).not.toHaveClass('pw-uploads-over');
    await expectHeld('temp/甲.txt');
    await pasteInto(screen.getByRole('button', { name: '附件 点击上传' }), filesNamed('乙.txt'));
    await expectHeld('temp/甲.txt,temp/乙.txt');
  },
};

export const KeepsTheFormFromBeingSaved: Story = {
  render: () => (
    <OpenForm
      form={storyForm({
        kind: 'form',
        formatVersion: 1,
        title: '客户',
        properties: { files: { type: 'string', title: '附件', 'x-component': 'FileUpload' } },
      })}
    />
  ),
  async play() {
    await choose('慢.txt', '坏.txt');
    await expectVisible(await screen.findByText('磁盘已满'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('文件正在上传，请等它传完再保存')).toBeVisible());
    await press('取消上传 慢.txt');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('有1个文件没有上传成功，请重试或删除')).toBeVisible());
    await press('重试');
    await waitFor(() => expect(screen.queryByText('磁盘已满')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expectHeld({ files: 'temp/坏.txt' });
  },
};

// covers: error-download
export const Opens: Story = {
  parameters: { ports: { ...createFakePorts(), files } },
  render: () => <Held of={FileUpload} label="附件" value="temp/没有.txt,temp/图.png" readOnly />,
  async play() {
    await press('没有.txt');
    await expectVisible(await screen.findByText('文件下载失败'));
    await press('图.png');
    const preview = await screen.findByRole('dialog', { name: '图.png' });
    await waitFor(() => expect(preview).toBeVisible());
    await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true));
    await pressKey('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(files.asked).toEqual(['temp/没有.txt', 'temp/图.png']);
  },
};

export const Disabled: Story = {
  render: () => <Held of={FileUpload} label="附件" value={two} disabled />,
  async play() {
    await expect(await screen.findByRole('button', { name: '附件 点击上传' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: '报价.xlsx' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: /删除|移/ })).toBeNull();
  },
};

export const NothingMayBeTaken: Story = {
  render: () => <Held of={FileUpload} label="附件" value={two} allowDownload={false} allowRemove={false} />,
  async play() {
    await expectVisible(await screen.findByText('图纸.dwg'));
    await expect(screen.queryByRole('button', { name: '图纸.dwg' })).toBeNull();
  },
};

export const Wrong: Story = {
  render: () => <Held of={FileUpload} label="附件" error="请上传附件" />,
  async play() {
    await expect(await screen.findByRole('button', { name: '附件 点击上传' })).toHaveAccessibleDescription(
      '请上传附件',
    );
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={FileUpload} label="附件" value={two} readOnly />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: '图纸.dwg' }));
    await expect(screen.queryByRole('button', { name: /上传/ })).toBeNull();
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held of={FileUpload} label="附件" value={two} />,
  async play() {
    await choose('坏.txt', '慢.txt');
    await expectVisible(await screen.findByText('磁盘已满'));
  },
};
