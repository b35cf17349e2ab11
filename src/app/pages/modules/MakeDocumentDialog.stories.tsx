import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../../.storybook/play.ts';
import type { BackendModulesPort, DescribedModule, DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { MakeDocumentDialog } from './MakeDocumentDialog.tsx';

const meta: Meta = { title: '设计器/做成文档' };
export default meta;
type Story = StoryObj;

const form: DescribedModule = {
  id: 'cgform/d351',
  title: '测试用户表',
  path: '/cgform/d351',
  component: 'cgform/d351.model',
  form: 'cgform/d351.form',
  documents: [
    { key: 'cgform/d351.model', title: '测试用户表', isTaken: false },
    { key: 'cgform/d351.form', title: '测试用户表', isTaken: false },
  ],
  fields: [{ name: 'name', title: '用户名', type: 'string', dictionary: undefined, isRequired: true }],
  lines: [],
  sameRecords: undefined,
  guesses: [],
  losses: ['这张表单有 JS 增强，脚本在这里不运行。'],
};
const report: DescribedModule = {
  ...form,
  id: 'cgreport/6c7f',
  title: '统计在线用户',
  component: 'cgreport/6c7f.model',
  form: undefined,
  documents: [{ key: 'cgreport/6c7f.model', title: '统计在线用户', isTaken: false }],
  losses: [],
};

const modulesOf = (module: DescribedModule): BackendModulesPort => ({
  list: () => Promise.reject(new Error('nothing is listed')),
  describe: async () => module,
  saveDrafts: async ({ title }) => ({ ...module, title: title ?? module.title }),
});

const published: string[] = [];

const documents: DocumentEditingPort = {
  list: async () => [],
  read: async () => ({
    text: null,
    revision: '',
    draft: { text: '{}', revision: '' },
    publisher: undefined,
    otherAuthors: [],
  }),
  whereUsed: async () => [],
  around: async () => [],
  versions: async () => [],
  version: async () => null,
  saveDraft: async () => {},
  removeDraft: async () => {},
  saveDrafts: async () => {},
  planRenaming: () => Promise.reject(new Error('nothing is renamed')),
  preview: async () => ({ effects: [], gained: [], mayAllow: false }),
  publish: async (key, { note }) => void published.push(`${key}: ${note}`),
};

function Dialog({ module }: { module: DescribedModule }) {
  const [said, setSaid] = useState('');
  return (
    <>
      {said === '' && (
        <MakeDocumentDialog
          modules={modulesOf(module)}
          documents={documents}
          page={module.id}
          onOpen={(key) => setSaid(`open ${key}`)}
          onPublished={(keys) => setSaid(`published ${keys.join(' ')}`)}
          onClose={() => {}}
        />
      )}
      <output data-testid="said">{said}</output>
    </>
  );
}

export const AnOnlineForm: Story = {
  render: () => <Dialog module={form} />,
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: '做成文档' }));
    await expect(await dialog.findByText('这张表单有 JS 增强，脚本在这里不运行。')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '编号' })).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('button', { name: '生成草稿' }));
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent('open cgform/d351.form'));
  },
};

export const AReport: Story = {
  render: () => <Dialog module={report} />,
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: '做成文档' }));
    const make = dialog.getByRole('button', { name: '生成草稿' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    const publishing = within(await screen.findByRole('dialog', { name: '发布' }));
    await userEvent.type(await settled(publishing.getByRole('textbox', { name: '发布的原因' })), '做成文档');
    const publish = publishing.getByRole('button', { name: '发布' });
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent('published cgreport/6c7f.model'));
    await expect(published).toEqual(['cgreport/6c7f.model: 做成文档']);
  },
};
