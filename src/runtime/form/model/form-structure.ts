import { fieldsOf, type FieldNode, type ResolvedForm } from '../../../engine/form/index.ts';

interface FormStructure {
  fields: readonly FieldNode[];
  /** By data path, in the order of the form. */
  addresses: ReadonlyMap<string, string>;
  tables: readonly string[];
  /** Data paths of the fields without a form item, which cannot show their own problems. */
  bare: ReadonlySet<string>;
}

/**
 * Returns the indexes of a form's nodes.
 * @returns `before` if the fields are in the same places.
 */
export function structureOf({ nodes }: ResolvedForm, before?: FormStructure): FormStructure {
  const fields = fieldsOf(nodes);
  if (before && standAlike(fields, before.fields)) return before;
  return {
    fields,
    addresses: new Map(fields.map(({ path, address }) => [path, address])),
    tables: fields.flatMap(({ lines, path }) => (lines ? [path] : [])),
    bare: new Set(fields.flatMap(({ decorator, path }) => (decorator === null ? [path] : []))),
  };
}

function standAlike(left: readonly FieldNode[], right: readonly FieldNode[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) if (!standsAs(left[at], right[at])) return false;
  return true;
}

function standsAs(left: FieldNode | undefined, right: FieldNode | undefined): boolean {
  if (left === right) return true;
  if (!left || !right || left.path !== right.path || left.address !== right.address) return false;
  return (left.lines === undefined) === (right.lines === undefined) && left.decorator === right.decorator;
}
