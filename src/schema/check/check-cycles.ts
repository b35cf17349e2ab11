import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { kindDefinition } from '../kinds/kinds.ts';
import { recallByBody } from '../memory/recall.ts';
import { visitDocument } from '../references/index.ts';

/**
 * Finds the cycles of documents that render each other. Each cycle is reported once, at its document that comes first
 * by name.
 * @param among the documents to look at: only cycles through them are found, each reported at the first of them.
 */
export function findCycles(
  documents: DocumentSet,
  among?: ReadonlySet<DocumentKey>,
): { key: DocumentKey; pointer: string; path: DocumentKey[] }[] {
  const known = new Map<DocumentKey, readonly Edge[]>();
  const edges: Edges = (key) => {
    const document = documents.get(key);
    const drawn = known.get(key) ?? (document ? drawnBy(document, documents) : []);
    known.set(key, drawn);
    return drawn;
  };
  const found = new Map<string, { key: DocumentKey; pointer: string; path: DocumentKey[] }>();
  for (const start of among ?? documents.keys()) {
    const path = circleFrom(start, edges);
    if (!path) continue;
    const first = path.toSorted().find((key) => among?.has(key) ?? true) ?? start;
    if (first !== start) continue;
    const pointer = edges(start).find((edge) => edge.to === path[1])?.pointer ?? '';
    found.set(path.toSorted().join(' '), { key: start, pointer, path });
  }
  return [...found.values()];
}

type Edges = (key: DocumentKey) => readonly Edge[];

interface Edge {
  to: DocumentKey;
  pointer: string;
}

const drawnBy = recallByBody((document, documents): readonly Edge[] => {
  const edges: Edge[] = [];
  if (!kindDefinition(document.kind).isDrawn && document.kind !== 'model') return edges;
  visitDocument(document, documents, {
    reference(found) {
      // A dialog opened by a button is not part of the page that opens it. Of the documents that a model names, only
      // its lines are part of it.
      if (found.sort !== 'document' || found.pointer.endsWith('/open-dialog')) return;
      const { id, kinds, pointer } = found;
      const isLines = pointer.endsWith('/x-child/model');
      for (const kind of kinds)
        if (kindDefinition(kind).isDrawn || isLines) edges.push({ to: documentKey(id, kind), pointer });
    },
  });
  return edges;
});

function circleFrom(start: DocumentKey, edges: Edges): DocumentKey[] | undefined {
  const visited = new Set<DocumentKey>();
  const search = (key: DocumentKey, path: DocumentKey[]): DocumentKey[] | undefined => {
    for (const { to } of edges(key)) {
      if (to === start) return path;
      if (visited.has(to)) continue;
      visited.add(to);
      const circle = search(to, [...path, to]);
      if (circle) return circle;
    }
    return undefined;
  };
  return search(start, [start]);
}
