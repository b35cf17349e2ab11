import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { choose, expectHeld, expectShown, expectVisible, optionOf, press } from '../../../../.storybook/play.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import { Reference } from './Reference.tsx';

const meta: Meta = { title: '组件/引用' };
export default meta;
type Story = StoryObj;

const onChoose = fn();
const box = () => screen.getByRole('combobox', { name: '客户' });

export const Chooses: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" onChoose={onChoose} />,
  async play() {
    await choose('客户', '客户002');
    await expectHeld('c2');
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '13800000002' }));
    await expectShown('客户002');
    await fireEvent.mouseDown(document.querySelector('.ant-select-clear') ?? document.body);
    await expectHeld(null);
    await expect(onChoose).toHaveBeenLastCalledWith(undefined);
  },
};

const namesakes = createFakePorts();
namesakes.records.options = async () => [
  { value: 'm1', text: '六角螺栓', code: 'M-001', record: { id: 'm1', specification: 'M8×30 GB/T 5782 全螺纹' } },
  { value: 'm2', text: '六角螺栓', code: 'M-002', record: { id: 'm2', specification: 'M10×40 GB/T 5782 半螺纹' } },
];
export const ToldApartByTheirCodes: Story = {
  parameters: { ports: namesakes },
  render: () => (
    <div style={{ width: 120 }}>
      <Held of={Reference} label="客户" model="base/material" />
    </div>
  ),
  async play() {
    await userEvent.click(box());
    const second = await screen.findByText('M-002 · M10×40 GB/T 5782 半螺纹');
    const option = second.parentElement;
    await waitFor(() => expect(option?.clientWidth).toBeGreaterThan(200));
    await expect(option?.scrollWidth).toBe(option?.clientWidth);
    await userEvent.click(second);
    await expectHeld('m2');
    await expectShown('六角螺栓M-002');
  },
};

/** The server has namesakes that the search does not return; the row stores which of them the record is. */
const alone = createFakePorts();
alone.records.options = async () => [
  { value: 'm2', text: '六角螺栓', code: 'M-002', mark: 'M-002 · M10×40', record: { id: 'm2', name: '六角螺栓' } },
];
export const OneOfSeveralOfThatName: Story = {
  parameters: { ports: alone },
  render: () => <Held of={Reference} label="客户" model="base/material" onChoose={onChoose} />,
  async play() {
    await choose('客户', '六角螺栓');
    await expectHeld('m2');
    await expectShown('六角螺栓M-002 · M10×40');
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id_dictMark: 'M-002 · M10×40' }));
  },
};

export const HeldOneOfSeveral: Story = {
  render: () => <Held of={Reference} label="客户" model="base/material" value="m2" valueText="六角螺栓 · M-002" />,
  async play() {
    await expectShown('六角螺栓 · M-002');
  },
};

const searched = createFakePorts();
export const SearchesWhenTypingRests: Story = {
  parameters: { ports: searched },
  render: () => <Held of={Reference} label="客户" model="base/customer" />,
  async play() {
    searched.searches.length = 0;
    await userEvent.type(box(), '客户06');
    await userEvent.click(await optionOf('客户060'));
    await expectHeld('c60');
    const keywords = searched.searches.map((search) => search.keyword);
    await expect(keywords.filter((keyword) => keyword !== '')).toEqual(['客户06']);
  },
};

const slow = createFakePorts();
const answers = new Map<string, (options: Option[]) => void>();
slow.records.options = (_, { keyword = '' }) =>
  keyword === '' ? Promise.resolve([bolt, nut]) : new Promise((answer) => answers.set(keyword, answer));
const bolt: Option = { value: 'm1', text: '六角螺栓', code: 'M-1' };
const nut: Option = { value: 'm12', text: '螺母', code: 'M-12' };
const asks = (keyword: string) => waitFor(() => expect(answers.has(keyword)).toBe(true));

