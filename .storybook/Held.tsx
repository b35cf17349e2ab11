import { createElement, useState, type ComponentType } from 'react';

import { formColors, FormItem } from '../src/views/form/index.ts';

type HeldProps<Props> = Omit<Partial<Props>, 'id' | 'onChange'> & {
  of: ComponentType<Props>;
  label: string;
  value?: unknown;
  readOnly?: boolean;
  error?: string;
};

/** Renders a widget with its label, keeps its value in state like a form, and shows it as JSON. */
export function Held<Props extends object>({ of, label, value: initial = null, error, ...props }: HeldProps<Props>) {
  const [value, setValue] = useState(initial);
  const own = {
    ...props,
    id: 'held',
    value,
    onChange: setValue,
    status: error ? 'error' : undefined,
    'aria-labelledby': 'held-label',
    'aria-describedby': 'held-note',
    'aria-invalid': error ? true : undefined,
  };
  const errors = error ? [error] : [];
  const readOnly = props.readOnly === true;
  const colors = formColors(100, false);
  return (
    <div className="pw-form" style={{ ...colors, maxWidth: 480 }}>
      <FormItem id="held" title={label} required={false} readOnly={readOnly} errors={errors} warnings={[]} reasons={[]}>
        {createElement(of, own as unknown as Props)}
      </FormItem>
      <code data-testid="value">{JSON.stringify(value)}</code>
    </div>
  );
}
