// oxlint-disable-next-line no-restricted-imports -- written as another library would
import { connect, mapProps, mapReadPretty } from '@formily/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { HideAndShow } from '../../.storybook/HideAndShow.tsx';
import { OpenForm } from '../../.storybook/OpenForm.tsx';
import { expectHeld, expectVisible } from '../../.storybook/play.ts';
import { storyVocabulary } from '../../.storybook/story-documents.ts';
import { StoryRuntime } from '../../.storybook/StoryRuntime.tsx';
import { resolveForm, type EvaluationContext } from '../engine/form/index.ts';
import { defineWidget, formilyComponent } from '../runtime/registry/index.ts';

const meta: Meta = { title: '组件/别家的 Formily 组件' };
export default meta;
type Story = StoryObj;

/** A component of another library, which uses Formily and nothing of this project. */
const Stars = connect(
  (props: {
    value?: number;
    count?: number;
    caption?: string;
    told?: string;
    disabled?: boolean;
    onChange?: (value: number) => void;
  }) => (
    <fieldset disabled={props.disabled}>
      <legend>{props.caption}</legend>
      {Array.from({ length: props.count ?? 3 }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={index < (props.value ?? 0)}
          onClick={() => props.onChange?.(index + 1)}
        >
          {index + 1} 星
        </button>
      ))}
      <output>{props.told}</output>
    </fieldset>
  ),
  mapProps({ title: 'caption' }, (_props, field) => ({
    told: 'selfErrors' in field ? field.selfErrors.join('；') : '',
  })),
  mapReadPretty(({ value }: { value?: number }) => <strong>{'★'.repeat(value ?? 0)}</strong>),
);

const props = { $id: 'Stars', type: 'object', properties: { count: { title: '几颗', type: 'integer' } } } as const;
const title = '星级';
const stars = defineWidget({
  name: 'Stars',
  title,
  component: formilyComponent(async () => Stars),
  props,
});

const form = resolveForm(
  {
    document: 'story/stars.form',
    pointer: '',
    body: {
      properties: {
        level: {
          type: 'integer',
          title: '客户评级',
          maximum: 2,
          'x-component': 'Stars',
          'x-component-props': { count: 4 },
          'x-disabled': '{{ $record.locked }}',
        },
        locked: { type: 'boolean', title: '锁定' },
      },
    },
  },
  new Map(),
  { ...storyVocabulary, widgets: { ...storyVocabulary.widgets, Stars: { title, props: { count: {} } } } },
);

function open(record: { level?: number; locked?: boolean }, mode: EvaluationContext['mode'] = 'edit') {
  return (
    <StoryRuntime ownWidgets={[stars]}>
      <OpenForm form={form} record={record} mode={mode} />
    </StoryRuntime>
  );
}

const group = () => screen.findByRole('group', { name: '客户评级' });
const star = async (name: string) => within(await group()).getByRole('button', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

export const TitleValueAndProps: Story = {
  render: () => open({ level: 1 }),
  async play() {
    await expect(within(await group()).getAllByRole('button')).toHaveLength(4);
    await expect(await star('1 星')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await star('2 星'));
    await expect(await star('2 星')).toHaveAttribute('aria-pressed', 'true');
    await save();
    await expectHeld({ level: 2 });
  },
};

export const Wrong: Story = {
  render: () => open({ level: 1 }),
  async play() {
    await userEvent.click(await star('3 星'));
    await save();
    await expect(within(await group()).getByRole('status')).toHaveTextContent('客户评级');
    await userEvent.click(await star('2 星'));
    await expect(within(await group()).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const DisabledByAnExpression: Story = {
  render: () => open({ level: 1 }),
  async play() {
    await expect(await star('1 星')).toBeEnabled();
    await userEvent.click(screen.getByRole('switch', { name: '锁定' }));
    await expect(await star('1 星')).toBeDisabled();
  },
};

export const AfterItsTabWasHidden: Story = {
  render: () => <HideAndShow>{open({ level: 1 })}</HideAndShow>,
  async play() {
    await star('1 星');
    const hide = screen.getByRole('button', { name: '切换' });
    await userEvent.click(hide);
    await userEvent.click(hide);
    await userEvent.click(await star('3 星'));
    await save();
    await expect(within(await group()).getByRole('status')).toHaveTextContent('客户评级');
    await userEvent.click(await star('2 星'));
    await expect(within(await group()).getByRole('status')).toBeEmptyDOMElement();
    await expect(await star('2 星')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ReadOnly: Story = {
  render: () => open({ level: 2 }, 'detail'),
  async play() {
    await expectVisible(await screen.findByText('★★'));
    await expect(screen.queryByRole('button', { name: '1 星' })).toBeNull();
  },
};
