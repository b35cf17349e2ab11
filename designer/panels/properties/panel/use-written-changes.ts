import { isEqual } from 'es-toolkit';
import { useLayoutEffect, useRef, useState } from 'react';

import { useObserved, type FormModel } from '../../../../src/runtime/form/index.ts';
import { readAt, type JsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { Property } from '../property.ts';
import { changeOf, fieldName, readValue } from '../read-value.ts';
import type { WriteOptions } from '../write-value.ts';

/** Editors whose value is complete after one click; in the others the user types. */
const pressed: readonly Property['editor']['kind'][] = ['boolean', 'choice'];

/**
 * Keeps the form and the node in sync: external changes of the node are written to the form, and valid input is passed
 * to `onChange`. @returns the errors of invalid input, by field name.
 */
export function useWrittenChanges(panel: {
  form: FormModel;
  properties: readonly Property[];
  node: JsonObject;
  options: WriteOptions;
  onChange: (path: readonly string[], value: JsonValue | undefined) => void;
  onCommit: () => void;
}): Readonly<Record<string, string>> {
  const { form, properties, node, options, onChange, onCommit } = panel;
  const values = useObserved(form, readValues);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** The value of each field in the document, as last known to the form. */
  const known = useRef(new Map(properties.map((property) => [fieldName(property), readAt(node, property.path)])));

  useLayoutEffect(() => {
    for (const property of properties) {
      const name = fieldName(property);
      const value = readAt(node, property.path);
      if (known.current.has(name) && isEqual(known.current.get(name), value)) continue;
      known.current.set(name, value);
      form.setValue(name, readValue(property, node));
    }
  }, [form, properties, node]);

  useLayoutEffect(() => {
    const found: Record<string, string> = {};
    const typed = form.values();
    for (const property of properties) {
      const name = fieldName(property);
      const change = changeOf(property, typed[name], node, options);
      if (change && 'problem' in change) found[name] = change.problem;
      if (!change || 'problem' in change || isEqual(known.current.get(name), change.value)) continue;
      known.current.set(name, change.value);
      onChange(property.path, change.value);
      if (property.mode === 'fixed' && pressed.includes(property.editor.kind)) onCommit();
    }
    setProblems((before) => (isEqual(before, found) ? before : found));
    for (const property of properties) form.setWidgetProblem(fieldName(property), found[fieldName(property)] ?? null);
    // Input is reported when it is typed; a node that changes later already contains the form's values.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [values]);
  return problems;
}

function readValues(form: FormModel) {
  return form.values();
}
