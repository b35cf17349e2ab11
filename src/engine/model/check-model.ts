import { say } from '../../locale/index.ts';
import { documentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Findings } from '../gate/index.ts';
import { findField } from './common-fields.ts';
import type { ResolvedField, ResolvedModel } from './resolved-model.ts';

/** Reports names in a model that refer to nothing: other models and its own fields. */
export function checkModel(model: ResolvedModel, documents: DocumentSet, findings: Findings): void {
  const needModel = (id: string, pointer: string) => {
    if (documents.get(documentKey(id, 'model'))) return;
    findings.report({
      code: 'unknown-document',
      pointer,
      message: say('没有名为“{id}”的模型。', { id }),
      ...nearestOf(id, modelIds(documents)),
    });
  };
  const needField = (name: string, pointer: string) => {
    if (findField(model.fields, name)) return;
    findings.report({
      code: 'unknown-field',
      pointer,
      message: say('模型里没有“{name}”这个字段。', { name }),
      ...nearestOf(
        name,
        model.fields.map((field) => field.name),
      ),
    });
  };
  for (const field of model.fields) checkField(field, needModel);
  if (model.states) needField(model.states.field, '/states/field');
  if (model.tree) needField(model.tree.parent, '/tree/parent');
  model.indexes.forEach((index, position) =>
    index.forEach((name, item) => needField(name, `/indexes/${position}/${item}`)),
  );
  model.postings.forEach((posting, position) => needModel(posting.into, `/postings/${position}/into`));
  model.creates.forEach((creation, position) => needModel(creation.to, `/creates/${position}/to`));
  if (model.balanceOf) needModel(model.balanceOf.model, '/balanceOf/model');
}

function checkField(field: ResolvedField, needModel: (id: string, pointer: string) => void): void {
  if (field.reference) needModel(field.reference.model, `${field.pointer}/x-ref/model`);
  if (field.child) needModel(field.child.model, `${field.pointer}/x-child/model`);
  if (field.rollup) needModel(field.rollup.from, `${field.pointer}/x-rollup/from`);
}

/** Returns the ids of all models. */
export function modelIds(documents: DocumentSet): string[] {
  return [...documents.keys()].filter((key) => key.endsWith('.model')).map((key) => key.slice(0, -'.model'.length));
}
