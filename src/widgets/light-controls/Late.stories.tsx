import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../.storybook/Held.tsx';
import { expectHeld, optionOf, press } from '../../../.storybook/play.ts';
import { Control } from '../../runtime/form/drawing/index.ts';
import { lazyComponent, type WidgetDefinition } from '../../runtime/registry/index.ts';
import { Select } from '../choices/select/Select.tsx';
import { selectWidget } from '../choices/select/select.widget.ts';
import { Date } from '../dates/date/Date.tsx';
import { dateWidget } from '../dates/date/date.widget.ts';

const meta: Meta = { title: '组件/轻控件/代码还没有到' };
export default meta;
type Story = StoryObj;

/** A widget whose code loads when `arrive` is called; until then its placeholder is shown. */
function late(definition: WidgetDefinition, component: WidgetDefinition['component']) {
  let arrive = () => {};
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazyComponent(async () => {
    await here;
    return component;
  });
  const Late = (props: Record<string, unknown>) => (
    <Control definition={{ ...definition, component: waiting }} props={{ id: 'late', ...props }} />
  );
  return { Late, arrive: () => arrive() };
}

const options = [
  { value: 1, label: '一月' },
  { value: 2, label: '二月' },
];

const typed = late(selectWidget, Select);
export const TypedMeanwhile: Story = {
  render: () => <Held of={typed.Late} label="月份" options={options} search />,
  async play() {
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: '月份' })).toHaveFocus();
    await userEvent.keyboard('二');
    typed.arrive();
    await optionOf('二月');
    await expect(screen.queryByTitle('一月')).toBeNull();
    await waitFor(() => expect(document.querySelector('.ant-select-item-option-active')).toHaveTextContent('二月'));
    await press('Enter');
    await expectHeld(2);
  },
};

const pressed = late(selectWidget, Select);
export const PressedMeanwhile: Story = {
  render: () => <Held of={pressed.Late} label="月份" options={options} />,
  async play() {
    await userEvent.click(screen.getByRole('combobox', { name: '月份' }));
    pressed.arrive();
    await userEvent.click(await optionOf('二月'));
    await expectHeld(2);
  },
};

const left = late(selectWidget, Select);
export const LeftMeanwhile: Story = {
  render: () => (
    <>
      <Held of={left.Late} label="月份" options={options} />
      <input aria-label="备注" />
    </>
  ),
  async play() {
    await userEvent.tab();
    await userEvent.click(screen.getByRole('textbox', { name: '备注' }));
    left.arrive();
    await waitFor(() => expect(document.querySelector('.ant-select')).not.toBeNull());
    await expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  },
};

const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: '日期' });
const isHere = () => waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());

const typedAndLeft = late(dateWidget, Date);
export const TypedAndLeftMeanwhile: Story = {
  render: () => (
    <>
      <Held of={typedAndLeft.Late} label="日期" />
      <input aria-label="备注" />
    </>
  ),
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('2026-02-03');
    await userEvent.click(screen.getByRole('textbox', { name: '备注' }));
    typedAndLeft.arrive();
    await isHere();
    await expectHeld('2026-02-03');
    await expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  },
};

const caret = late(dateWidget, Date);
export const CaretMeanwhile: Story = {
  render: () => <Held of={caret.Late} label="日期" />,
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('2026-0-03{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(day().selectionStart).toBe(6));
    caret.arrive();
    await isHere();
    await waitFor(() => expect(day()).toHaveFocus());
    await expect([day().value, day().selectionStart]).toEqual(['2026-0-03', 6]);
  },
};

const composed = late(dateWidget, Date);
/** An input method's composition ends in the element in which it began; the widget replaces it afterwards. */
export const ComposedMeanwhile: Story = {
  render: () => <Held of={composed.Late} label="日期" />,
  async play() {
    await userEvent.tab();
    const begun = day();
    await fireEvent.compositionStart(begun);
    await fireEvent.input(begun, { target: { value: 'ming' } });
    composed.arrive();
    // The loaded code gets two frames to render.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(begun).toBeVisible();
    await expect(begun).toHaveFocus();
    await fireEvent.input(begun, { target: { value: '2026年2月3日' } });
    await fireEvent.compositionEnd(begun);
    await isHere();
    await waitFor(() => expect(day()).toHaveFocus());
    await expect(day()).toHaveValue('2026年2月3日');
    await userEvent.tab();
    await expectHeld('2026-02-03');
  },
};
