import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { settled } from '../../../../.storybook/play.ts';
import type { DocumentEditingPort, EditedText, PlannedRenaming } from '../../../runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { contentHash } from '../../../schema/parse/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';
import { OpenDocument } from './OpenDocument.tsx';

const meta: Meta = { title: '设计器/打开的文档' };
export default meta;
type Story = StoryObj;

const form: DocumentKey = 'base/customer.form';
const modelOf = (name: string): JsonObject => ({
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  schema: { type: 'object', properties: { [name]: { type: 'string', title: '等级' } } },
});
const formBody: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '客户',
  model: 'base/customer',
  properties: { level: {} },
};
const listOf = (name: string) => `{ "kind": "list", "columns": ["${name}"] }\n`;

function source(key: DocumentKey, body: JsonObject): SourceDocument {
  const kind = key === form ? 'form' : 'model';
  return { key, id: 'base/customer', kind, hash: contentHash(printDocument(body)), body, problems: [] };
}

function createPort(calls: string[]): DocumentEditingPort {
  const texts = new Map<DocumentKey, string>([
    [form, printDocument(formBody)],
    ['base/customer.model', printDocument(modelOf('level'))],
    ['base/customer.list', listOf('level')],
  ]);
  const drafts = new Map<DocumentKey, EditedText>();
  const changed = (key: DocumentKey, title: string, text: string): PlannedRenaming['documents'][number] => {
    const before = texts.get(key) ?? '';
    const places = [{ pointer: '', atKey: false, before: 'level', after: 'grade' }];
    const edited = { text, before, revision: contentHash(before), draft: undefined };
    return { key, title, places, edited, isPublishable: true };
  };
  return {
    list: async () => [
      { key: form, kind: 'form', title: '客户', hasDraft: true },
      { key: 'sales/order.list', kind: 'list', title: '订单', hasDraft: true },
      { key: 'sales/order.form', kind: 'form', title: '订单', hasDraft: false },
    ],
    async read(key) {
      const text = texts.get(key) ?? null;
      const revision = contentHash(text ?? '');
      return {
        text,
        revision,
        draft: key === 'sales/order.list' ? { text: '{}', revision } : null,
        publisher: undefined,
        otherAuthors: [],
      };
    },
    around: async () => [source(form, formBody), source('base/customer.model', modelOf('level'))],
    whereUsed: async () => [
      { document: 'base/customer.list', pointer: '/form' },
      { document: 'base/customer.list', pointer: '/rowActions/0/form' },
      { document: 'sales/order.form', pointer: '/properties/customer/x-component-props/form' },
    ],
    versions: async () => [
      { version: 7, isRemoved: false, note: '改了等级', publisher: { name: '管理员', time: '2026-11-30 09:00:00' } },
      { version: 0, isRemoved: false, note: '', publisher: undefined },
    ],
    version: async (_, version) => {
      const title = version === 0 ? '老客户' : '客户';
      return printDocument({ ...formBody, title });
    },
    saveDraft: async (key) => void calls.push(`draft ${key}`),
    removeDraft: async (key) => void calls.push(`discard ${key}`),
    async saveDrafts(kept, removed) {
      for (const each of kept) drafts.set(each.key, each);
      for (const key of removed) drafts.delete(key);
      calls.push(`drafts ${kept.map(({ key }) => key).join(' ')}; without ${removed.join(' ')}`);
    },
    planRenaming: async ({ to }) => ({
      field: { model: 'base/customer', name: 'level' },
      documents: [
        changed(form, '客户', ''),
        changed('base/customer.model', '客户', printDocument(modelOf(to))),
        changed('base/customer.list', '客户', listOf(to)),
      ],
      unsure: [],
    }),
    preview: async () => ({ effects: [], gained: [], mayAllow: false }),
    async publish(key, { text, along = [] }) {
      for (const each of [{ key, text }, ...along]) texts.set(each.key, each.text);
      calls.push(`publish ${[key, ...along.map((each) => each.key)].join(' ')}`);
    },
  };
}

const nothingChanges = () => () => {};

/** A document that another user publishes with another title. */
function PublishedByOthers() {
  const [port] = useState(() => createPort([]));
  const [listeners] = useState(() => new Set<(keys: DocumentKey[]) => void>());
  const theirs = async () => {
    const { revision } = await port.read(form);
    await port.publish(form, { text: printDocument({ ...formBody, title: '新客户' }), revision, note: '' });
    for (const listener of listeners) listener([form]);
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
      <OpenDocument
        port={port}
        documentKey={form}
        changes={(listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        }}
      />
      <button type="button" onClick={() => void theirs()}>
        别人发布
      </button>
    </div>
  );
}

