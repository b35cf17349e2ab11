import type { ResolvedForm } from '../../../engine/form/index.ts';
import { allows } from '../../../engine/permission/index.ts';

/** The permission to save, as defined by the document. */
export interface SavePermission {
  forAll: boolean;
  /** The required permission; default: to add or edit records of the form's model. */
  permission?: string | undefined;
}

/** Returns the permission that the user lacks for saving; undefined if they may save. */
export function missingToSave(
  { model }: Pick<ResolvedForm, 'model'>,
  permissions: ReadonlySet<string> | undefined,
  { forAll, permission }: SavePermission,
  what: 'add' | 'edit',
): string | undefined {
  const needed = permission ?? `${model?.permission ?? ''}:${what}`;
  return (forAll && permission === undefined) || allows(permissions, needed) ? undefined : needed;
}
