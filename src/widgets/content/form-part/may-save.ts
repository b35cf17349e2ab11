import type { ResolvedForm } from '../../../engine/form/index.ts';
import { allows } from '../../../engine/permission/index.ts';

/** The permission to save, as the document has it. */
export interface SavePermission {
  /** Everybody, as far as the call lets them. */
  forAll: boolean;
  /** Those who hold this permission; absent: who may add or edit records of the form's model. */
  permission?: string | undefined;
}

/** Returns the permission that a person lacks for saving; undefined where they may save. */
export function missingToSave(
  { model }: Pick<ResolvedForm, 'model'>,
  permissions: ReadonlySet<string> | undefined,
  { forAll, permission }: SavePermission,
  what: 'add' | 'edit',
): string | undefined {
  const needed = permission ?? `${model?.permission ?? ''}:${what}`;
  return (forAll && permission === undefined) || allows(permissions, needed) ? undefined : needed;
}
