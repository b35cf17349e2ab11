import type { ComponentProps, ReactNode } from 'react';

import { fieldAria, SignInField, SignInInput } from '../field/index.ts';
import type { SmallForm } from './use-small-form.ts';

type InputProps = Omit<ComponentProps<typeof SignInInput>, 'form' | 'name'>;

/** A text field of a small form. `after` is placed next to the control. */
export function TextField<Values extends Record<string, string>>(
  props: InputProps & { form: SmallForm<Values>; name: keyof Values & string; label: string; after?: ReactNode },
) {
  const { form, name, label, after, ...input } = props;
  const error = form.errors[name];
  const control = (
    <SignInInput
      {...fieldAria(name, error)}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.target.value)}
      onBlur={() => form.values[name] !== '' && form.check(name)}
      {...input}
    />
  );
  return (
    <SignInField id={name} label={label} error={error}>
      {after ? (
        <div className="pw-sign-in-captcha">
          {control}
          {after}
        </div>
      ) : (
        control
      )}
    </SignInField>
  );
}
