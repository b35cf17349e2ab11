import { Activity, type ReactNode, memo, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { FaultPage } from '../status-pages/index.ts';
import { TabLocationContext } from './tab-location.ts';
import type { Tab } from './tab-state.ts';

/**
 * The pages of all tabs. Only the active one is seen; the others keep their state, forms and scroll place (Activity), and
 * come back as they were left. `draw` gives a page's content and the parameters of its path; keep it identical.
 */
export function TabPanels(props: {
  tabs: Tab[];
  active: string;
  draw: (path: string) => { content: ReactNode; params: Record<string, string> } | undefined;
  setSearch: (path: string, search: string) => void;
  /** Are there tabs to be panels of? */
  labelled: boolean;
}) {
  const { tabs, active, draw, setSearch, labelled } = props;
  return tabs
    .filter((tab) => tab.drawn)
    .map((tab) => (
      <Activity key={`${tab.path}#${tab.generation}`} mode={tab.path === active ? 'visible' : 'hidden'}>
        <TabPanel path={tab.path} search={tab.search} draw={draw} setSearch={setSearch} labelled={labelled} />
      </Activity>
    ));
}

const TabPanel = memo(function TabPanel(
  props: Pick<Parameters<typeof TabPanels>[0], 'draw' | 'setSearch' | 'labelled'> & Pick<Tab, 'path' | 'search'>,
) {
  const { path, search, draw, setSearch, labelled } = props;
  const page = useMemo(() => draw(path), [draw, path]);
  const params = page?.params;
  const location = useMemo(
    () => ({ path, search, params: params ?? {}, setSearch: (next: string) => setSearch(path, next) }),
    [path, search, params, setSearch],
  );
  return (
    <div
      className="pw-panel"
      {...(labelled && { role: 'tabpanel', id: panelId(path), 'aria-labelledby': tabId(path) })}
    >
      <TabLocationContext value={location}>
        <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <FaultPage onRetry={resetErrorBoundary} />}>
          {page?.content}
        </ErrorBoundary>
      </TabLocationContext>
    </div>
  );
});

/** Ids by which a tab and its panel name each other. */
export function tabId(path: string): string {
  return `tab${path}`;
}

export function panelId(path: string): string {
  return `panel${path}`;
}
