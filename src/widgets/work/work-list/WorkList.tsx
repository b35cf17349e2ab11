import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { WorkListWidgetProps } from '../../../../generated/props.ts';
import { allows } from '../../../engine/permission/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import { failureText } from '../../../runtime/ports/index.ts';
import { useRuntime, type LayoutProps } from '../../../runtime/registry/index.ts';
import { useShortLists, type ShortList } from '../../../runtime/short-lists/use-short-lists.ts';
import type { WorkListItem } from './work-list-item.ts';
import { WorkRecords } from './WorkRecords.tsx';

import './work-list.css';

export type WorkListProps = LayoutProps & WorkListWidgetProps;

const noItems: WorkListItem[] = [];

/** The records that wait for the user, grouped by task; a message if there are none. */
export function WorkList({
  title = say('待办'),
  lists = noItems,
  limit = 5,
  empty = say('没有等您处理的事'),
}: WorkListProps) {
  // Props are evaluated again with each change around them; equal ones cause no request.
  const items = useAllowed(useSame(lists));
  const sources = useMemo(() => items.map((item) => ({ where: {}, fields: [], ...item })), [items]);
  const { lists: found, refresh } = useShortLists(sources, limit);
  const isLoading = found.some(({ status }) => status === 'loading');
  const isEmpty = found.every((list) => list.status === 'ready' && list.total === 0);
  const failed = found.find((list) => list.status === 'failed');
  return (
    <section className="pw-work" aria-label={title} aria-busy={isLoading}>
      <h2>{title}</h2>
      <div className="pw-work-items">
        {items.map((item, index) => {
          const list = found[index];
          return list && <WorkRecords key={`${item.page} ${item.title}`} item={item} list={list} />;
        })}
      </div>
      {failed && <Failure list={failed} onRetry={refresh} />}
      {isEmpty && <p className="pw-work-empty">{empty}</p>}
      {isLoading && <p className="pw-work-empty">{say('正在查找…')}</p>}
    </section>
  );
}

function Failure({ list, onRetry }: { list: Extract<ShortList, { status: 'failed' }>; onRetry: () => void }) {
  return (
    <p className="pw-work-failure" role="alert">
      <span>{say('待办没有取全：{failureText}', { failureText: failureText(list.error) })}</span>
      <Button size="small" onClick={onRetry}>
        {say('重试')}
      </Button>
    </p>
  );
}

function useAllowed(items: readonly WorkListItem[]): readonly WorkListItem[] {
  const { permissions } = useRuntime();
  const pages = useAtomValue(pageLinksAtom);
  return useMemo(() => {
    const paths = new Set(pages.map(({ path }) => path));
    return items.filter(({ page, permission, unless }) => {
      const isElsewhere = unless !== undefined && allows(permissions, unless);
      return (paths.size === 0 || paths.has(page)) && allows(permissions, permission) && !isElsewhere;
    });
  }, [items, permissions, pages]);
}

function useSame(items: readonly WorkListItem[]): readonly WorkListItem[] {
  const text = JSON.stringify(items);
  // oxlint-disable-next-line react/exhaustive-deps -- the text represents the items
  return useMemo(() => items, [text]);
}
