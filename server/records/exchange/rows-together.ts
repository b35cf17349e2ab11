import { groupBy } from '../../database/index.ts';
import type { EngineParts } from '../call/index.ts';
import { uniqueColumns, type StoredModel } from '../tables/index.ts';
import type { ImportLine } from './import-labels.ts';
import type { ImportRow } from './import-row.ts';
import { lastNames } from './path-text.ts';

/**
 * Splits rows into parts of about `size` that can be checked separately. Rows that may be the same record, may repeat a
 * value of each other, or name each other, are in the same part, in their order.
 */
export function rowsTogether(
  parts: Pick<EngineParts, 'names' | 'models'>,
  stored: StoredModel,
  rows: readonly ImportRow[],
  { matchBy, size }: { matchBy: readonly string[]; size: number },
): ImportRow[][] {
  const groups = linkedGroups(rows.map((row) => linksOf(parts, stored, row, matchBy)));
  const together: number[][] = [];
  for (const group of groups) {
    const last = together.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else together.push([...group]);
  }
  return together.map((indexes) => indexes.toSorted((a, b) => a - b).flatMap((index) => rows[index] ?? []));
}

function linksOf(
  parts: Pick<EngineParts, 'names' | 'models'>,
  { model }: StoredModel,
  row: ImportRow,
  matchBy: readonly string[],
): string[] {
  const keys = [matchBy, ...uniqueColumns(model).map(({ fields }) => fields.map(({ name }) => name))];
  const repeated = keys.flatMap((names) => {
    const values = names.map((name) => row.values[name] ?? row.labels[name] ?? null);
    return values.every((value) => value === null) ? [] : [JSON.stringify([names, values])];
  });
  const named = namesOf(parts, model.id, model.fields, [row]);
  for (const { name, child } of model.fields) {
    const fields = parts.models.get(child?.model ?? '')?.fields ?? [];
    named.push(...namesOf(parts, model.id, fields, row.lines?.[name] ?? []));
  }
  const hasNames = namesItself(parts, { model });
  const own = hasNames ? Object.values(row.values).flatMap((value) => (typeof value === 'string' ? [value] : [])) : [];
  return [...repeated, ...[...named, ...own].map((text) => `name ${text}`)];
}

export function namesItself(
  parts: Pick<EngineParts, 'names' | 'models'>,
  { model }: Pick<StoredModel, 'model'>,
): boolean {
  const lines = model.fields.flatMap(({ child }) => parts.models.get(child?.model ?? '')?.fields ?? []);
  return [...model.fields, ...lines].some((field) => parts.names(field)?.stored.model.id === model.id);
}

function namesOf(
  { names }: Pick<EngineParts, 'names'>,
  model: string,
  fields: StoredModel['model']['fields'],
  lines: readonly ImportLine[],
): string[] {
  const referring = fields.filter((field) => names(field)?.stored.model.id === model);
  return lines.flatMap(({ labels }) =>
    referring.flatMap(({ name }) =>
      [labels[name] ?? '', ...(labels[name] ?? '').split(','), ...lastNames(labels[name] ?? '')].filter(
        (text) => text !== '',
      ),
    ),
  );
}

/** Groups indexes that are linked by a shared text, directly or indirectly, in the order of their first one. */
function linkedGroups(links: readonly (readonly string[])[]): number[][] {
  const parents = new Map<number, number>();
  const rootOf = (index: number): number => {
    let root = index;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== index) parents.set(index, root);
    return root;
  };
  const first = new Map<string, number>();
  links.forEach((texts, index) => {
    for (const text of texts) {
      const [one, other] = [rootOf(first.get(text) ?? index), rootOf(index)];
      if (one !== other) parents.set(Math.max(one, other), Math.min(one, other));
      if (!first.has(text)) first.set(text, index);
    }
  });
  return [...groupBy([...links.keys()], rootOf).values()];
}
