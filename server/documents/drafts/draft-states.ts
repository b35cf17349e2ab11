import type { CatalogueState } from '../../catalogue/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { mayEdit } from '../may-edit.ts';
import type { DocumentParts } from '../publish.ts';
import { gainedRights, rightsSources } from '../rights/index.ts';
import { readDrafts } from './kept-drafts.ts';

/** The number of users whose draft states are cached; for further users each request is checked again. */
const most = 20;

export type DraftStates = (person: Person) => Promise<CatalogueState>;

/**
 * Applies drafts to the documents, each for its author only.
 * @throws Refusal if the drafts would let the author see more than they may.
 */
export function draftStates(parts: DocumentParts): DraftStates {
  const { database, catalogue, published } = parts;
  const kept = new Map<string, { before: CatalogueState; drafts: string; after: CatalogueState }>();
  return async (person) => {
    const drafts = [...(await readDrafts(database, person)).values()].filter(({ key }) => mayEdit(person, key));
    const before = catalogue.current();
    if (drafts.length === 0) return before;
    const texts = drafts.map(({ key, text }) => [key, text] as const);
    const written = JSON.stringify(texts);
    const last = kept.get(person.id);
    if (last && last.before === before && last.drafts === written) return last.after;
    const after = catalogue.prepare(new Map([...published.current().overlay, ...texts]));
    const keys = texts.map(([key]) => key);
    const gained = await gainedRights(person, { before, after, keys }, rightsSources(parts, { isForAuthor: true }));
    if (gained.length > 0)
      throw new Refusal(say('{gained}，草稿没有显示。', { gained: gained[0] }), { status: 403, code: 510 });
    kept.delete(person.id);
    kept.set(person.id, { before, drafts: written, after });
    for (const id of [...kept.keys()].slice(0, -most)) kept.delete(id);
    return after;
  };
}
