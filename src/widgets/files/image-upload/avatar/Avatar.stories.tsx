import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { filesNamed } from '../../../../../.storybook/fake-files.ts';
import { Held } from '../../../../../.storybook/Held.tsx';
import { dragFiles, expectHeld, expectVisible, settled } from '../../../../../.storybook/play.ts';
import { ImageUpload } from '../ImageUpload.tsx';

const meta: Meta = { title: '组件/头像' };
export default meta;
type Story = StoryObj;

/** A picture twice as wide as high: red on the left, blue on the right. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [800, 400];
  const drawing = canvas.getContext('2d');
  for (const [color, left] of [
    ['#d00000', 0],
    ['#0000d0', 400],
  ] as const) {
    if (drawing) drawing.fillStyle = color;
    drawing?.fillRect(left, 0, 400, 400);
  }
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(content ? [content] : [], '照片.png', { type: 'image/png' });
}

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('选择头像'), file);
const area = () => screen.findByRole('application', { name: '裁剪范围' });

async function colorAt(share: number): Promise<'red' | 'blue'> {
  const canvas = (await area()).querySelector('canvas');
  const [red = 0, , blue = 0] = canvas?.getContext('2d')?.getImageData(canvas.width * share, 320, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

export const CutByTheKeyboard: Story = {
  render: () => <Held of={ImageUpload} crop label="头像" />,
  async play() {
    await expectVisible(await screen.findByRole('button', { name: '头像 上传头像' }));
    await choose(await picture());
    const crop = await settled(await area());
    await waitFor(async () => expect([await colorAt(0.25), await colorAt(0.75)]).toEqual(['red', 'blue']));
    crop.focus();
    for (let time = 0; time < 6; time += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(async () => expect(await colorAt(0.75)).toBe('red'));
    const zoom = screen.getByRole('slider', { name: '缩放' });
    await userEvent.keyboard('++');
    await waitFor(() => expect(Number((zoom as HTMLInputElement).value)).toBeGreaterThan(5));
    await userEvent.keyboard('-----');
    await waitFor(() => expect(zoom).toHaveValue('0'));
    await userEvent.click(screen.getByRole('button', { name: /确\s?定/ }));
    await expectHeld('avatar/avatar.jpg');
    await expectVisible(await screen.findByRole('img', { name: '头像' }));
    await userEvent.click(screen.getByRole('button', { name: /清\s?除/ }));
    await expectHeld(null);
  },
};

export const DraggedAndScrolled: Story = {
  render: () => <Held of={ImageUpload} crop label="头像" />,
  async play() {
    await choose(await picture());
    const crop = await settled(await area());
    await waitFor(async () => expect(await colorAt(0.25)).toBe('red'));
    const { left, top, width } = crop.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + width / 2,
      pointerId: 1,
      button: 0,
    });
    crop.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(crop, at(0.9));
    await fireEvent.pointerMove(crop, at(0.3));
    await fireEvent.pointerUp(crop, at(0.3));
    await waitFor(async () => expect(await colorAt(0.25)).toBe('blue'));
    await fireEvent.wheel(crop, { ...at(0.5), deltaY: -400 });
    await waitFor(() => expect(screen.getByRole('slider', { name: '缩放' })).not.toHaveValue('0'));
    await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectHeld(null);
  },
};

export const NotAPicture: Story = {
  render: () => <Held of={ImageUpload} crop label="头像" />,
  async play() {
    await dragFiles(await screen.findByRole('group', { name: '头像' }), filesNamed('说明.txt'), 'drop');
    await expectVisible(await screen.findByText('请上传图片'));
    await choose(filesNamed('坏.png')[0] ?? new File([], ''));
    await expectVisible(await screen.findByText('这张图片打不开，请换一张 JPG、PNG、GIF 或 WebP 图片。'));
    await expect(screen.getByRole('button', { name: /确\s?定/ })).toBeDisabled();
  },
};

export const LookedAt: Story = {
  render: () => (
    <>
      <Held of={ImageUpload} crop label="头像" value="avatar/a.jpg" readOnly />
      <Held of={ImageUpload} crop label="没有" readOnly />
    </>
  ),
  async play() {
    await expectVisible(await screen.findByRole('img', { name: '头像' }));
    await expectVisible(screen.getByRole('img', { name: '没有头像' }));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
export const Dark: Story = { ...CutByTheKeyboard, parameters: { theme: 'dark' } };
