import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { resolveForm } from '../../engine/form/index.ts';
import { resolveModel } from '../../engine/model/index.ts';
import { documentSet, sales } from '../../engine/model/testing/documents.ts';
import { vocabulary } from '../../engine/model/testing/vocabulary.ts';
import { OpeningEditor } from './OpeningEditor.tsx';

const documents = documentSet(sales);
const body = { title: '客户', properties: { name: { type: 'string', title: '名称' } } };
const onShown = fn();

const meta: Meta<typeof OpeningEditor> = {
  title: '弹窗/正在打开',
  component: OpeningEditor,
  args: {
    entry: {
      kind: 'editor',
      mode: 'create',
      record: null,
      values: {},
      onSaved: () => {},
      target: {
        title: '客户',
        form: resolveForm({ document: 'base/customer.form', pointer: '', body }, documents, vocabulary),
        model: resolveModel('base/customer', documents),
        endpoints: { add: '/add', edit: '/edit', queryById: '/queryById' },
      },
    },
    onShown,
  },
};
export default meta;

export const Opening: StoryObj<typeof OpeningEditor> = {
  async play() {
    const frame = await screen.findByRole('status', { name: '新增 客户' });
    await expectVisible(frame);
    await expect(frame).toHaveAttribute('aria-busy', 'true');
    await expect(onShown).toHaveBeenCalled();
    await expect(frame.contains(document.activeElement)).toBe(false);
  },
};
