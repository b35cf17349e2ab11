import { toPointer } from '../../../src/schema/json/index.ts';
import { fieldsPath } from '../../behaviors/index.ts';
import { planHere } from '../rename/plan-here.ts';
import { othersOf } from '../rename/rename-node.ts';
import type { Renamable } from '../rename/RenameDialog.tsx';
import type { FieldsPanelProps } from './fields-panel-props.ts';
import type { OpenModel } from './open-model.ts';
import { documentsNow, renameField } from './rename-field.ts';

/** Returns how a field of the model is renamed. */
export function renamableField(
  { design, documents, planRenaming }: Pick<FieldsPanelProps, 'design' | 'documents' | 'planRenaming'>,
  model: OpenModel,
  name: string,
): Renamable {
  const own = [documents.document.key, model.key];
  const args = (to: string) => ({ documents, model, name, to });
  return {
    name,
    check: (to) => renameField(design, args(to)),
    async plan(to) {
      const wanted = { key: model.key, text: model.text, pointer: toPointer([...fieldsPath, name]), to };
      return planRenaming ? planRenaming(wanted) : planHere(documentsNow(documents, model, design.tree), wanted, own);
    },
    rename: (to, plan) => design.execute(renameField, { ...args(to), others: othersOf(plan, own) }),
  };
}
