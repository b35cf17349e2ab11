import { isEqual } from 'es-toolkit';
import { useMemo, useState } from 'react';

import { readString } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { fieldsOfForm, modelWithFields, type EditableModel, type FormFields } from '../behaviors/index.ts';
import { valueAtPath, type OtherDocuments } from '../model/index.ts';

/** Adds the form's model to the changed documents while the form has fields that are not published in it. */
export function useFollowingModel(
  model: EditableModel | undefined,
  tree: Tree,
  others: OtherDocuments,
): OtherDocuments {
  const [opened] = useState(tree);
  const found = useMemo(() => fieldsOfForm(opened, tree), [opened, tree]);
  const [fields, setFields] = useState<FormFields>(found);
  if (fields !== found && !isEqual(fields, found)) setFields(found);
  const isOfModel = model !== undefined && `${readString(valueAtPath(tree, ['model'])) ?? ''}.model` === model.key;
  return useMemo(() => {
    const changed = isOfModel ? modelWithFields(model, fields, others.get(model.key)) : undefined;
    return changed ? new Map([...others, [changed.key, changed]]) : others;
  }, [isOfModel, model, fields, others]);
}
