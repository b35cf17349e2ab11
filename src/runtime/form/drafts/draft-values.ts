import { fieldsOf, type FieldNode, type ResolvedForm } from '../../../engine/form/index.ts';
import { presentNames } from '../../../engine/list/index.ts';
import type { ResolvedField } from '../../../engine/model/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { saysTheSame } from '../values/index.ts';

/**
 * Returns the values to keep in a draft, by data path: those that the user entered and that differ from the values the
 * form was opened with. Passwords and computed values are never kept.
 */
export function draftValues(form: ResolvedForm, opened: DataRecord, values: DataRecord): DataRecord {
  const kept = fieldsOf(form.nodes).filter(isKept);
  const changed = kept.flatMap((node) => {
    const value = valueAt(values, node.path) ?? null;
    return saysTheSame(valueAt(opened, node.path), value) ? [] : [[node.path, withoutSecrets(node, value)] as const];
  });
  return Object.fromEntries(changed);
}

/** Returns the values of a draft for the fields of the form, also under their former names. */
export function usableValues(form: ResolvedForm, draft: DataRecord): [path: string, value: unknown][] {
  return fieldsOf(form.nodes)
    .filter(isKept)
    .flatMap((node): [path: string, value: unknown][] => {
      const kept = formerPaths(node).find((path) => Object.hasOwn(draft, path));
      return kept === undefined ? [] : [[node.path, withPresentNames(node, draft[kept])]];
    });
}

function formerPaths({ path, field }: FieldNode): string[] {
  const outer = path.slice(0, path.lastIndexOf('.') + 1);
  return [path, ...(field.formerNames ?? []).map((name) => outer + name)];
}

function withPresentNames({ lines }: FieldNode, value: unknown): unknown {
  const names = presentNames(lines?.model.fields ?? []);
  if (names.size === 0 || !Array.isArray(value)) return value;
  return value.map((line: unknown) =>
    typeof line === 'object' && line !== null
      ? Object.fromEntries(Object.entries(line).map(([name, each]) => [names.get(name) ?? name, each]))
      : line,
  );
}

function isKept({ field, linkage, props }: FieldNode): boolean {
  return !isSecret(field) && props.password !== true && !field.readOnly && linkage.value === undefined;
}

function isSecret({ secret, componentProps }: ResolvedField): boolean {
  return secret || componentProps.password === true;
}

function withoutSecrets({ lines }: FieldNode, value: unknown): unknown {
  const secret = new Set(lines?.model.fields.filter(isSecret).map(({ name }) => name));
  if (secret.size === 0 || !Array.isArray(value)) return value;
  return value.map((line: unknown) =>
    typeof line === 'object' && line !== null
      ? Object.fromEntries(Object.entries(line).filter(([name]) => !secret.has(name)))
      : line,
  );
}
