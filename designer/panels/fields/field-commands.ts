import { commonFieldTypes } from '../../../src/schema/common-fields.ts';
import {
  own,
  readObject,
  readStrings,
  type JsonObject,
  type JsonValue,
  type Path,
} from '../../../src/schema/json/index.ts';
import { changedText } from '../../../src/schema/printer/changed-text.ts';
import { applyPatches, toTree, type Patch } from '../../../src/schema/tree/index.ts';
import { changedModel, fieldsPath, freeName, modelKeys, takenNames } from '../../behaviors/index.ts';
import { isPlanned, removeNodes, setProperty, type Command, type Design, type Plan } from '../../commands/index.ts';
import type { Step, Titles } from '../../words/index.ts';
import { bodyOf, fieldsIn, type FieldRow, type OpenModel } from './open-model.ts';

/** A change of a field: a value at a path inside it (`undefined` removes it), or that it is required. */
export type FieldChange = { path: readonly string[]; value: JsonValue | undefined } | { required: boolean };

/** Changes a field of the model in one step. As long as the form defines it, the form is changed, too. */
export const changeField: Command<{
  model: OpenModel;
  row: FieldRow;
  changes: readonly FieldChange[];
  column: Titles;
}> = (design, { model, row, changes, column }) => {
  const { name, path, isOfForm } = row;
  const follows = (change: FieldChange): change is Extract<FieldChange, { path: unknown }> =>
    isOfForm && 'path' in change && modelKeys.includes(change.path[0] ?? '');
  const label: Step = { key: 'changeField', values: [name, column] };
  const inModel = changes.filter((change) => !follows(change));
  const inForm = path ? valuePatches(design, path, changes.filter(follows)) : [];
  return planned({ model, label, patches: inForm, names: [name] }, (body) => [
    ...valuePatches(
      { ...design, tree: toTree(body) },
      [...fieldsPath, name],
      inModel.flatMap((change) => ('path' in change ? [change] : [])),
    ),
    ...inModel.flatMap((change) => ('required' in change ? requiredPatches(body, name, change.required) : [])),
  ]);
};

/** Returns a name for a new field that neither the model nor the form has. */
export function newFieldName({ tree }: Pick<Design, 'tree'>, { body }: Pick<OpenModel, 'body'>): string {
  return freeName('field', new Set([...Object.keys(fieldsIn(body)), ...takenNames(tree), ...common]));
}

const common = Object.keys(commonFieldTypes);

/** Adds a text field behind another one, or behind all. */
export const addField: Command<{ model: OpenModel; name: string; title: string; after: string | undefined }> = (
  _,
  { model, name, title, after },
) =>
  planned({ model, label: { key: 'addField', values: [name] }, names: after ? [after] : [] }, (body) => {
    const names = Object.keys(fieldsIn(body));
    const index = after === undefined ? names.length : names.indexOf(after) + 1;
    return [{ op: 'insert', path: fieldsPath, key: name, index, value: { type: 'string', title, maxLength: 100 } }];
  });

/** Removes a field from the model, and its node from the form. */
export const removeField: Command<{ model: OpenModel; row: FieldRow }> = (design, { model, row: { name, path } }) => {
  const nodes = path ? removeNodes(design, { paths: [path] }) : undefined;
  const label: Step = { key: 'removeField', values: [name] };
  const patches = nodes && isPlanned(nodes) ? nodes.patches : [];
  return planned({ model, label, patches, names: [] }, (body) =>
    own(fieldsIn(body), name) === undefined
      ? []
      : [...requiredPatches(body, name, false), { op: 'remove', path: [...fieldsPath, name] }],
  );
};

/** Moves a field up or down among those of the model. */
export const moveField: Command<{ model: OpenModel; name: string; by: 1 | -1 }> = (_, { model, name, by }) => {
  const all = Object.keys(fieldsIn(model.body));
  const beside = all[all.indexOf(name) + by];
  const names = beside === undefined ? [name] : [name, beside];
  return planned({ model, label: { key: 'moveField', values: [name] }, names }, (body) => {
    const inText = Object.keys(fieldsIn(body));
    const index = beside === undefined ? -1 : inText.indexOf(beside);
    return index < 0 ? [] : [{ op: 'move', from: [...fieldsPath, name], to: fieldsPath, index }];
  });
};

/** Plans a step over the form and its model. `names` are the fields that the changed text of the model must have. */
function planned(
  step: { model: OpenModel; label: Step; patches?: readonly Patch[]; names: readonly string[] },
  patchesOf: (body: JsonObject) => Patch[],
): Plan {
  const { model, label, patches = [], names } = step;
  const { key, text, stepText, editable } = model;
  if (!editable) return { refused: { key: 'notWritable', values: [] } };
  const inSteps = fieldsIn(bodyOf(key, stepText));
  const before = names.every((name) => own(inSteps, name) !== undefined) ? stepText : text;
  const body = bodyOf(key, before);
  if (names.some((name) => own(fieldsIn(body), name) === undefined))
    return { refused: { key: 'fieldGone', values: [] } };
  const changes = patchesOf(body);
  const others = changes.length > 0 ? [changedModel(editable, changedText(before, body, changes))] : [];
  return { label, patches: [...patches], others };
}

function valuePatches(design: Design, node: Path, changes: readonly Extract<FieldChange, { path: unknown }>[]) {
  let { tree } = design;
  return changes.flatMap(({ path, value }): Patch[] => {
    const plan = setProperty({ ...design, tree }, { node, path: [...path], value });
    if (!isPlanned(plan)) return [];
    tree = applyPatches(tree, plan.patches).tree;
    return plan.patches;
  });
}

function requiredPatches(body: JsonObject, name: string, isRequired: boolean): Patch[] {
  const schema = readObject(body['schema']);
  const names = readStrings(schema['required']);
  const at = names.indexOf(name);
  if (at >= 0 === isRequired) return [];
  const path = ['schema', 'required'];
  if (!isRequired) return [{ op: 'remove', path: names.length === 1 ? path : [...path, at] }];
  if (schema['required'] !== undefined) return [{ op: 'insert', path, index: names.length, value: name }];
  const index = Object.keys(schema).indexOf('properties');
  return [{ op: 'insert', path: ['schema'], key: 'required', index: Math.max(0, index), value: [name] }];
}
