import { useState, type FormEvent } from 'react';

import { signInProblem } from '../../session/index.ts';

/** Validators by field name; each returns an error message or undefined. */
export type Rules<Values> = { [Name in keyof Values]?: (value: string, values: Values) => string | undefined };

/** A small form: its values, the error of each value, and the problem of the last submit. */
export interface SmallForm<Values> {
  values: Values;
  errors: { [Name in keyof Values]?: string | undefined };
  problem: string | undefined;
  busy: boolean;
  change: (name: keyof Values & string, value: string) => void;
  /** Validates one value and shows its error, e.g. on blur. Returns true if it is valid. */
  check: (name: keyof Values & string) => boolean;
  /** Sets an error that the rules cannot detect. */
  refuse: (name: keyof Values, error: string) => void;
  fail: (error: unknown) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Holds the values of a small form. A submit shows the errors and focuses the first invalid field, or calls `send`.
 * @param send an error that it throws is shown above the form.
 */
export function useSmallForm<Values extends Record<string, string>>(
  initial: Values,
  rules: Rules<Values>,
  send: (values: Values) => Promise<void>,
): SmallForm<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<SmallForm<Values>['errors']>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorOf = (name: keyof Values & string) => rules[name]?.(values[name] ?? '', values);

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    problem,
    busy,
    change(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      setProblem(undefined);
    },
    check(name) {
      const error = errorOf(name);
      setErrors((before) => ({ ...before, [name]: error }));
      return error === undefined;
    },
    refuse: (name, error) => setErrors((before) => ({ ...before, [name]: error })),
    fail: (error) => setProblem(signInProblem(error)),
    submit(event) {
      event.preventDefault();
      const names: (keyof Values & string)[] = Object.keys(values);
      const found = names.flatMap((name) => {
        const error = errorOf(name);
        return error === undefined ? [] : [{ name, error }];
      });
      const [first] = found;
      const all: SmallForm<Values>['errors'] = {};
      for (const { name, error } of found) all[name] = error;
      setErrors(all);
      if (first) event.currentTarget.querySelector<HTMLElement>(`#${first.name}`)?.focus();
      else if (!busy) void run();
    },
  };
}
