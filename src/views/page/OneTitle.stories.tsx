import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore } from 'jotai';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';

import { actions } from '../../actions/index.ts';
import { cells } from '../../cells/index.ts';
import { ProblemCard } from '../../kit/problem-card/index.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { DocumentPage } from '../../runtime/page/index.ts';
import { createRegistry, RuntimeProvider, type FormItemProps, type Runtime } from '../../runtime/registry/index.ts';
import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import { widgets } from '../../widgets/index.ts';
import { FormItem, FormSkeleton } from '../form/index.ts';
import { storyPorts, useMemoryLocation } from '../list/testing/ListStory.tsx';
import { pageViews } from '../page-views.tsx';
import { sources } from './testing/PageStory.tsx';

const meta: Meta = { title: '表单页/改一个标题' };
export default meta;
type Story = StoryObj;

const names = Array.from({ length: 1000 }, (_, index) => `f${index}`);
const documentsWith = (titles: Readonly<Record<string, string>>) =>
  sources({
    'base/long.model': {
      kind: 'model',
      formatVersion: 1,
      title: '一千个字段',
      resource: '/base/long',
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          names.map((name, index) => [name, { type: 'string', title: titles[name] ?? `字段${index}` }]),
        ),
      },
    },
    'base/long.form': {
      kind: 'form',
      formatVersion: 1,
      model: 'base/long',
      properties: Object.fromEntries(names.map((name) => [name, {}])),
    },
  });

let documents: SourceDocument[] = [];
let tellChange: (keys: readonly DocumentKey[]) => void = () => undefined;
let drawn: string[] = [];

function CountedItem(props: FormItemProps) {
  drawn.push(props.title);
  return <FormItem {...props} />;
}

const views = { FormItem: CountedItem, ProblemCard, Skeleton: FormSkeleton };
const registry = createRegistry({ widgets, cells, actions, views });
const changes = (listener: typeof tellChange) => {
  tellChange = listener;
  return () => undefined;
};
const ignore = () => undefined;

function Page() {
  const location = useMemoryLocation();
  const [runtime] = useState<Runtime>(() => {
    const ports = storyPorts(memoryRecords([]), { page: async () => ({ documents }) });
    return { registry, ports, store: createStore() };
  });
  const page = { documentKey: 'base/long.form', views: pageViews, owner: 'story', navigate: ignore, changes } as const;
  return (
    <RuntimeProvider runtime={runtime}>
      <div style={{ height: 600 }}>
        <DocumentPage {...page} location={location} />
      </div>
    </RuntimeProvider>
  );
}

export const OneOfAThousandFields: Story = {
  render() {
    documents = documentsWith({});
    return <Page />;
  },
  async play() {
    await screen.findByText('字段999', undefined, { timeout: 10_000 });
    drawn = [];
    documents = documentsWith({ f7: '换了名的字段' });
    tellChange(['base/long.model', 'base/long.form']);
    await expect(await screen.findByText('换了名的字段')).toBeInTheDocument();
    await expect(new Set(drawn)).toEqual(new Set(['换了名的字段']));
  },
};
