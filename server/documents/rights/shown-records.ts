import { isDeepStrictEqual } from 'node:util';

import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import { declarationOf } from '../../../src/engine/widgets/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { say } from '../../locale/index.ts';
import { findChoice, findReport, type PickerChoice } from '../../reports/index.ts';
import { modelsOf } from './models-of.ts';
import { sightOf, type Sight } from './readers.ts';
import type { Holder } from './right.ts';

/**
 * Returns a sentence for each picker or report that would show records to people who may not list them. An author can
 * show a model's records only when they can list all of them.
 */
export function recordsShown(author: Holder, before: CatalogueState, after: CatalogueState): string[] {
  return [...byPickers(author, before, after), ...byReports(author, before, after)];
}

function byPickers(author: Holder, before: CatalogueState, after: CatalogueState): string[] {
  return documentsOf(after, 'picker').flatMap(({ id, key }) => {
    const now = findChoice(after, id);
    const was = findChoice(before, id);
    if (!now || (was && showsNoMore(now, was) && isOfThese(now, was, author))) return [];
    return refusedShow(author, before, key, now.model);
  });
}

function showsNoMore(now: PickerChoice, was: PickerChoice): boolean {
  return (
    was.model.table === now.model.table &&
    isSubset(now.answered, was.answered) &&
    isSubset(now.searchable, was.searchable) &&
    Object.entries(was.where).every(([field, value]) => now.where[field] === value)
  );
}

/**
 * Returns true if a picker has no new users, or its author could use it before and cannot list the records otherwise.
 */
function isOfThese(now: PickerChoice, was: PickerChoice, author: Holder): boolean {
  if (isSubset(now.permissions, was.permissions)) return true;
  const own = `${was.model.permission}:list`;
  return !author.has(own) && [...was.permissions].some((permission) => author.has(permission));
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((each) => all.has(each));
}

function byReports(author: Holder, before: CatalogueState, after: CatalogueState): string[] {
  return documentsOf(after, 'query').flatMap((document) => {
    const now = findReport(after, document.id);
    if (!now) return [];
    const was = findReport(before, document.id);
    const isSame = was?.permission === now.permission && was.model.table === now.model.table;
    if (isSame && isDeepStrictEqual(before.documents.get(document.key)?.body, document.body)) return [];
    return refusedShow(author, before, document.key, now.model);
  });
}

function refusedShow(author: Holder, before: CatalogueState, key: string, model: ResolvedModel): string[] {
  const sight = sightOf(author, before, model);
  if (sight === 'all') return [];
  return [
    sight === 'none'
      ? say('文档 {key} 会让您看到没有权限查看的“{model}”的记录', { key, model: model.id })
      : say('文档 {key} 会让别人看到“{model}”的记录，数据规则只让您看到其中一部分', { key, model: model.id }),
  ];
}

function documentsOf({ documents }: CatalogueState, kind: string): SourceDocument[] {
  return [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    return document?.kind === kind ? [document] : [];
  });
}

interface Part {
  model: string;
  definition: unknown;
}

/**
 * Returns a sentence for each new part of a model, such as a reference, lines, a sum, a creation or a reminder, that shows
 * records the author may not see.
 */
export function partsShown(author: Holder, before: CatalogueState, after: CatalogueState): string[] {
  const was = modelsOf(before.models);
  return [...after.models.values()].flatMap((now) => {
    const one = was.byTable.get(now.table);
    if (one === now || isDeepStrictEqual(one, now)) return [];
    const known = one ? partsOf(one) : [];
    return partsOf(now).flatMap((part) => {
      const other = after.models.get(part.model) ?? modelsOf(after.models).byTable.get(part.model);
      if (!other || known.some((each) => isDeepStrictEqual(each, part))) return [];
      return refusedPart(now, was.byTable.get(other.table) ?? other, sightOf(author, before, other));
    });
  });
}

function refusedPart({ id, table }: ResolvedModel, other: ResolvedModel, sight: Sight): string[] {
  const { title, permission } = other;
  if (sight === 'all') return [];
  if (sight === 'none' && other.table === table)
    return [say('模型 {id} 会给别人看它的记录，您没有权限 {permission}:list', { id, permission })];
  return [
    sight === 'none'
      ? say('模型 {id} 会用到“{title}”的记录，您没有权限 {permission}:list', { id, title, permission })
      : say('模型 {id} 会用到“{title}”的记录，数据规则只让您看到其中一部分', { id, title }),
  ];
}

function partsOf(model: ResolvedModel): Part[] {
  const { id, fields, balanceOf, postings, creates, reminders = [], recycleBin, label } = model;
  return [
    ...fields.flatMap((field) => partsOfField(id, field)),
    ...(balanceOf ? [{ model: balanceOf.model, definition: balanceOf }] : []),
    ...postings.map((posting) => ({ model: posting.into, definition: posting })),
    ...creates.flatMap((creation) => [
      { model: creation.to, definition: creation },
      { model: id, definition: creation },
    ]),
    ...reminders.map((reminder) => ({ model: id, definition: reminder })),
    ...(recycleBin ? [{ model: id, definition: 'recycleBin' }] : []),
    { model: id, definition: { label } },
  ];
}

function partsOfField(
  id: string,
  { name, reference, child, rollup, component, componentProps }: ResolvedField,
): Part[] {
  const table = tableNamed(component, componentProps);
  return [
    ...(reference && reference.model !== id ? [{ model: reference.model, definition: { name, reference } }] : []),
    ...(child && child.model !== id ? [{ model: child.model, definition: { name, child } }] : []),
    ...(rollup && rollup.from !== id ? [{ model: rollup.from, definition: { name, rollup } }] : []),
    ...(table === undefined ? [] : [{ model: table.split(',', 1)[0]?.trim() ?? '', definition: { name, table } }]),
  ];
}

function tableNamed(component: string | undefined, props: ResolvedField['componentProps']): string | undefined {
  const { valueNames } = declarationOf(component);
  const named = valueNames?.table === undefined ? undefined : readString(readObject(props)[valueNames.table]);
  return named?.includes(',') ? named : undefined;
}
