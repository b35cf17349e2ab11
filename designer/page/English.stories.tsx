import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible, settled } from '../../.storybook/play.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { FormView } from '../../src/views/form/index.ts';
import { canvas, nodeElement, pressNode } from '../testing/canvas-play.ts';
import type { Locale } from '../words/index.ts';
import { Designer } from './Designer.tsx';

const meta: Meta = { title: '设计器/英文' };
export default meta;
type Story = StoryObj;

const leave: SourceDocument = {
  key: 'a/leave.form',
  id: 'a/leave',
  kind: 'form',
  hash: '',
  problems: [],
  body: {
    kind: 'form',
    formatVersion: 1,
    title: 'Leave',
    properties: {
      days: { type: 'integer', title: 'Days' },
      reason: { type: 'string', title: 'Reason', 'x-visible': '{{ $values.days > 3 }}' },
      sort: { type: 'string', title: 'Sort', enum: ['Sick', 'Holiday'], 'x-component': 'Radio' },
    },
  },
};
const around: SourceDocument[] = [];

function Opened() {
  const [locale, setLocale] = useState<Locale>('en-US');
  return (
    <>
      <div style={{ height: 800 }}>
        <Designer document={leave} around={around} FormView={FormView} locale={locale} />
      </div>
      <button type="button" onClick={() => setLocale('zh-CN')}>
        zh-CN
      </button>
    </>
  );
}

const ofHost = 'script, style, .pw-canvas-paper [data-node], .pw-preview-form, .pw-properties-about, .pw-property-note';

function chineseShown(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(ofHost));
  const texts = elements.flatMap((element) => [
    ...['aria-label', 'placeholder', 'alt', element.matches('label') ? '' : 'title'].map((name) =>
      name === '' ? null : element.getAttribute(name),
    ),
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
  ]);
  return texts.flatMap((text) => (text !== null && /\p{Script=Han}/u.test(text) ? [text] : []));
}

const expectEnglish = () => waitFor(() => expect(chineseShown().join(' | ')).toBe(''));
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Designer' }));
const press = async (name: string) => userEvent.click(await (await bar()).findByRole('button', { name }));

export const NothingChinese: Story = {
  render: () => <Opened />,
  async play() {
    await canvas();
    await expectEnglish();
    for (const [button, title] of [
      ['Import JSON', /Import JSON/],
      ['Preview', /Preview/],
      ['Generate JSON', /Generate JSON/],
      ['Generate Code', /Generate Code/],
      ['Shortcuts', /shortcuts/],
    ] as const) {
      await press(button);
      const dialog = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest('.ant-modal');
      if (!(dialog instanceof HTMLElement)) throw new Error(`no dialog of ${button}`);
      const close = await settled(within(dialog).getByRole('button', { name: 'Close' }));
      await expectEnglish();
      await userEvent.click(close);
      await waitFor(() => expect(dialog).not.toBeVisible());
    }
    await userEvent.click(screen.getByText('Outline'));
    await expectEnglish();
    await userEvent.click(screen.getByText('Logic'));
    await screen.findByRole('button', { name: /graph/i });
    await expectEnglish();
    await press('Source');
    await screen.findByText('No problems');
    await expectEnglish();
  },
};

export const HistoryInEnglish: Story = {
  render: () => <Opened />,
  async play() {
    await canvas();
    const status = async (text: string) => {
      await waitFor(() => expect(document.querySelector('.pw-designer-status')).toHaveTextContent(text));
      await expectEnglish();
    };
    await pressNode('days');
    await userEvent.click(screen.getByRole('button', { name: 'Radio' }));
    await status('Add Radio');
    await expect((await nodeElement('radio')).closest('[data-node]')).toHaveTextContent('Option 1');
    await userEvent.keyboard('{Control>}d{/Control}');
    await press('Duplicate');
    await status('Duplicate “Radio”');
    await press('Delete');
    await status('Delete “Radio”');
    await pressNode('days');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await status('Move “Days”');
    await userEvent.click(screen.getByRole('button', { name: 'Convert to' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Convert to Slider' }));
    await status('Convert “Days” to Slider');

    await press('Rename');
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename the field “days”' }));
    const name = await settled(renaming.getByRole('textbox', { name: 'New name' }));
    await userEvent.clear(name);
    await userEvent.type(name, 'sort');
    await renaming.findByText('The form has “sort” already. A name can stand once only.');
    await expectEnglish();
    await userEvent.clear(name);
    await userEvent.type(name, 'span{Enter}');
    await renaming.findByText('2 places in 1 document will change:');
    await expectEnglish();
    await userEvent.click(renaming.getByRole('button', { name: 'Rename' }));
    await status('Rename days → span');

    await press('Undo');
    await status('Undone: Rename days → span');
    await press('Redo');
    await press('Clear');
    await press('Clear');
    await status('The form is empty already.');
    await press('History');
    const steps = await screen.findByRole('list', { name: 'Steps' });
    await expectVisible(within(steps).getByRole('button', { name: 'Rename days → span' }));
    await expectEnglish();

    await userEvent.click(screen.getByRole('button', { name: 'zh-CN' }));
    await userEvent.click(await screen.findByRole('button', { name: '历史' }));
    await waitFor(() => expect(document.querySelector('.pw-designer-history')).toHaveTextContent('改名 days → span'));
    await expect(document.querySelector('.pw-designer-history')).toHaveTextContent('添加 单选');
  },
};
