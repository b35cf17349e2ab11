// covers: dialog-code
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { HideAndShow } from '../../../../.storybook/HideAndShow.tsx';
import { expectHeld } from '../../../../.storybook/play.ts';
import { Code } from './Code.tsx';

const meta: Meta = { title: '组件/代码编辑器' };
export default meta;
type Story = StoryObj;

const editor = () => screen.findByRole('textbox', { name: '脚本' }, { timeout: 8000 });

// covers: dialog-code-tab
export const Typing: Story = {
  render: () => <Held of={Code} label="脚本" value="const a = 1;" />,
  async play() {
    const box = await editor();
    await waitFor(() => expect(document.querySelector('.tok-keyword')).toHaveTextContent('const'), { timeout: 8000 });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Tab}b();');
    await expectHeld('const a = 1;\n  b();');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expectHeld('const a = 1;');
  },
};

export const FullScreen: Story = {
  render: () => <Held of={Code} label="脚本" language="sql" value="select 1" height={160} />,
  async play() {
    await editor();
    const frame = screen.getByText('SQL').closest('.pw-code');
    await expect(frame?.getBoundingClientRect().height).toBe(160);
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    await expect(frame?.getBoundingClientRect().height).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await expect(frame?.getBoundingClientRect().height).toBe(160);
  },
};

export const EveryLanguage: Story = {
  render: () => (
    <>
      <Held of={Code} label="脚本" language="swift" height={80} value="let a = 1" />
      <Held of={Code} label="页面" language="vue" height={80} value="<template><a>1</a></template>" />
      <Held of={Code} label="查询" language="r" height={80} value="if (TRUE) x" />
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  async play() {
    for (const word of ['let', 'template', 'if']) {
      await waitFor(
        () => expect([...document.querySelectorAll('[class*=tok-]')].map((each) => each.textContent)).toContain(word),
        { timeout: 8000 },
      );
    }
  },
};

export const HiddenAndShownAgain: Story = {
  render: () => (
    <HideAndShow>
      <Held of={Code} label="脚本" />
    </HideAndShow>
  ),
  async play() {
    await userEvent.click(await editor());
    await userEvent.keyboard('one');
    await expectHeld('one');
    const toggle = screen.getByRole('button', { name: '切换' });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '脚本' })).toBeNull());
    await userEvent.click(toggle);
    const box = await editor();
    await expect(box).toHaveTextContent('one');
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{End}{/Control} two');
    await expectHeld('one two');
  },
};

// covers: limit-history
export const TakenBackFromHistory: Story = {
  render: () => <Held of={Code} label="脚本" language="json" history="故事" value={'{ "a": 1 }'} />,
  async play() {
    localStorage.removeItem('pagewright:code-history:故事');
    const box = await editor();
    for (const digit of ['2', '3']) {
      await userEvent.click(box);
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.keyboard(`{{ "a": ${digit} }`);
      await userEvent.click(screen.getByTestId('value'));
    }
    await userEvent.click(screen.getByRole('button', { name: '历史' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent?.slice(-8))).toEqual(['"a": 3 }', '"a": 2 }']);
    await userEvent.click(screen.getByRole('menuitem', { name: /"a": 2/ }));
    await waitFor(() => expect(box).toHaveTextContent('"a": 2'));
    localStorage.removeItem('pagewright:code-history:故事');
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={Code} label="脚本" value="const a = 1;" readOnly />,
  async play() {
    await expect(await editor()).toHaveAttribute('contenteditable', 'false');
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: () => <Held of={Code} label="脚本" value={'// 注释\nconst a: string = `b`;'} />,
  async play() {
    await editor();
    await waitFor(() => expect(document.querySelector('.tok-comment')).toBeVisible(), { timeout: 8000 });
  },
};
