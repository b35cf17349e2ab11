import { groupBy } from 'es-toolkit';

import type { TreeOption } from '../model/index.ts';

/** A row in a list of areas; the parent of provinces is the root `86`. */
export interface AreaRow {
  id: string;
  text: string;
  pid: string;
  index: number;
}

const root = '86';

/**
 * Loads the areas of the country down to `levels`: provinces, cities, districts. The data are imported on demand and
 * not cached here.
 */
export async function loadAreas(levels: number): Promise<TreeOption[]> {
  const { default: data } = await import('./areas.json');
  return areaTree(areaRows(data.areas), levels);
}

/** Parses `110000北京市|110100市辖区|…`: codes of six digits, of nine for towns directly below a city. */
export function areaRows(areas: string): AreaRow[] {
  const parts = areas.split('|').flatMap((part) => {
    const [, id, text] = /^(\d+)(.+)$/.exec(part) ?? [];
    return id && text ? [{ id, text }] : [];
  });
  const known = new Set(parts.map(({ id }) => id));
  return parts.map((part, index) => ({ ...part, pid: parentOf(part.id, known), index }));
}

/** Returns the rows as a tree of options, down to `levels`. */
export function areaTree(rows: readonly AreaRow[], levels: number): TreeOption[] {
  const below = groupBy(rows, (row) => row.pid);
  const options = (pid: string, left: number): TreeOption[] =>
    (below[pid] ?? []).map(({ id, text }) => {
      const children = left > 1 ? options(id, left - 1) : [];
      return { value: id, label: text, ...(children.length > 0 && { children }) };
    });
  return options(root, levels);
}

/** Returns the code of the area with a path of names such as `浙江省/杭州市/西湖区`; undefined if there is none. */
export function codeOfNames(tree: readonly TreeOption[], names: string): string | undefined {
  let options: readonly TreeOption[] = tree;
  let code: string | undefined;
  for (const name of names.split('/')) {
    const option = options.find((one) => one.label === name.trim());
    if (!option) return undefined;
    code = option.value;
    options = option.children ?? [];
  }
  return code;
}

function parentOf(id: string, known: ReadonlySet<string>): string {
  if (id.endsWith('0000')) return root;
  const above = [`${id.slice(0, 4)}00`, `${id.slice(0, 2)}0000`].filter((code) => code !== id);
  return above.find((code) => known.has(code)) ?? root;
}
