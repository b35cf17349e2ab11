import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { choose, expectHeld, expectShown, expectVisible } from '../../../.storybook/play.ts';
import { Area, type AreaProps } from './Area.tsx';

const meta: Meta = { title: '组件/省市区' };
export default meta;
type Story = StoryObj;

/** As it comes from a document that nobody checked. */
const ofType = (type: string) => ({ type }) as unknown as Pick<AreaProps, 'type'>;
const box = () => screen.findByRole('combobox', { name: '所在地区' });

export const LevelByLevel: Story = {
  render: () => <Held of={Area} label="所在地区" />,
  async play() {
    await waitFor(async () => expect(await box()).toBeEnabled());
    await userEvent.click(await box());
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    await expectHeld('330106');
    await expectShown('浙江省 / 杭州市 / 西湖区');
  },
};

export const OneListForEachLevel: Story = {
  render: () => <Held of={Area} label="所在地区" type="select" names value="浙江省/杭州市/西湖区" />,
  async play() {
    await waitFor(() => expect(screen.getByRole('combobox', { name: '市' })).toBeEnabled());
    await choose('市', '宁波市');
    await expectHeld('浙江省/宁波市');
    await choose('区县', '鄞州区');
    await expectHeld('浙江省/宁波市/鄞州区');
  },
};

export const Disabled: Story = {
  render: () => <Held of={Area} label="所在地区" value="310104" disabled />,
  async play() {
    await waitFor(() => expectShown('上海市 / 市辖区 / 徐汇区'));
    await expect(await box()).toBeDisabled();
  },
};

export const Wrong: Story = {
  render: () => <Held of={Area} label="所在地区" error="请选择所在地区" />,
  async play() {
    await waitFor(async () => expect(await box()).toBeEnabled());
    await expect(await box()).toHaveAccessibleDescription('请选择所在地区');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Area} label="所在地区" value="330106" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('浙江省/杭州市/西湖区'));
  },
};

export const NoSuchType: Story = {
  render: () => (
    <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
      <Held of={Area} label="所在地区" {...ofType('list')} />
    </ErrorBoundary>
  ),
  async play() {
    await expectVisible(await screen.findByText('Error: Bad type value'));
  },
};
