import '@ant-design/v5-patch-for-react-19';

import { createStore } from 'jotai';
import { Fragment, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { appRegistry } from '../../src/app/document-page/index.ts';
import { ThemeProvider } from '../../src/app/theme/index.ts';
import { resolveForm } from '../../src/engine/form/index.ts';
import { resolveList } from '../../src/engine/list/index.ts';
import { declarationOf } from '../../src/engine/widgets/index.ts';
import { AntdScope } from '../../src/kit/antd-scope/AntdScope.tsx';
import { usePreloadFeedback } from '../../src/kit/feedback/index.ts';
import { useFormHandle } from '../../src/runtime/form/index.ts';
import { vocabularyOf } from '../../src/runtime/page/index.ts';
import { preloadWidgets, RuntimeProvider, type Runtime } from '../../src/runtime/registry/index.ts';
import { FormView } from '../../src/views/form/index.ts';
import { ListPage } from '../../src/views/list/ListPage.tsx';
import { benchPorts } from './bench-ports.ts';
import { documentSet, formBody, formModel, listBody, listModel } from './documents.ts';
import { openDocuments, openPageBench } from './open-page.tsx';
import { people } from './people.ts';
import { tableBench } from './table.tsx';

import './timing.ts';

/**
 * The runtime on a separate page, with the operations of the bench protocol (`window.__bench`). Forms and lists are
 * documents, rendered like any page.
 */
const vocabulary = vocabularyOf(appRegistry);
const ports = benchPorts(openDocuments, async (_path, { pageNo = '1', pageSize = '10' }) => ({
  records: people.slice((Number(pageNo) - 1) * Number(pageSize), Number(pageNo) * Number(pageSize)),
  total: people.length,
}));
const runtime: Runtime = { registry: appRegistry, ports, store: createStore() };

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);
let show: (page: ReactNode) => void = () => {};

/** Called once messages are available, as they are after the first page of a visit. */
let frameStands: () => void = () => {};
const frame = new Promise<void>((resolve) => (frameStands = resolve));

function ShownPage() {
  const preloadFeedback = usePreloadFeedback();
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.ant-app.pagewright') === null) return;
      observer.disconnect();
      frameStands();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    preloadFeedback();
  }, [preloadFeedback]);
  const [shown, setShown] = useState<{ page: ReactNode; count: number }>({ page: null, count: 0 });
  useEffect(() => {
    show = (page) => setShown(({ count }) => ({ page, count: count + 1 }));
  }, []);
  return <Fragment key={shown.count}>{shown.page}</Fragment>;
}

root.render(
  <RuntimeProvider runtime={runtime}>
    <ThemeProvider>
      {/* The same wrapper as around forms and edited tables in the application; it is loaded before anything is measured. */}
      <Suspense fallback={null}>
        <AntdScope>
          <ShownPage />
        </AntdScope>
      </Suspense>
    </ThemeProvider>
  </RuntimeProvider>,
);

function FormPage({ count, linked }: { count: number; linked: boolean }) {
  const [form] = useState(() => {
    const documents = documentSet({
      'bench/form.model': formModel(count, linked),
      'bench/form.form': formBody(count, linked),
    });
    return resolveForm('bench/form.form', documents, vocabulary);
  });
  return <FormView form={useFormHandle({ form, record: {}, mode: 'create' })} />;
}

function PeoplePage() {
  const [search, setSearch] = useState('');
  const [list] = useState(() =>
    resolveList(
      'bench/person.list',
      documentSet({ 'bench/person.model': listModel, 'bench/person.list': listBody }),
      vocabulary,
    ),
  );
  const ignore = () => undefined;
  return (
    <div style={{ height: 860 }}>
      <ListPage list={list} location={{ search, setSearch }} owner="bench" navigate={ignore} request={ignore} />
    </div>
  );
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`[id$="-${name}"]`);

Object.assign(window, {
  __bench: {
    name: 'pagewright',
    // The code of most forms is loaded, like after the first page of a visit (SignedInRuntime).
    ready: Promise.all([
      frame,
      preloadWidgets(
        appRegistry,
        appRegistry.widgets.names.filter((name) => declarationOf(name).common),
      ),
    ]),
    mountForm: (count: number, { linkage = false } = {}) => show(<FormPage count={count} linked={linkage} />),
    focusA: () => control('f0')?.focus(),
    readA: () => control('f0')?.value,
    readC: () => control('f12')?.textContent?.replace('—', '') || control('f12')?.value,
    ...tableBench((page) => show(page), vocabulary),
    ...openPageBench((page) => show(page)),
    mountList: () => show(<PeoplePage />),
    nextPage: () => document.querySelector<HTMLElement>('button[title="下一页"]')?.click(),
  },
});
