import { Activity, memo, useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { FaultPage } from '../status-pages/index.ts';
import { TabLocationContext } from './tab-location.ts';
import type { Tab } from './tab-state.ts';
import type { Tabs } from './use-tabs.ts';

/**
 * Renders the pages of all tabs. Only the active one is visible; the others keep their state, input and scroll position
 * (Activity). `draw` returns a page's content and path parameters; it must be stable.
 */
export function TabPanels(props: {
  tabs: Tab[];
  active: string;
  draw: (path: string) => { content: ReactNode; params: Record<string, string> } | undefined;
  place: Pick<Tabs, 'setSearch' | 'openRecord' | 'closeRecord'>;
  labelled: boolean;
  /** Returns true if the page at a path is mounted again each time it is shown. */
  isFresh?: (path: string) => boolean;
}) {
  const { tabs, active, draw, place, labelled, isFresh } = props;
  return tabs
    .filter((tab) => tab.drawn && (tab.path === active || !isFresh?.(tab.path)))
    .map((tab) => (
      <Activity key={`${tab.path}#${tab.generation}`} mode={tab.path === active ? 'visible' : 'hidden'}>
        <TabPanel
          path={tab.path}
          record={tab.record}
          search={tab.search}
          draw={draw}
          labelled={labelled}
          setSearch={place.setSearch}
          openRecord={place.openRecord}
          closeRecord={place.closeRecord}
        />
      </Activity>
    ));
}

const TabPanel = memo(function TabPanel(
  props: Pick<Parameters<typeof TabPanels>[0], 'draw' | 'labelled'> &
    Pick<Tabs, 'setSearch' | 'openRecord' | 'closeRecord'> &
    Pick<Tab, 'path' | 'record' | 'search'>,
) {
  const { path, record, search, draw, setSearch, openRecord, closeRecord, labelled } = props;
  const page = useMemo(() => draw(path), [draw, path]);
  const params = page?.params;
  const location = useMemo(
    () => ({
      path,
      record,
      search,
      params: params ?? {},
      setSearch: (next: string) => setSearch(path, next),
      openRecord: (next: string) => openRecord(path, next),
      closeRecord: () => closeRecord(path),
    }),
    [path, record, search, params, setSearch, openRecord, closeRecord],
  );
  return (
    <div
      className="pw-panel"
      {...(labelled && { role: 'tabpanel', id: panelId(path), 'aria-labelledby': tabId(path) })}
    >
      <TabLocationContext value={location}>
        <ErrorBoundary
          fallbackRender={({ error, resetErrorBoundary }) => <FaultPage error={error} onRetry={resetErrorBoundary} />}
        >
          {page?.content}
        </ErrorBoundary>
      </TabLocationContext>
    </div>
  );
});

/** The ids by which a tab and its panel refer to each other. */
export function tabId(path: string): string {
  return `tab${path}`;
}

export function panelId(path: string): string {
  return `panel${path}`;
}
