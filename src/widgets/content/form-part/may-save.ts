import type { ResolvedForm } from '../../../engine/form/index.ts';
import { allows } from '../../../engine/permission/index.ts';

/** Whether a person may save: everybody where the document says so, or who may add or edit records of the form's model. */
export function maySave(
  { model }: Pick<ResolvedForm, 'model'>,
  permissions: ReadonlySet<string> | undefined,
  forAll: boolean,
  what: 'add' | 'edit',
): boolean {
  return model !== undefined && (forAll || allows(permissions, `${model.permission}:${what}`));
}
