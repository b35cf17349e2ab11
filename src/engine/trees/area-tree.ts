import { groupBy } from 'es-toolkit';

import type { TreeOption } from '../model/index.ts';

/** An area as lists of areas have it; provinces lie under the root `86`. */
export interface AreaRow {
  id: string;
  text: string;
  pid: string;
  index: number;
}

const root = '86';

/** The areas of the country down to `levels`: provinces, cities, districts. Their data are loaded, not kept. */
export async function loadAreas(levels: number): Promise<TreeOption[]> {
  const { default: data } = await import('./areas.json');
  return areaTree(areaRows(data.areas), levels);
}

/** Reads `110000北京市|110100市辖区|…`: codes of six digits, of nine for towns that lie right below a city. */
export function areaRows(areas: string): AreaRow[] {
  const parts = areas.split('|').flatMap((part) => {
    const [, id, text] = /^(\d+)(.+)$/.exec(part) ?? [];
    return id && text ? [{ id, text }] : [];
  });
  const known = new Set(parts.map(({ id }) => id));
  return parts.map((part, index) => ({ ...part, pid: parentOf(part.id, known), index }));
}

/** The rows as options below each other, down to `levels`. */
export function areaTree(rows: readonly AreaRow[], levels: number): TreeOption[] {
  const below = groupBy(rows, (row) => row.pid);
  const options = (pid: string, left: number): TreeOption[] =>
    (below[pid] ?? []).map(({ id, text }) => {
      const children = left > 1 ? options(id, left - 1) : [];
      return { value: id, label: text, ...(children.length > 0 && { children }) };
    });
  return options(root, levels);
}

/** The code of the area that names like `浙江省/杭州市/西湖区` lead to; undefined where they lead nowhere. */
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
