import '@ant-design/v5-patch-for-react-19';

import { createStore } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { Designer } from '../../../designer/index.ts';
import { appRegistry } from '../../../src/app/document-page/index.ts';
import { ThemeProvider } from '../../../src/app/theme/index.ts';
import { resolveForm } from '../../../src/engine/form/index.ts';
import { AntdScope } from '../../../src/kit/antd-scope/AntdScope.tsx';
import { useFormHandle } from '../../../src/runtime/form/index.ts';
import { vocabularyOf } from '../../../src/runtime/page/index.ts';
import { RuntimeProvider, type Runtime } from '../../../src/runtime/registry/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { FormView } from '../../../src/views/form/index.ts';
import { benchPorts } from '../bench-ports.ts';
import { documentSet, formBody, formModel } from '../documents.ts';
import { ours } from './aims.ts';
import { offerDesigner } from './gesture-timing.ts';

/** The designer on a separate page, with the interface of its bench (`window.__bench`). */
const runtime: Runtime = { registry: appRegistry, ports: benchPorts(), store: createStore() };

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);

function show(page: ReactNode): void {
  root.render(
    <RuntimeProvider runtime={runtime}>
      <ThemeProvider>
        <Suspense fallback={null}>
          <AntdScope>
            <div style={{ height: 860 }}>{page}</div>
          </AntdScope>
        </Suspense>
      </ThemeProvider>
    </RuntimeProvider>,
  );
}

const bodies = (count: number) => ({
  'bench/form.model': formModel(count, false),
  'bench/form.form': { title: 'Form', ...formBody(count, false) },
});

const keep = () => undefined;

function Designed({ count }: { count: number }) {
  const [{ document, around }] = useState(() => {
    const set = documentSet(bodies(count));
    const around: SourceDocument[] = [...set.keys()].flatMap((key) => set.get(key) ?? []);
    const document = set.get('bench/form.form');
    if (!document) throw new Error('no form');
    return { document, around };
  });
  return <Designer document={document} around={around} FormView={FormView} onChange={keep} />;
}

function Plain({ count }: { count: number }) {
  const [form] = useState(() => resolveForm('bench/form.form', documentSet(bodies(count)), vocabularyOf(appRegistry)));
  return (
    <div className="bench-plain">
      <FormView form={useFormHandle({ form, record: {}, mode: 'create' })} />
    </div>
  );
}

const pages: Record<string, (count: number) => ReactNode> = {
  plain: (count) => <Plain count={count} />,
  designer: (count) => <Designed count={count} />,
};

offerDesigner({ ...ours, open: (how, count) => flushSync(() => show(pages[how]?.(count))) });
