import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../.storybook/fake-files.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { dragFiles, expectHeld, expectVisible, heldValue } from '../../../../.storybook/play.ts';
import { HostFunctionsProvider, type HostFunctions } from '../../../runtime/host/index.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';

const meta: Meta = { title: '组件/图片上传（令牌）' };
export default meta;
type Story = StoryObj;

const usual: HostFunctions = { funcGetToken: (resolve) => resolve('U1'), mine: () => Promise.resolve('U2') };
const external = { storage: 'token', domain: 'https://img.example.com/', valueForm: 'items', joined: false } as const;

function Opened(props: Partial<ImageUploadProps> & { functions?: HostFunctions }) {
  const { functions = usual, ...rest } = props;
  const held = { of: ImageUpload, label: '照片', ...rest } as ComponentProps<typeof Held<ImageUploadProps>>;
  return (
    <HostFunctionsProvider functions={functions}>
      <Held {...held} />
    </HostFunctionsProvider>
  );
}

const choose = async (...names: string[]) =>
  userEvent.upload(await screen.findByLabelText('选择图片'), filesNamed(...names));
const item = (key: string) => ({ key: `https://img.example.com/${key}`, percent: 100, status: 'success' });

// covers: entity-uploaded, state-designer-upload, call-designer
export const ByTheUsualFunction: Story = {
  render: () => <Opened {...external} />,
  async play() {
    await screen.findByRole('button', { name: '照片 上传图片' });
    const start = performance.now();
    await choose('正面.png');
    await expectVisible(await screen.findByRole('progressbar', { name: '正在上传 正面.png' }));
    await waitFor(() => expect(heldValue()).not.toBeNull(), { interval: 5 });
    await expect(performance.now() - start).toBeGreaterThanOrEqual(200);
    const url = 'https://img.example.com/U1/正面.png';
    await expectHeld([{ key: url, url, percent: 100, status: 'success' }]);
    await choose('坏.png');
    await expectVisible(await screen.findByText('坏.png上传失败'));
    await waitFor(() => expect(screen.queryByTitle('磁盘已满')).toBeNull());
    await expect(screen.queryByRole('button', { name: '重试 坏.png' })).toBeNull();
    await expectHeld([{ key: url, url, percent: 100, status: 'success' }]);
  },
};

// covers: rule-designer-images
export const PicturesOnlyNineAtMost: Story = {
  render: () => <Opened {...external} tokenFunction="mine" min={8} />,
  async play() {
    await dragFiles(await screen.findByRole('group', { name: '照片' }), filesNamed('说明.txt'), 'drop');
    await expectVisible(await screen.findByText('请上传图片'));
    await choose(...Array.from({ length: 10 }, (_, index) => `${index}.png`));
    await expectVisible(await screen.findByText('最多上传9个，其余1个没有上传'));
    await waitFor(() => expect(heldValue()).toHaveLength(9));
    await expect(heldValue()).toContainEqual(expect.objectContaining(item('U2/0.png')));
    await expect(screen.queryByRole('button', { name: '照片 上传图片' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '删除 0.png' }));
    await waitFor(() => expect(heldValue()).toHaveLength(8));
    await expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  },
};

const onProblem = fn();

// covers: rule-designer-upload
export const DomainAndFunctionAreNeeded: Story = {
  render: () => <Opened storage="token" valueForm="items" joined={false} onProblem={onProblem} />,
  async play() {
    await expect(await screen.findByRole('button', { name: '照片 上传图片' })).toBeDisabled();
    const message = '外部存储要写上域名（domain）和取令牌的函数（tokenFunction），请联系配置人员。';
    await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith(message));
  },
};

export const NoSuchFunction: Story = {
  render: () => <Opened {...external} functions={{}} />,
  async play() {
    await choose('正面.png');
    await expectVisible(await screen.findByText('正面.png上传失败'));
    await expect(heldValue()).toBeNull();
  },
};
