import { createForm, onFieldValueChange, type Field } from '@formily/core';
import { batch, toJS } from '@formily/reactive';

import type { FormilyProps } from './formily-props.ts';

export interface FormilyField {
  field: Field;
  /** @returns true if the field has changed. */
  update(props: FormilyProps): boolean;
}

/**
 * Creates a field in a separate form. The page's form is written only through the widget's `onChange`, so that a
 * component works in a table cell as it does in a form.
 */
export function createFormilyField(first: FormilyProps): FormilyField {
  let props = first;
  let isTelling = false;
  const form = createForm({
    effects() {
      onFieldValueChange('value', ({ value }) => {
        if (!isTelling) props.onChange?.(plain(value));
      });
    },
  });
  // Formily keeps each form in a global list until its watch ends; nothing here uses it.
  for (const endWatch of form.disposers.splice(0)) endWatch();
  const field = form.createField({ name: 'value' });
  const update = (next: FormilyProps) => {
    const isOther = shown.some((name) => next[name] !== props[name]);
    props = next;
    isTelling = true;
    batch(() => show(field, next));
    isTelling = false;
    return isOther;
  };
  update(first);
  return { field, update };
}

const shown = ['title', 'aria-label', 'options', 'readOnly', 'disabled', 'status', 'errors', 'value'] as const;

function show(field: Field, props: FormilyProps): void {
  const { status, errors = status === 'error' ? [''] : [] } = props;
  field.title = props.title ?? props['aria-label'];
  field.dataSource = props.options ?? [];
  field.pattern = props.readOnly ? 'readPretty' : props.disabled ? 'disabled' : 'editable';
  field.selfErrors = [...errors];
  field.value = props.value ?? undefined;
}

/** Converts a component's value: removes Formily's proxies and turns an empty value into null. */
function plain(value: unknown): unknown {
  return value === undefined || value === '' ? null : toJS(value);
}
