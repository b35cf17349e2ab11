import { pagePath } from '../../../src/engine/menu/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { isEqual, parseJson } from '../../../src/schema/json/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuse, type RecordContext, type RecordEngine } from '../../records/index.ts';
import { keptRecords } from '../kept-records.ts';
import { publishDocuments, type DocumentChange, type DocumentParts } from '../publish.ts';
import { documentOf, formDocuments, menuDocument, menuKey, parentField, treeParent } from './form-documents.ts';
import { markSynchronised, onlineFormModel, readDeletedSubs, readHeads, subFormIds } from './form-rows.ts';
import { readOnlineForm, type OnlineForm } from './online-form.ts';

export interface OnlineFormParts extends DocumentParts {
  engine: RecordEngine;
}

interface Asker {
  person: Person;
  context: RecordContext;
}

/**
 * Publishes the documents of an online form: its table, calls, permissions, page and menu entry take effect
 * immediately. Documents that are no longer needed are removed; tables and their records remain.
 * @param mode `normal` refuses if a document was changed elsewhere since; `force` overwrites it.
 * @param allow The same as for `publishDocuments`.
 * @throws Refusal for a sub-table, or if the documents are refused.
 */
export async function synchronise(
  parts: OnlineFormParts,
  { person, context }: Asker,
  { id, mode, allow }: { id: string; mode: 'normal' | 'force'; allow: boolean },
): Promise<void> {
  const { database, engine, catalogue } = parts;
  const read = async (each: string): Promise<OnlineForm> =>
    readOnlineForm(await engine.get(onlineFormModel, each, context).catch(refuse));
  const form = await read(id);
  if (form.kind === 'sub') throw new Refusal(say('附表随主表一起同步，请同步它的主表。'));
  const subs = form.kind === 'main' ? await inOrder(await subFormIds(database, id), read) : [];
  refuseTwice(form, subs);
  await parts.published.follow();
  const state = catalogue.current();
  const wanted = formDocuments(form, subs, state.documents);
  if (mode === 'normal') refuseChangedElsewhere(state, [form, ...subs], wanted);
  const heads = await readHeads(database);
  const pages = heads.filter((head) => !head.isSub && (head.isPublished || head.id === id));
  const all = new Map<DocumentKey, string | null>([
    ...wanted,
    ...orphansOf(state, await readDeletedSubs(database, id), new Set(heads.map(documentOf))),
    [menuKey, menuDocument(pages)],
  ]);
  const changes = changesOf(state, all);
  if (changes.length > 0)
    await publishDocuments(parts, person, {
      changes,
      note: say('在线表单“{title}”同步数据库', { title: form.title }),
      choices: keptRecords(changes),
      allow,
    });
  for (const each of [form, ...subs])
    await markSynchronised(database, {
      id: each.id,
      version: each.version + 1,
      path: each === form ? pagePath(documentOf(form)) : null,
      documentHash: catalogue.current().documents.get(documentOf(each))?.hash ?? '',
    });
}

/**
 * Unpublishes the pages of online forms that are to be deleted. Their tables and records remain.
 * @throws Refusal if another document uses one of them.
 */
export async function withdraw(
  parts: OnlineFormParts,
  person: Person,
  { ids, allow }: { ids: readonly string[]; allow: boolean },
): Promise<void> {
  const { database, catalogue, published } = parts;
  await published.follow();
  const state = catalogue.current();
  const heads = await readHeads(database);
  const leaving = new Set(ids);
  const mains = heads.filter((head) => leaving.has(head.id) && !head.isSub);
  const subs = heads.filter((head) => mains.some((main) => main.id === head.main));
  const pages = heads.filter((head) => !head.isSub && head.isPublished && !leaving.has(head.id));
  const gone = [...mains, ...subs].filter((head) => state.documents.get(documentOf(head)) !== undefined);
  if (gone.length === 0) return;
  const changes = changesOf(
    state,
    new Map<DocumentKey, string | null>([
      ...gone.map((head) => [documentOf(head), null] as const),
      [menuKey, pages.length > 0 ? menuDocument(pages) : null],
    ]),
  );
  const note = say('删除在线表单“{titles}”', { titles: mains.map(({ title }) => title).join('、') });
  await publishDocuments(parts, person, { changes, note, choices: keptRecords(changes), allow });
}

async function inOrder<Read>(ids: readonly string[], read: (id: string) => Promise<Read>): Promise<Read[]> {
  const all: Read[] = [];
  for (const id of ids) all.push(await read(id));
  return all;
}

/** Returns the unmodified documents of deleted sub-tables. Documents that were edited by hand remain. */
function orphansOf(
  { documents }: CatalogueState,
  deleted: Awaited<ReturnType<typeof readDeletedSubs>>,
  known: ReadonlySet<string>,
): [DocumentKey, null][] {
  return deleted.flatMap((sub): [DocumentKey, null][] => {
    const key = documentOf(sub);
    const isOurs = !known.has(key) && documents.get(key)?.hash === sub.documentHash;
    return isOurs ? [[key, null]] : [];
  });
}

/** A name identifies one thing in a record: a field, a sub-table, the parent of a tree or the main record. */
function refuseTwice(form: OnlineForm, subs: readonly OnlineForm[]): void {
  const named = [form, ...subs].map((each) => ({
    title: each.title,
    names: [
      ...each.fields.map(({ name }) => name),
      ...(each === form ? subs.map(({ table }) => table) : [parentField(form)]),
      ...(each.isTree ? [treeParent] : []),
    ],
  }));
  for (const { title, names } of named) {
    const name = names.find((each, index) => names.indexOf(each) < index);
    if (name !== undefined)
      throw new Refusal(say('“{title}”里有两个“{name}”，请改其中一个的字段名或表名。', { title, name }));
  }
}

function refuseChangedElsewhere(
  { documents }: CatalogueState,
  forms: readonly OnlineForm[],
  wanted: ReadonlyMap<DocumentKey, string>,
): void {
  const changed = forms.find((form) => {
    const [document, text] = [documents.get(documentOf(form)), wanted.get(documentOf(form))];
    if (!document || document.hash === form.documentHash || text === undefined) return false;
    return !isEqual(document.body, parseJson(text).value);
  });
  if (!changed) return;
  throw new Refusal(
    say('文档 {key} 在同步以后改过，没有同步；要盖掉那些改动，请用“强制同步”。', { key: documentOf(changed) }),
  );
}

function changesOf(
  { documents, sourceOf }: CatalogueState,
  wanted: ReadonlyMap<DocumentKey, string | null>,
): DocumentChange[] {
  return [...wanted].flatMap(([key, text]) => {
    const now = sourceOf(key)?.text ?? null;
    return now === text ? [] : [{ key, text, revision: documents.get(key)?.hash ?? '' }];
  });
}
