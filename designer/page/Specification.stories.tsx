import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../.storybook/play.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { FormView } from '../../src/views/form/index.ts';
import { Designer, type DesignerProps } from './Designer.tsx';

const meta: Meta = { title: '设计器/规格' };
export default meta;
type Story = StoryObj;

const around: SourceDocument[] = [];

function opened(properties: JsonObject): SourceDocument {
  const body: JsonObject = { kind: 'form', formatVersion: 1, title: '请假', properties };
  return { key: 'a/leave.form', id: 'a/leave', kind: 'form', hash: '', problems: [], body };
}

const filled = opened({ days: { type: 'integer', title: '天数' }, note: { type: 'string', title: '说明' } });
const empty = opened({});

function Opened(props: Partial<DesignerProps>) {
  return (
    <div style={{ height: 720 }}>
      <Designer document={filled} around={around} FormView={FormView} {...props} />
    </div>
  );
}

/** Finds the dialog by its text: under test, all antd dialogs have the same id for their titles. */
const dialogAround = async (text: string) => {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog around “${text}”`);
  return dialog;
};

const bar = async (name: string) => within(await screen.findByRole('toolbar', { name }));

const pressOutside = async (dialog: HTMLElement) => {
  const outside = dialog.closest('.ant-modal-wrap');
  if (!outside) throw new Error('no mask');
  await fireEvent.mouseDown(outside);
  await fireEvent.mouseUp(outside);
  await fireEvent.click(outside);
};

// covers: designer-palette, designer-canvas
export const ItsParts: Story = {
  render: () => <Opened locale="en-US" />,
  async play() {
    for (const group of ['Basic', 'Advance', 'Layout']) {
      const items = within(await screen.findByRole('region', { name: group })).getAllByRole('button');
      await expect(items.length).toBeGreaterThan(1);
    }
    await expect(screen.getByRole('complementary', { name: 'Components and outline' })).toHaveStyle({ width: '250px' });
    await expect(screen.getByText('Form Attribute')).toBeVisible();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('请假');
    await userEvent.click(within(screen.getByRole('application', { name: 'Canvas' })).getAllByText('说明')[0] ?? title);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('说明'));
    await userEvent.click(screen.getByText('Form Attribute'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('请假'));
  },
};

// covers: designer-toolbar
export const WhatIsEnabled: Story = {
  render: () => <Opened locale="en-US" features={{ importJson: false, preview: false }} />,
  async play() {
    const toolbar = await bar('Designer');
    for (const name of ['Clear', 'Generate JSON']) await expect(toolbar.getByRole('button', { name })).toBeVisible();
    for (const name of ['Import JSON', 'Preview'])
      await expect(toolbar.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

// covers: designer-hints
export const Hints: Story = {
  render: () => <Opened document={empty} locale="en-US" />,
  async play() {
    await screen.findByText('You can drag and drop the item from the left to add components');
    await expect(screen.getByText('Powered by Pagewright')).toBeVisible();
    await userEvent.click(screen.getByText('Component Attribute'));
    await expect(await screen.findByText('Please add a component')).toBeVisible();
  },
};

// covers: designer-outside, limit-designer-widths
export const Dialogs: Story = {
  render: () => <Opened locale="en-US" />,
  async play() {
    const toolbar = await bar('Designer');
    for (const [name, title, width] of [
      ['Preview', 'Preview', '1000px'],
      ['Generate JSON', 'Generate JSON', '800px'],
      ['Import JSON', 'Import JSON', '800px'],
      ['Generate Code', 'Generate Code', '800px'],
    ] as const) {
      await userEvent.click(toolbar.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveStyle({ width });
      await pressOutside(dialog);
      await expect(dialog).toBeInTheDocument();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    }
  },
};

const checked = opened({ name: { type: 'string', title: 'Name', required: true, 'x-component': 'Input' } });
const button = (name: string) => screen.findByRole('button', { name });

// covers: designer-dialogs, error-designer
export const FiveDialogs: Story = {
  render: () => <Opened document={checked} locale="en-US" />,
  async play() {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const toolbar = await bar('Designer');
    const close = async (name: string) => {
      await userEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    };

    await userEvent.click(toolbar.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await button('Get Data'));
    await expectVisible(await screen.findByText('Form data validation failed'));
    const preview = () => within(screen.getByRole('dialog', { name: 'Preview' }));
    await userEvent.type(preview().getByRole('textbox', { name: 'Name' }), 'x');
    await userEvent.click(await button('Get Data'));
    await waitFor(() => expect(screen.getByLabelText('The data')).toHaveTextContent('{ "name": "x" }'));
    await userEvent.click(await button('Reset'));
    await waitFor(() => expect(preview().getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await close('Preview');

    await userEvent.click(toolbar.getByRole('button', { name: 'Generate JSON' }));
    await userEvent.click(await button('Copy Data'));
    await expectVisible(await button('Copy Successed'));
    await expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toMatchObject({
      properties: { name: { title: 'Name' } },
    });
    await close('Generate JSON');

    await userEvent.click(toolbar.getByRole('button', { name: 'Generate Code' }));
    for (const [tab, part] of [
      ['Vue Component', /^<template>/],
      ['HTML', /^<!doctype html>/],
      ['React Component', /<FormGenerator ref/],
    ] as const) {
      await userEvent.click(await screen.findByRole('tab', { name: tab }));
      const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Code: ${tab}` });
      await expect(code.value).toMatch(part);
    }
    await userEvent.click(await button('Copy Data'));
    await expectVisible(await button('Copy Successed'));
    await expect(copied.mock.lastCall?.[0]).toContain('"title": "Name"');
    await close('Generate Code');

    await userEvent.click(toolbar.getByRole('button', { name: 'Import JSON' }));
    await expectVisible(await screen.findByText(/^Paste the JSON of a form here/));
    await userEvent.click(await button('Choose a file'));
    const upload = await dialogAround('Press to choose a JSON file, or drop it here');
    await expect(upload).toHaveStyle({ width: '600px' });
    await pressOutside(upload);
    await expect(upload).toBeInTheDocument();
    await userEvent.click(within(upload).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(upload).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('textbox', { name: 'JSON to import' }));
    await userEvent.paste('{ "list": [,] }');
    await userEvent.click(await button('Confirm'));
    await expectVisible(await screen.findByText(/^Line 1, column 12: /));
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    copied.mockRestore();
  },
};
