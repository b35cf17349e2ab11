import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { storedOf, type ModelPage, type RecordLink, type UnitOfWork } from '../call/index.ts';
import { addTexts } from './display-texts.ts';
import { readBy } from './read-records.ts';

/** The most records that are listed individually. */
export const namedRecords = 5;

export async function linksToRecords(
  unit: UnitOfWork,
  model: ResolvedModel,
  ids: readonly unknown[],
): Promise<RecordLink[]> {
  const pages = openPages(unit, model);
  if (pages.length === 0 || ids.length === 0) return [];
  const some = [...new Set(ids)].slice(0, namedRecords);
  const records = await readBy(unit, storedOf(unit, model.id), 'id', some, { visible: true });
  await addTexts(unit, model, records);
  return records.flatMap((record) => {
    const page = pages.find(({ where }) => shows(where, record));
    return page ? [{ text: labelOf(page, model, record), document: page.document, record: String(record['id']) }] : [];
  });
}

export function linksToList(
  unit: UnitOfWork,
  model: ResolvedModel,
  where: NonNullable<RecordLink['where']>,
  textOf: (title: string) => string,
): RecordLink[] {
  const [page, ...others] = openPages(unit, model);
  // With several pages it is not known which of them shows the records.
  return page && others.length === 0 ? [{ text: textOf(page.title), document: page.document, where }] : [];
}

function openPages({ pages, context }: UnitOfWork, { id }: ResolvedModel): ModelPage[] {
  return pages(id).filter(({ permission }) => context.permissions.has(permission));
}

function shows(where: ModelPage['where'], record: RecordValues): boolean {
  return Object.entries(where).every(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.some((one) => String(one) === String(record[name] ?? ''));
  });
}

function labelOf({ title }: ModelPage, { label }: ResolvedModel, record: RecordValues): string {
  const name = record[`${label}_dictText`] ?? record[label];
  return `${title} ${String(name ?? '')}`.trim();
}
