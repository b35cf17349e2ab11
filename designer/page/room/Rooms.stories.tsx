import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { boxOf, canvas, dragTo, expectSelected, keysAt, letGo, pressNode } from '../../testing/canvas-play.ts';
import { OpenDesigner } from '../../testing/OpenDesigner.tsx';

const meta: Meta = { title: '设计器/屏幕' };
export default meta;
type Story = StoryObj;

function Within({ width, height = 640 }: { width: number; height?: number }) {
  return (
    <div style={{ width }}>
      <OpenDesigner
        properties={{
          name: {},
          phone: {},
          level: { type: 'string', title: '等级', 'x-visible': "{{ $values.name != '' }}" },
        }}
        height={height}
      />
    </div>
  );
}

const panels = async () => within(await screen.findByRole('radiogroup', { name: '画布旁边的面板' }));
const show = async (panel: string) => userEvent.click((await panels()).getByText(panel));
const box = async () => (await canvas()).getBoundingClientRect();

export const Tablet: Story = {
  render: () => <Within width={820} />,
  async play() {
    await waitFor(async () => expect((await box()).width).toBeGreaterThan(500));
    const rating = screen.getByRole('button', { name: '评分' });
    const phone = await boxOf('phone');
    await dragTo(rating, { x: phone.right - 20, y: phone.bottom - 4 }, 'touch');
    await waitFor(() => expect(document.querySelector('.pw-canvas-line')).not.toBeNull());
    await letGo(rating, 'touch');
    await waitFor(() => expect(keysAt()).toEqual(['name', 'phone', 'rate', 'level']));
    await expectSelected('评分');

    await show('属性');
    await expect(screen.queryByRole('region', { name: '基础字段' })).toBeNull();
    const title = await screen.findByRole('textbox', { name: '标题' });
    await expect(title).toHaveValue('评分');
    await expect((await box()).width).toBeGreaterThan(480);

    await show('只看画布');
    await waitFor(async () => expect((await box()).width).toBeGreaterThan(800));

    await show('组件和大纲');
    await userEvent.click(screen.getByText('逻辑'));
    await userEvent.click(await screen.findByRole('button', { name: /^(?!编辑规则).*等级.*显示/ }));
    await waitFor(() => expect(document.activeElement?.closest('[data-property]')).not.toBeNull());
  },
};

export const Phone: Story = {
  render: () => <Within width={390} height={780} />,
  async play() {
    await waitFor(async () => expect((await box()).width).toBeGreaterThan(380));
    await expect(screen.queryByRole('region', { name: '基础字段' })).toBeNull();
    const whole = (await box()).height;
    await expect(whole).toBeGreaterThan(440);
    await show('组件和大纲');
    await userEvent.click(await screen.findByRole('button', { name: '评分' }));
    await expectSelected('评分');
    await expect((await box()).height).toBeGreaterThan(whole / 2);
    await show('属性');
    await expect(await screen.findByRole('textbox', { name: '标题' })).toHaveValue('评分');
    await pressNode('level');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('等级'));
    await show('只看画布');
    await waitFor(async () => expect((await box()).height).toBe(whole));
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Within width={1200} />,
  async play() {
    await canvas();
    await pressNode('level');
    await expectSelected('等级');
    await userEvent.click(screen.getByRole('button', { name: '复制一份' }));
    await userEvent.click(screen.getByRole('button', { name: '历史' }));
    const steps = await screen.findByRole('list', { name: '做过的' });
    await waitFor(() => expect(steps).toBeVisible());
    await expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('等级');
  },
};
