import { fieldsOf, type FieldTreeNode } from '../../engine/form/index.ts';
import type { DataRecord } from '../ports/index.ts';

/** The prefix of a filter's name in the address; names with a dot cannot collide with those of lists. */
const prefix = 'filter.';

/**
 * Reads the values of a page's filters from its address: texts as they are, others as JSON; empty for a cleared filter.
 */
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

/** Returns the search part of the address with the values of the filters; values equal to `usual` are omitted. */
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
