import { groupBy, kebabCase, maxBy, snakeCase } from 'es-toolkit';

import type { LinesDescription, ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { describeFields } from './describe-fields.ts';
import { findLines, recordsIn, type FoundLines } from './find-lines.ts';
import type { KnownBackend } from './known-backend.ts';
import { matchTitles } from './match-titles.ts';
import { actionsOf, type AskedBackend } from './resource-calls.ts';
import type { SampleRecord } from './sample-record.ts';
import { readSheetColumns, type SheetColumn } from './sheet-columns.ts';

export interface ReadModule {
  module: ModuleDescription;
  guesses: string[];
}

const samples = '20';

/**
 * Describes a module of a back end by its API description, its calls and some of its records.
 * @param resource The resource below the root of the API, e.g. `/test/jeecgDemo`.
 * @throws Refusal if there is no such list, the user may not read it, or nothing shows its fields.
 */
export async function readModule(backend: AskedBackend, known: KnownBackend, resource: string): Promise<ReadModule> {
  const actions = await actionsOf(backend, resource);
  if (!actions) throw new Refusal(say('后端没有 {resource}/list 这个接口，请检查路径', { resource }));
  const records = await sampleRecords(backend, resource);
  const entity = known.entities.get(resource);
  if (!entity && records.length === 0)
    throw new Refusal(say('{resource} 没有接口说明，也没有记录，看不出有哪些字段；请先在后端新增一条', { resource }));
  const columns = actions.includes('export') ? await exportedColumns(backend, resource, records) : [];
  const titles = matchTitles(
    namesIn(records),
    records,
    columns.filter(({ group }) => group === undefined),
  );
  const { fields, guesses } = describeFields(entity, records, { dictionaries: known.dictionaries, titles });
  const found = await findLines(backend, { resource, tables: known.tables, main: records });
  const id = documentId(resource);
  const lines = found.flatMap((each) => {
    const { name, parent } = each;
    if (parent !== undefined) return [linesOf(id, { ...each, parent }, { known, guesses, columns })];
    guesses.push(say('明细 {name} 还没有行，看不出有哪些字段；后端有了带明细的记录以后再来一次', { name }));
    return [];
  });
  const title = entity?.title ?? menuTitle(resource, known.pages);
  if (title === undefined) guesses.push(say('看不出 {id} 的中文名，请改“标题”（title）', { id }));
  const permission = permissionOf(resource, known.points);
  return {
    module: {
      id,
      title: title ?? id,
      resource,
      ...(permission !== undefined && { permission }),
      fields,
      columns: fields.length > 8 ? 2 : 1,
      hasBoxes: true,
      actions,
      lines,
      linesIn: 'form',
    },
    guesses,
  };
}

export async function sampleRecords({ exchange }: AskedBackend, resource: string): Promise<SampleRecord[]> {
  const query = new URLSearchParams({ pageNo: '1', pageSize: samples });
  const { json } = await exchange({ method: 'GET', path: `${resource}/list`, query });
  return recordsIn(json);
}

/**
 * Returns the title of the menu entry whose page is named like the resource: `jeecg/JeecgOrderMainList`,
 * `demo/orderMain/index`.
 */
export function menuTitle(resource: string, pages: KnownBackend['pages']): string | undefined {
  const entity = (resource.split('/').at(-1) ?? '').toLowerCase();
  return [...pages].find(([component]) =>
    component.split('/').some((part) => part.replace(/(?:List|Index)$/, '').toLowerCase() === entity),
  )?.[1];
}

/** Converts `/test/jeecgDemo` to `test/jeecg-demo`: the id of a document has at least two parts. */
function documentId(resource: string): string {
  const parts = resource
    .split('/')
    .filter((part) => part !== '')
    .map(kebabCase);
  return (parts.length > 1 ? parts : ['backend', ...parts]).join('/');
}

function linesOf(
  main: string,
  { name, path, table, records, parent }: FoundLines & { parent: string },
  { known, guesses, columns }: { known: KnownBackend; guesses: string[]; columns: readonly SheetColumn[] },
): LinesDescription {
  const names = namesIn(records).filter((each) => each !== parent);
  const { title, titles } = groupOf(names, records, columns);
  const { dictionaries } = known;
  const described = describeFields(undefined, records, {
    dictionaries,
    titles: new Map([...titles, [parent, parent]]),
  });
  guesses.push(...described.guesses.map((guess) => say('明细 {name}：{guess}', { name, guess })));
  if (title === undefined) guesses.push(say('看不出明细 {name} 的中文名，请改“标题”（title）', { name }));
  return {
    name,
    parent,
    isSingle: false,
    url: `${path}?id={id}`,
    module: {
      id: `${main.split('/').slice(0, -1).join('/')}/${kebabCase(table)}`,
      title: title ?? name,
      fields: described.fields,
      columns: 2,
      hasBoxes: true,
      lines: [],
      linesIn: 'form',
    },
  };
}

function groupOf(
  names: readonly string[],
  records: readonly SampleRecord[],
  columns: readonly SheetColumn[],
): { title: string | undefined; titles: ReadonlyMap<string, string> } {
  const groups = Object.entries(
    groupBy(
      columns.filter(({ group }) => group !== undefined),
      ({ group = '' }) => group,
    ),
  );
  const matched = groups.map(([title, own]) => ({ title, titles: matchTitles(names, records, own) }));
  const best = maxBy(matched, ({ titles }) => titles.size);
  return best && best.titles.size > 0 ? best : { title: undefined, titles: new Map() };
}

function namesIn(records: readonly SampleRecord[]): string[] {
  return Object.keys(records[0] ?? {}).filter((name) => !name.endsWith('_dictText'));
}

async function exportedColumns(
  { file }: AskedBackend,
  resource: string,
  records: readonly SampleRecord[],
): Promise<SheetColumn[]> {
  const ids = records.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length === 0) return [];
  const sheet = await file(`${resource}/exportXls`, new URLSearchParams({ selections: ids.join(',') }));
  return sheet ? readSheetColumns(sheet) : [];
}

/** Returns the prefix of the points that a generated module has, e.g. `test:jeecg_demo` for `test:jeecg_demo:add`. */
function permissionOf(resource: string, points: ReadonlySet<string>): string | undefined {
  const entity = resource.split('/').at(-1) ?? '';
  const names = new Set([entity, snakeCase(entity)]);
  const prefixes = [...points].flatMap((point) => /^([a-z][\w-]*(?::[\w-]+)*):add$/.exec(point)?.[1] ?? []);
  return prefixes.find((prefix) => names.has(prefix.split(':').at(-1) ?? ''));
}
