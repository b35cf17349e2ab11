import { createStore } from 'jotai';
import { useState, type ReactNode } from 'react';

import { actions } from '../../../actions/index.ts';
import { cells } from '../../../cells/index.ts';
import { createLookups } from '../../../data-sources/jeecg/index.ts';
import type { ResolvedList } from '../../../engine/list/index.ts';
import { ProblemCard } from '../../../kit/problem-card/index.ts';
import type { MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import type { Ports } from '../../../runtime/ports/index.ts';
import { memorySavedViews } from '../../../runtime/ports/testing/memory-saved-views.ts';
import { createRegistry, RuntimeProvider, type Runtime } from '../../../runtime/registry/index.ts';
import { widgets } from '../../../widgets/index.ts';
import { FormItem, FormSkeleton } from '../../form/index.ts';
import { AddressedList } from '../AddressedList.tsx';

const registry = createRegistry({
  widgets,
  cells,
  actions,
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton },
});

const requests: Ports['requests'] = { call: async () => ({ result: null, message: '操作成功' }) };

/** Returns ports over records in memory; there are no dictionaries. */
export function storyPorts(
  records: MemoryRecords,
  documents: Ports['documents'] = { page: async () => ({ documents: [] }) },
): Ports {
  return {
    records,
    documents,
    dictionaries: { items: async () => [], cached: () => [] },
    lookups: createLookups(requests),
    requests,
    savedViews: memorySavedViews(),
    files: {
      upload: async (file) => `temp/${file.name}`,
      download: async () => new Blob(['file']),
      link: async (path) => path,
      reportLink: async (path) => path,
    },
  };
}

const lin = { id: 'u1', username: 'lin', realname: '林晓' };

/** The user's permissions; all if omitted. */
export type May = Pick<Runtime, 'permissions' | 'authority'>;

/** Provides a runtime with the whole widget catalogue and a fresh store to a page. */
export function PageRuntime({ ports, may, children }: { ports: Ports; may?: May | undefined; children: ReactNode }) {
  const [runtime] = useState(() => ({
    registry,
    store: createStore(),
    ...may,
    // The lookups use the requests that a story overrides.
    ports: { ...ports, lookups: createLookups(ports.requests) },
    ...(ports.sockets && { user: lin }),
  }));
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
}

/** Returns a location in memory, shown below the page. */
export function useMemoryLocation(initial = '') {
  const [search, setSearch] = useState(initial);
  return { search, setSearch };
}

export function ListStory({
  list,
  records,
  search = '',
  ports: more,
  navigate = ignore,
  may,
  path,
}: {
  list: ResolvedList;
  records: MemoryRecords;
  search?: string;
  ports?: Partial<Ports>;
  navigate?: (target: { to: string; newTab?: boolean }) => void;
  may?: May;
  path?: string;
}) {
  const [ports] = useState(() => ({ ...storyPorts(records), ...more }));
  const memory = useMemoryLocation(search);
  const location = path === undefined ? memory : { ...memory, path };
  return (
    <PageRuntime ports={ports} may={may}>
      <div style={{ height: 640 }}>
        <AddressedList content={list} location={location} owner="story" navigate={navigate} request={ignore} />
      </div>
      <output data-testid="url">{location.search}</output>
    </PageRuntime>
  );
}

function ignore(): undefined {
  return undefined;
}
