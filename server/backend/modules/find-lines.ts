import { camelCase, pascalCase, snakeCase } from 'es-toolkit';

import { isMembers, type ExactJson } from '../exact-json.ts';
import { methodsOf, type AskedBackend } from './resource-calls.ts';
import type { SampleRecord } from './sample-record.ts';

/** The lines of a one-to-many module, named as its generator names them. */
export interface FoundLines {
  /** The member of a record in which a save sends them, e.g. `jeecgOrderTicketList`. */
  name: string;
  /** The path of the call that returns them, below the root of the API. */
  path: string;
  table: string;
  records: SampleRecord[];
  /** The field with the id of the main record; undefined if no record has lines. */
  parent: string | undefined;
}

const mostMain = 20;

/**
 * Finds the lines of a resource by calling `query<Entity>ListByMainId` for tables whose names begin like that of the
 * main table.
 * @param tables The tables of the database.
 * @param main Some records of the resource.
 */
export async function findLines(
  backend: AskedBackend,
  { resource, tables, main }: { resource: string; tables: readonly string[]; main: readonly SampleRecord[] },
): Promise<FoundLines[]> {
  const own = snakeCase(resource.split('/').at(-1) ?? '');
  const root = own.replace(/_(?:main|head|order|info)$/, '');
  const near = tables.filter((table) => table !== own && table.startsWith(`${root}_`));
  const found = await Promise.all(near.map(async (table) => await linesOf(backend, { resource, table, main })));
  return found.flatMap((lines) => lines ?? []);
}

async function linesOf(
  backend: AskedBackend,
  { resource, table, main }: { resource: string; table: string; main: readonly SampleRecord[] },
): Promise<FoundLines | undefined> {
  for (const entity of entitiesOf(table))
    for (const path of [`query${entity}ListByMainId`, `query${entity}ByMainId`].map((last) => `${resource}/${last}`)) {
      const methods = await methodsOf(backend, path);
      if (!methods?.has('GET')) continue;
      const { records, parent } = await sampleLines(backend, path, main);
      return { name: `${camelCase(table)}List`, path, table, records, parent };
    }
  return undefined;
}

function entitiesOf(table: string): string[] {
  return [table, table.replace(/^[^_]+_/, '')].map(pascalCase);
}

async function sampleLines({ exchange }: AskedBackend, path: string, main: readonly SampleRecord[]) {
  const records: SampleRecord[] = [];
  let parent: string | undefined;
  for (const { id } of main.slice(0, mostMain)) {
    if (typeof id !== 'string') continue;
    const { json } = await exchange({ method: 'GET', path, query: new URLSearchParams({ id }) });
    const found = recordsIn(json);
    parent ??= Object.entries(found[0] ?? {}).find(([, value]) => value === id)?.[0];
    records.push(...found);
  }
  return { records, parent };
}

export function recordsIn(json: ExactJson): SampleRecord[] {
  const result = isMembers(json) ? json['result'] : undefined;
  const records = isMembers(result) ? result['records'] : result;
  return Array.isArray(records) ? records.filter((record) => isMembers(record)) : [];
}
