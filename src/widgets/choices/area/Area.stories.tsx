// covers: dialog-area
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { choose, expectHeld, expectShown, expectVisible } from '../../../../.storybook/play.ts';
import { storyForm } from '../../../../.storybook/story-documents.ts';
import { Area, type AreaProps } from './Area.tsx';

const meta: Meta = { title: '组件/省市区' };
export default meta;
type Story = StoryObj;

const ofType = (type: string) => ({ type }) as unknown as Pick<AreaProps, 'type'>;
const box = () => screen.findByRole('combobox', { name: '所在地区' });

// covers: dialog-area
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

// covers: dialog-area
export const OneListForEachLevel: Story = {
  render: () => <Held of={Area} label="所在地区" type="select" names value="浙江省/杭州市/西湖区" />,
  async play() {
    await waitFor(() => expect(screen.getByRole('combobox', { name: '市' })).toBeEnabled());
    await choose('市', '宁波市');
    await expectHeld(null);
    await expect(screen.getByRole('combobox', { name: '区县' })).toBeEnabled();
    await choose('区县', '鄞州区');
    await expectHeld('浙江省/宁波市/鄞州区');
    await choose('省', '上海市');
    await expectHeld(null);
    await expect(shownIn('省')).toHaveTextContent('上海市');
    await expect(shownIn('区县')).not.toHaveTextContent('鄞州区');
    await choose('市', '市辖区');
    await choose('区县', '徐汇区');
    await expectHeld('上海市/市辖区/徐汇区');
  },
};

const shownIn = (name: string) => screen.getByRole('combobox', { name }).closest('.ant-select');

export const AProvinceIsEnough: Story = {
  render: () => <Held of={Area} label="所在地区" type="select" anyLevel />,
  async play() {
    await waitFor(() => expect(screen.getByRole('combobox', { name: '省' })).toBeEnabled());
    await choose('省', '浙江省');
    await expectHeld('330000');
    await choose('市', '宁波市');
    await expectHeld('330200');
    await userEvent.click(shownIn('市')?.querySelector('.ant-select-clear') ?? document.body);
    await expectHeld('330000');
  },
};

export const ListsSayWhatIsAsked: Story = {
  render: () => (
    <Held
      of={Area}
      label="所在地区"
      type="select"
      value="330106"
      placeholder="省份"
      allowClear={false}
      autoFocus
      aria-required
      error="请选择所在地区"
    />
  ),
  async play() {
    await waitFor(() => expect(screen.getByRole('combobox', { name: '省' })).toBeEnabled());
    for (const name of ['省', '市', '区县']) {
      const list = screen.getByRole('combobox', { name });
      await expect(list).toBeRequired();
      await expect(list).toBeInvalid();
      await expect(list).toHaveAccessibleDescription('请选择所在地区');
      await expect(shownIn(name)?.querySelector('.ant-select-clear')).toBeNull();
    }
  },
};

export const ListsWithAPlaceholder: Story = {
  render: () => <Held of={Area} label="所在地区" type="select" placeholder="先选省份" />,
  async play() {
    await expectVisible(await screen.findByText('先选省份'));
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

// covers: rule-area-type, error-words
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

const ofDocument = storyForm({
  properties: {
    place: {
      type: 'string',
      title: '所在地区',
      'x-decorator': 'FormItem',
      'x-component': 'Area',
      'x-component-props': { type: 'list' },
    },
  },
});

// covers: rule-area-type
export const NoSuchTypeInADocument: Story = {
  render: () => <OpenForm form={ofDocument} />,
  async play() {
    await expect(ofDocument.problems).toMatchObject([
      { code: 'wrong-prop', pointer: '/properties/place/x-component-props/type', message: 'Bad type value' },
    ]);
    await waitFor(async () => expect(await box()).toBeEnabled());
    await userEvent.click(await box());
    await expectVisible(await screen.findByRole('menuitemcheckbox', { name: '浙江省' }));
  },
};
