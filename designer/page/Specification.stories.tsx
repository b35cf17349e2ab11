import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

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
      <Designer document={filled} {...{ around, FormView }} {...props} />
    </div>
  );
}

const bar = async (name: string) => within(await screen.findByRole('toolbar', { name }));

/** The palette in its three groups, the canvas, and the two tabs of the right panel. */
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

/** A press outside closes none of its dialogs, and what was copied is said. */
// covers: designer-outside, limit-designer-widths
export const Dialogs: Story = {
  render: () => <Opened locale="en-US" />,
  async play() {
    const toolbar = await bar('Designer');
    for (const [name, title, width] of [
      ['Preview', 'Preview', '1000px'],
      ['Generate JSON', 'Generate JSON', '800px'],
      ['Import JSON', '导入 JSON', '800px'],
    ] as const) {
      await userEvent.click(toolbar.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveStyle({ width });
      const outside = dialog.closest('.ant-modal-wrap');
      if (!outside) throw new Error('no mask');
      await fireEvent.mouseDown(outside);
      await fireEvent.mouseUp(outside);
      await fireEvent.click(outside);
      await expect(dialog).toBeInTheDocument();
      await userEvent.click(within(dialog).getAllByRole('button', { name: /Close|关闭/ })[0] ?? dialog);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    }
  },
};
