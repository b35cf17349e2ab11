import { type ReactNode, useState } from 'react';

import { DocumentPage } from '../../../src/runtime/page/index.ts';
import type { DocumentChanges } from '../../../src/runtime/page/index.ts';
import type { Ports } from '../../../src/runtime/ports/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { pageViews } from '../../../src/views/page-views.tsx';
import { documentSet, formBody, formModel, wideListBody, wideListModel } from './documents.ts';

/** Documents of the open page as they are now, and who is told when they change. */
let bodies: Record<DocumentKey, JsonObject> = {};
let model: DocumentKey = 'bench/form.model';
let tell: Parameters<DocumentChanges>[0] = () => {};

const changes: DocumentChanges = (listener) => {
  tell = listener;
  return () => {};
};

/** Answers with the documents as they are now; the network is not part of it. */
export const openDocuments: Ports['documents'] = {
  async page() {
    const set = documentSet(bodies);
    return { documents: [...set.keys()].flatMap((key) => set.get(key) ?? []) };
  },
};

/** The half of the bench protocol in which the document of an open page changes. */
export function openPageBench(show: (page: ReactNode) => void) {
  return {
    mountOpen(kind: 'form' | 'list') {
      model = kind === 'form' ? 'bench/form.model' : 'bench/wide.model';
      bodies =
        kind === 'form'
          ? { 'bench/form.model': formModel(1000, false), 'bench/form.form': formBody(1000, false) }
          : { 'bench/wide.model': wideListModel, 'bench/wide.list': wideListBody };
      show(<Page of={kind === 'form' ? 'bench/form.form' : 'bench/wide.list'} />);
    },
    changeTitle() {
      bodies = { ...bodies, [model]: JSON.parse(JSON.stringify(bodies[model]).replace('"Field 2"', '"Changed"')) };
      tell([model]);
    },
  };
}

function Page({ of }: { of: DocumentKey }) {
  const [search, setSearch] = useState('');
  const [location] = useState(() => ({ search, setSearch }));
  return (
    <div style={{ height: 860 }}>
      <DocumentPage
        documentKey={of}
        views={pageViews}
        owner="bench"
        location={search === location.search ? location : { search, setSearch }}
        navigate={ignore}
        changes={changes}
      />
    </div>
  );
}

function ignore() {}
