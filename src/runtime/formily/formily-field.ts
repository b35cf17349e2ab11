import { createForm, onFieldValueChange, type Field } from '@formily/core';
import { batch, toJS } from '@formily/reactive';

import type { FormilyProps } from './from-formily.tsx';

/** The field that a component gets by `useField`, updated with the widget's props. */
export interface FormilyField {
  field: Field;
  /** @returns whether the field has changed. */
  update(props: FormilyProps): boolean;
}

/**
 * A field in a form of its own: the page's form is written through the widget's `onChange` only, so that a component
 * stands in a cell of a table as it does in a form.
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
  // Formily keeps each form in a global list until its watch ends; nothing here listens to it.
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

/** What `show` reads. */
const shown = ['title', 'aria-label', 'options', 'readOnly', 'disabled', 'status', 'errors', 'value'] as const;

function show(field: Field, props: FormilyProps): void {
  const { status, errors = status === 'error' ? [''] : [] } = props;
  field.title = props.title ?? props['aria-label'];
  field.dataSource = props.options ?? [];
  field.pattern = props.readOnly ? 'readPretty' : props.disabled ? 'disabled' : 'editable';
  field.selfErrors = [...errors];
  field.value = props.value ?? undefined;
}

/** What a component gave, without Formily's proxies; no value is null. */
function plain(value: unknown): unknown {
  return value === undefined || value === '' ? null : toJS(value);
}