function Opened() {
  const [calls] = useState<string[]>(() => []);
  const [port] = useState(() => createPort(calls));
  const [shown, setShown] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
      <OpenDocument port={port} documentKey={form} changes={nothingChanges} />
      <button type="button" onClick={() => setShown(calls.join('\n'))}>
        记录
      </button>
      <output data-testid="calls">{shown}</output>
    </div>
  );
}

async function expectCalls(...expected: string[]): Promise<void> {
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: '记录' }));
    await expect(screen.getByTestId('calls').textContent).toBe(expected.join('\n'));
  });
}

const kept = 'drafts base/customer.form base/customer.model base/customer.list; without ';
const takenBack = 'drafts base/customer.form; without base/customer.model base/customer.list';

/**
 * A renaming is saved in all affected documents, reverted in all of them by one undo, and published with all of them.
 */
export const RenamedEverywhere: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByText('大纲'));
    await userEvent.click(await screen.findByText('level', { selector: '.pw-outline-key' }));
    await userEvent.keyboard('{Control>}{F2}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: '重命名字段“level”' }));
    const name = await settled(dialog.getByRole('textbox', { name: '新名字' }));
    await userEvent.clear(name);
    await userEvent.type(name, 'grade{Enter}');
    await dialog.findByText('要改 3 份文档的 3 处：');
    await userEvent.click(dialog.getByRole('button', { name: '改名' }));
    await expectCalls(kept);
    await expect(screen.getByText('草稿，还没有发布')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expectCalls(kept, takenBack);
    await waitFor(() => expect(screen.queryByText('草稿，还没有发布')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '重做' }));
    await expectCalls(kept, takenBack, kept);

    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    const publishing = within(await screen.findByRole('dialog', { name: '发布' }));
    await expect(publishing.getByText(/^一起发布 2 份跟着改的文档/)).toHaveTextContent('base/customer.list');
    await userEvent.type(await settled(publishing.getByRole('textbox', { name: '发布的原因' })), '改名');
    await userEvent.click(publishing.getByRole('button', { name: '发布' }));
    await screen.findByText('发布成功，打开着的页面已经换成新的。');
    await expectCalls(kept, takenBack, kept, 'publish base/customer.form base/customer.model base/customer.list');

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expectCalls(kept, takenBack, kept, 'publish base/customer.form base/customer.model base/customer.list', kept);
  },
};

const added = 'drafts base/customer.form base/customer.model; without ';
const removed = 'drafts base/customer.form; without base/customer.model';

/** A field that is added to the form is a field of its model: one undo takes both back, and both are published. */
export const AddsAFieldOfTheModel: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '数字' }));
    await expectCalls(added);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expectCalls(added, removed);
    await userEvent.click(screen.getByRole('button', { name: '重做' }));
    await expectCalls(added, removed, added);
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    const publishing = within(await screen.findByRole('dialog', { name: '发布' }));
    await publishing.findByText(/^一起发布 1 份跟着改的文档.*base\/customer\.model/);
    await userEvent.type(await settled(publishing.getByRole('textbox', { name: '发布的原因' })), '数量');
    await userEvent.click(publishing.getByRole('button', { name: '发布' }));
    await screen.findByText('发布成功，打开着的页面已经换成新的。');
    await expectCalls(added, removed, added, 'publish base/customer.form base/customer.model');
  },
};

/** The documents that name the form, with a link to each form that the user may design. */
export const UsedElsewhere: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '用在哪里' }));
    const dialog = within(await screen.findByRole('dialog', { name: '用在哪里' }));
    await dialog.findByText('base/customer.list，2 处');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A change of the model alone is a draft of the model, and is published without the form. */
