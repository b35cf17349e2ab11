import { fieldsOf, type FieldTreeNode } from '../../engine/form/index.ts';
import type { DataRecord } from '../ports/index.ts';

/** Before the name of a filter in the address; names with a dot cannot be those of lists. */
const prefix = 'filter.';

/** The values of a page's filters that its address has: texts as they are, all else as JSON; empty where one was emptied. */
export function readFilters(nodes: readonly FieldTreeNode[], search: string): DataRecord {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    fieldsOf(nodes).flatMap(({ path, field }) => {
      const text = params.get(prefix + path);
      if (text === null) return [];
      const value = text === '' ? null : field.type === 'string' ? text : parsed(text);
      return value === undefined ? [] : [[path, value]];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The search part of the address with the values of the filters; those that are as `usual` are left out of it. */
export function printFilters(
  nodes: readonly FieldTreeNode[],
  search: string,
  values: DataRecord,
  usual: DataRecord,
): string {
  const params = new URLSearchParams(search);
  for (const { path, field } of fieldsOf(nodes)) {
    const written = (value: unknown) => {
      if (value === undefined || value === null || value === '') return '';
      return field.type === 'string' ? String(value) : JSON.stringify(value);
    };
    const text = written(values[path]);
    if (text === written(usual[path])) params.delete(prefix + path);
    else params.set(prefix + path, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
