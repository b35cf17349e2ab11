import { Suspense, useCallback, useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { ResolvedList } from '../../engine/list/index.ts';
import { useFeedback, useNotify, usePreloadFeedback } from '../../kit/feedback/index.ts';
import { ListPagination } from '../../kit/pagination/ListPagination.tsx';
import { ProblemCard, unplacedProblems, useModelProblems } from '../../kit/problem-card/index.ts';
import { useFailureWarning, useIsPhone, useViewVariables } from '../../kit/states/index.ts';
import {
  useListActions,
  useListController,
  useRecordAddress,
  useRemoteChanges,
  type ListLocation,
  type PageEnvironment,
} from '../../runtime/list/index.ts';
import { contentStands, whenContentStands } from '../../runtime/registry/index.ts';
import { useTableState, type Density, type TableLook } from '../../runtime/table/index.ts';
import { DialogHost, preloadDialogs } from '../dialog/index.ts';
import { SearchForm } from '../search-form/index.ts';
import { Conditions } from './conditions/Conditions.tsx';
import { ListContent, type RowChoice } from './content/ListContent.tsx';
import { followLink } from './follow-link.ts';
import { ListTask, ListWhy, RemoteChangesBar, SlowNotice, WholeQueryBanner } from './notices/index.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';

import './list.css';

import { preloadCards, useUndoOffer } from '../table/index.ts';

export interface ListPageProps extends Omit<PageEnvironment, 'notify' | 'progress' | 'offerUndo' | 'notifyOthers'> {
  list: ResolvedList;
  location: ListLocation;
  look?: TableLook;
  notice?: ReactNode;
  /** The chosen row, if another part of the page shows its details: a press on a row chooses it. */
  choice?: RowChoice;
}

/** A list page: search, toolbar, table, pagination, and its dialogs. It fills the height of its parent. */
export function ListPage({ list, location, look, notice, choice, ...place }: ListPageProps) {
  const { message } = useFeedback();
  const onFailure = useFailureWarning();
  const notify = useNotify();
  const use = useMemo(() => (look ? { look } : {}), [look]);
  const controller = useListController(list, location, onFailure, use);
  const remoteChanges = useRemoteChanges(controller);
  const modelProblems = useModelProblems(list.model, list.problems);
  const progress = useCallback<NonNullable<PageEnvironment['progress']>>(
    (text, cancel) => {
      const key = `task-${text}`;
      const update = (share: number) => {
        const content = <ListTask text={text} share={share} onCancel={cancel} />;
        message.open({ key, type: 'loading', duration: 0, content });
      };
      update(0);
      return { update, end: () => message.destroy(key) };
    },
    [message],
  );
  const offerUndo = useUndoOffer();
  const actions = useListActions(controller, {
    ...place,
    openRecord: list.endpoints.queryById === null ? undefined : location.openRecord,
    notify,
    progress,
    offerUndo,
    notifyOthers: remoteChanges.notify,
  });
  useRecordAddress({ controller, location, actions, owner: place.owner, onFailure });
  const preloadFeedback = usePreloadFeedback();
  const isRead = controller.status !== 'loading';
  useEffect(() => {
    if (!isRead) return undefined;
    contentStands();
    // A failed preload is ignored: the code is requested again, and the error shown, when it is needed.
    const stops = [whenContentStands(preloadDialogs, 'next'), whenContentStands(preloadFeedback)];
    return () => stops.forEach((stop) => stop());
  }, [isRead, preloadFeedback]);
  const density = useTableState(controller.table, (state) => state.density) ?? ownDensity(list);
  const [isFull, setFull] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const askWhy = useCallback(() => setAsking(true), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F1' || event.defaultPrevented) return;
    event.preventDefault();
    setAsking(true);
  };
  const isPhone = useIsPhone();
  useEffect(() => void (isPhone && preloadCards()), [isPhone]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- F1 anywhere in the list asks why it is so
    <section
      className="pw-list"
      style={useViewVariables()}
      aria-label={list.title}
      aria-keyshortcuts="F1"
      data-full={isFull || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => followLink(event, place.navigate)}
    >
      {notice}
      {[...unplacedProblems(list), ...modelProblems].map((problem) => (
        <ProblemCard key={`${problem.pointer} ${problem.message}`} problem={problem} />
      ))}
      {list.search.length > 0 && !isPhone && <SearchForm controller={controller} />}
      <Toolbar controller={controller} actions={actions} look={{ density, isFull, setFull, askWhy }} />
      <Conditions controller={controller} />
      <WholeQueryBanner controller={controller} actions={actions} />
      <SlowNotice controller={controller} />
      <RemoteChangesBar changes={remoteChanges} onRefresh={controller.refresh} />
      <ListContent
        controller={controller}
        actions={actions}
        density={density}
        remoteChanges={remoteChanges}
        onFailure={onFailure}
        onWhy={askWhy}
        choice={choice}
      />
      {controller.status === 'ready' && <ListPagination controller={controller} />}
      {isAsking && (
        <Suspense fallback={null}>
          <ListWhy controller={controller} actions={actions} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      <DialogHost owner={place.owner} target={list} />
    </section>
  );
}

/** The density that the documents define; an editable table is denser by default than a read-only one. */
function ownDensity({ table, editable }: ResolvedList): Density {
  if (editable) return table === undefined ? 'middle' : editedDensities[table.size];
  return table && table.size !== 'medium' ? 'compact' : 'middle';
}

const editedDensities = { medium: 'comfortable', small: 'middle', mini: 'compact' } as const;
