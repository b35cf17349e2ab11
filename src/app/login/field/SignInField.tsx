import type { ReactNode } from 'react';

/**
 * A field of a small form: its label above, and its error on a separate line below, so that the layout does not shift.
 */
export function SignInField(props: { id: string; label: string; error: string | undefined; children: ReactNode }) {
  const { id, label, error, children } = props;
  return (
    <div className="pw-sign-in-field">
      <label htmlFor={id}>{label}</label>
      {children}
      <div id={`${id}-note`} className="pw-sign-in-error" role={error ? 'alert' : undefined}>
        {error}
      </div>
    </div>
  );
}

/** Returns the ARIA attributes for the control of a `SignInField`. */
export function fieldAria(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-note` : undefined,
  };
}
