import type { ChangedDocument, DocumentEditingPort, EditedText } from '../../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../../schema/documents/document.ts';
import { contentHash } from '../../../../schema/parse/index.ts';

/** The other documents that change along with the designed one, by key. */
export type OtherDocuments = ReadonlyMap<DocumentKey, ChangedDocument>;

/** The drafts of the documents that change along with the designed one. */
export interface OtherDrafts {
  /**
   * Writes their drafts together with `own`. A document that is no longer changed gets its previous draft back, or
   * none. Concurrent calls run one after the other.
   * @returns true if there was something to write.
   */
  keep(own: EditedText, others: OtherDocuments): Promise<boolean>;
  /** Returns the texts that must be published together with the designed document. */
  along(others: OtherDocuments): EditedText[];
  published(along: readonly EditedText[], others: OtherDocuments): void;
}

/** Creates the drafts with no knowledge of earlier ones; that begins with the first `keep`. */
export function createOtherDrafts(port: Pick<DocumentEditingPort, 'saveDrafts'>): OtherDrafts {
  let kept: OtherDocuments = new Map();
  let last: Promise<unknown> = Promise.resolve();
  const before = new Map<DocumentKey, ChangedDocument['draft']>();
  const inForce = new Map<DocumentKey, { text: string; revision: string; before: string }>();

  const needed = (key: DocumentKey, text: string, revision: string): EditedText[] => {
    const published = inForce.get(key);
    return published?.text === text ? [] : [{ key, text, revision: published?.revision ?? revision }];
  };
  const changedBack = (key: DocumentKey, others: OtherDocuments): EditedText[] => {
    const published = inForce.get(key);
    return published && !others.has(key) ? needed(key, published.before, published.revision) : [];
  };
  const restored = (key: DocumentKey, others: OtherDocuments): EditedText[] => {
    const draft = before.get(key);
    return inForce.has(key) ? changedBack(key, others) : draft ? [{ key, ...draft }] : [];
  };
  const write = async (own: EditedText, others: OtherDocuments): Promise<boolean> => {
    for (const [key, { draft }] of others) if (!before.has(key)) before.set(key, draft);
    const touched = [...others.values()].filter((each) => kept.get(each.key) !== each);
    const gone = [...kept.keys()].filter((key) => !others.has(key));
    const keys = [...touched.map(({ key }) => key), ...gone];
    if (keys.length === 0) return false;
    const drafts = [
      ...touched.flatMap(({ key, text, revision }) => needed(key, text, revision)),
      ...gone.flatMap((key) => restored(key, others)),
    ];
    const removed = keys.filter((key) => !drafts.some((draft) => draft.key === key));
    await port.saveDrafts([own, ...drafts], removed);
    kept = others;
    return true;
  };

  return {
    async keep(own, others) {
      const mine = last.then(() => write(own, others));
      last = mine.catch(() => {});
      return mine;
    },
    along: (others) => [
      ...[...others.values()].flatMap(({ key, text, revision }) => needed(key, text, revision)),
      ...[...inForce.keys()].flatMap((key) => changedBack(key, others)),
    ],
    published(along, others) {
      for (const { key, text } of along) {
        const was = others.get(key)?.before ?? inForce.get(key)?.before ?? text;
        inForce.set(key, { text, revision: contentHash(text), before: was });
      }
    },
  };
}