/** A scanner types a code and presses Enter before any answer has arrived. */
export const EnterWaitsForItsAnswer: Story = {
  parameters: { ports: slow },
  render: () => <Held of={Reference} label="物料" model="base/material" />,
  async play() {
    const input = screen.getByRole('combobox', { name: '物料' });
    await userEvent.click(input);
    await optionOf('六角螺栓');
    await userEvent.keyboard('m-1{Enter}');
    await expectVisible(await screen.findByText('正在查找“m-1”，找到后自动选中'));
    await expectHeld(null);
    await asks('m-1');
    answers.get('m-1')?.([nut, bolt]);
    await expectHeld('m1');
    await expectShown('六角螺栓');
  },
};

const first = createFakePorts();
first.records.options = (_, { keyword = '' }) => new Promise((answer) => answers.set(keyword, answer));

export const EnterWaitsWhereNothingWasAnsweredYet: Story = {
  parameters: { ports: first },
  render: () => <Held of={Reference} label="物料" model="base/material" />,
  async play() {
    answers.clear();
    screen.getByRole('combobox', { name: '物料' }).focus();
    await userEvent.keyboard('m-1{Enter}');
    await expectVisible(await screen.findByText('正在查找“m-1”，找到后自动选中'));
    await asks('m-1');
    answers.get('m-1')?.([nut, bolt]);
    await expectHeld('m1');
  },
};

export const EnterTakesNothingWhereSeveralAnswer: Story = {
  parameters: { ports: slow },
  render: () => <Held of={Reference} label="物料" model="base/material" />,
  async play() {
    answers.clear();
    await userEvent.type(screen.getByRole('combobox', { name: '物料' }), 'M{Enter}');
    await asks('M');
    answers.get('M')?.([nut, bolt]);
    await optionOf('螺母');
    await waitFor(() => expect(screen.queryByText(/找到后自动选中/)).toBeNull());
    await expectHeld(null);
    await press('Enter');
    await expectHeld('m12');
  },
};

const composed = createFakePorts();
export const DoesNotSearchForPinyin: Story = {
  parameters: { ports: composed },
  render: () => <Held of={Reference} label="客户" model="base/customer" />,
  async play() {
    composed.searches.length = 0;
    await userEvent.click(box());
    await fireEvent.change(box(), { target: { value: '客户' } });
    await fireEvent.compositionStart(box());
    await userEvent.keyboard('ling');
    const asked = () => composed.searches.map(({ keyword }) => keyword).filter((keyword) => keyword !== '');
    await waitFor(() => expect(asked()).toEqual(['客户']));
    await fireEvent.change(box(), { target: { value: '客户06' } });
    await fireEvent.compositionEnd(box());
    await userEvent.click(await optionOf('客户060'));
    await expect(asked()).toEqual(['客户', '客户06']);
  },
};

export const NamesWhatNoPageShows: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" value="c59" />,
  async play() {
    await waitFor(() => expectShown('客户059'));
  },
};

export const Several: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" multiple value="c59" />,
  async play() {
    await waitFor(() => expectShown('客户059'));
    await choose('客户', '客户002');
    await expectHeld('c59,c2');
    await expectVisible(screen.getByText('+1'));
    await press('Escape');
  },
};

// covers: error-dict, error-nothing
export const NothingFound: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" />,
  async play() {
    await userEvent.type(box(), '没有这个');
    await waitFor(() => expect(screen.getByText('没有查询到任何数据')).toBeVisible());
    // rc-select may still reference the active option of the previous list, a fault of the library.
    await userEvent.keyboard('{Escape}');
  },
};

export const ServerAway: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" />,
  async play() {
    await userEvent.type(box(), '断网');
    await waitFor(() => expect(screen.getByText('网络断开了，请检查网络后重试。')).toBeVisible());
    // rc-select still references the active option of the previous list, a fault of the library.
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Reference} label="客户" model="base/customer" value="c1" valueText="客户001" readOnly />,
  async play() {
    await expectVisible(screen.getByText('客户001'));
  },
};