export const PublishesTheModelAlone: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByText('字段', { selector: '.ant-segmented-item-label' }));
    await userEvent.click(await screen.findByRole('rowheader', { name: 'level' }));
    await expect(screen.getByRole('button', { name: '发布' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}级别{Enter}');
    await expectCalls(added);
    await expect(screen.getByText('草稿，还没有发布')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    const publishing = within(await screen.findByRole('dialog', { name: '发布' }));
    await publishing.findByText(/^一起发布 1 份跟着改的文档.*base\/customer\.model/);
    await userEvent.type(await settled(publishing.getByRole('textbox', { name: '发布的原因' })), '标题');
    await userEvent.click(publishing.getByRole('button', { name: '发布' }));
    await screen.findByText('发布成功，打开着的页面已经换成新的。');
    await expectCalls(added, 'publish base/customer.model');
    await expect(screen.getByRole('button', { name: '发布' })).toBeDisabled();
  },
};

export const DiscardsADraft: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByText('大纲'));
    await userEvent.click(await screen.findByText('level', { selector: '.pw-outline-key' }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(document.querySelectorAll('.pw-outline-key')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: '放弃草稿' }));
    const question = within(await screen.findByRole('tooltip'));
    await expect(question.getByText(/回到已发布的内容/)).toBeInTheDocument();
    await userEvent.click(await settled(question.getByRole('button', { name: '放弃草稿' })));
    await waitFor(() => expect(screen.queryByText('草稿，还没有发布')).toBeNull());
    await expectCalls(added, removed, `discard ${form}`);
    await userEvent.click(await screen.findByText('大纲'));
    await waitFor(() => expect(document.querySelectorAll('.pw-outline-key')).toHaveLength(1));
  },
};

export const KeepsWhatCannotBeWritten: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByText('大纲'));
    await userEvent.click(await screen.findByText('level', { selector: '.pw-outline-key' }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: '用表达式 显示' }));
    const shown = await screen.findByRole('textbox', { name: '显示' });
    await userEvent.type(shown, '$record.level ==');
    await waitFor(() => expect(document.querySelector('.pw-property-problem')).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    await screen.findByText(/“显示”里写的还不能用，没有写进文档。/);
    await expect(screen.queryByRole('dialog', { name: '发布' })).toBeNull();
    await userEvent.type(shown, " 'A'");
    await waitFor(() => expect(screen.queryByText(/里写的还不能用/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    await screen.findByRole('dialog', { name: '发布' });
  },
};

export const WithOtherDrafts: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByText('大纲'));
    await userEvent.click(await screen.findByText('level', { selector: '.pw-outline-key' }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    const publishing = within(await screen.findByRole('dialog', { name: '发布' }));
    const pictureOf = async (name: string) => within(await publishing.findByRole('img', { name }));
    await waitFor(async () => expect((await pictureOf('发布前')).getAllByText('等级')).toHaveLength(1));
    await waitFor(async () => expect((await pictureOf('发布后')).getAllByText('等级')).toHaveLength(2));
    const before = await publishing.findByRole('img', { name: '发布前' });
    await expect(before.querySelector('input')?.closest('[inert]')).not.toBeNull();
    await expect(before.querySelector('input')?.getBoundingClientRect().height).toBeLessThan(20);
    const other = await publishing.findByRole('checkbox', { name: '订单（sales/order.list）' });
    await expect(publishing.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(await settled(other));
    await userEvent.type(publishing.getByRole('textbox', { name: '发布的原因' }), '一起');
    await userEvent.click(publishing.getByRole('button', { name: '发布' }));
    await screen.findByText('发布成功，打开着的页面已经换成新的。');
    await expectCalls(added, 'publish base/customer.form base/customer.model sales/order.list');
  },
};

/** A user who has changed nothing gets the publication of another at once, and is asked nothing. */
export const FollowsAPublication: Story = {
  render: () => <PublishedByOthers />,
  async play() {
    const title = await screen.findByRole('textbox', { name: '标题' });
    await expect(title).toHaveValue('客户');
    await userEvent.click(screen.getByRole('button', { name: '别人发布' }));
    await screen.findByText('已换成刚发布的。');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('新客户'));
    await expect(screen.queryByText(/和您正在改的不一样/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: '发布' })).toBeDisabled());
    await expect(screen.queryByText('草稿，还没有发布')).toBeNull();
  },
};

export const TakesAnEarlierVersion: Story = {
  render: () => <Opened />,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '版本' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发布过的版本' }));
    await userEvent.click(await settled(await dialog.findByRole('radio', { name: /管理员 发布 · 改了等级/ })));
    await dialog.findByText('和现在的一样。');
    await expect(dialog.getByRole('button', { name: '换成这一版' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^文件里的/ }));
    await dialog.findByText('从现在的变成这一版，要改 1 处：');
    await expect(dialog.getByText(/老客户/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '换成这一版' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
    await screen.findByText('草稿已保存，只有您自己看得到。');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '发布' })).toBeDisabled());
  },
};
