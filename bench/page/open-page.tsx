import { useState, type ReactNode } from 'react';

import { DocumentPage, type DocumentChanges } from '../../src/runtime/page/index.ts';
import type { Ports } from '../../src/runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { pageViews } from '../../src/views/page-views.tsx';
import { documentSet, formBody, formModel, wideListBody, wideListModel } from './documents.ts';

let answer: SourceDocument[] = [];
let changed: SourceDocument[] = [];
let model: DocumentKey = 'bench/form.model';
let tell: Parameters<DocumentChanges>[0] = () => {};

const changes: DocumentChanges = (listener) => {
  tell = listener;
  return () => {};
};

/** Answers with the current documents; network and parsing are not measured. */
export const openDocuments: Ports['documents'] = { page: async () => ({ documents: answer }) };

function sourcesOf(bodies: Record<DocumentKey, JsonObject>): SourceDocument[] {
  const set = documentSet(structuredClone(bodies));
  return [...set.keys()].flatMap((key) => set.get(key) ?? []);
}

export function openPageBench(show: (page: ReactNode) => void) {
  return {
    mountOpen(kind: 'form' | 'list') {
      model = kind === 'form' ? 'bench/form.model' : 'bench/wide.model';
      const bodies: Record<DocumentKey, JsonObject> =
        kind === 'form'
          ? { 'bench/form.model': formModel(1000, false), 'bench/form.form': formBody(1000, false) }
          : { 'bench/wide.model': wideListModel, 'bench/wide.list': wideListBody };
      answer = sourcesOf(bodies);
      changed = sourcesOf({
        ...bodies,
        [model]: JSON.parse(JSON.stringify(bodies[model]).replace('"Field 2"', '"Changed"')),
      });
      show(<Page of={kind === 'form' ? 'bench/form.form' : 'bench/wide.list'} />);
    },
    changeTitle() {
      answer = changed;
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
