import type { ResolvedList } from '../../../engine/list/index.ts';
import type { PortError, Ports } from '../../ports/index.ts';
import type { Runtime } from '../../registry/index.ts';
import { drawHook, settle, type DrawnHook } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { useListController, type ListController, type ListOptions } from '../controller/index.ts';
import { memoryRecords, type MemoryRecords } from './memory-records.ts';
import { resolvedList } from './resolved-list.ts';

export interface OpenList {
  drawn: DrawnHook<ListController, { list: ResolvedList; search: string }>;
  now: () => ListController;
  port: MemoryRecords;
  address: () => string;
  visit: (search: string) => Promise<void>;
  follow: (list: ResolvedList) => Promise<void>;
  act: (run: (controller: ListController) => unknown) => Promise<void>;
  ids: () => string[];
  failures: PortError[];
}

/** 23 customers by default, the newest with the smallest id, as `customer` lists them. */
export function customers(count = 23) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    version: 1,
    name: `客户${String(index + 1).padStart(2, '0')}`,
    level: index % 2 === 0 ? 'A' : 'B',
    balance: `${(index + 1) * 10}.50`,
    createTime: `2026-01-01 08:${String(59 - index).padStart(2, '0')}:00`,
  }));
}

export async function openList(
  change: Partial<ResolvedList> = {},
  around: {
    port?: MemoryRecords;
    ports?: Partial<Ports>;
    runtime?: Partial<Omit<Runtime, 'ports'>>;
    search?: string;
    use?: ListOptions;
  } = {},
): Promise<OpenList> {
  const { port = memoryRecords(customers()), ports, runtime, search: first = '', use } = around;
  const failures: PortError[] = [];
  let list = resolvedList(change);
  let search = first;
  const setSearch = (next: string) => void (search = next);
  const drawn = await drawHook(
    memoryRuntime({ ports: { records: port, ...ports }, ...runtime }),
    (shown: { list: ResolvedList; search: string }) =>
      useListController(shown.list, { path: '/customers', search: shown.search, setSearch }, onFailure, use),
    { list, search },
  );
  const redraw = () => drawn.draw({ list, search });
  return {
    drawn,
    port,
    failures,
    now: drawn.now,
    address: () => decodeURIComponent(search),
    async visit(next) {
      search = next;
      await redraw();
    },
    async follow(next) {
      list = next;
      await redraw();
    },
    async act(run) {
      await settle(() => run(drawn.now()));
      await redraw();
    },
    ids: () => drawn.now().snapshot.records.map(({ id }) => String(id)),
  };

  function onFailure(error: PortError) {
    failures.push(error);
  }
}
