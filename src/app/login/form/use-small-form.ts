import { useState, type FormEvent } from 'react';

import { signInProblem } from '../../session/index.ts';

/** What is wrong with a value, by its name. */
export type Rules<Values> = { [Name in keyof Values]?: (value: string, values: Values) => string | undefined };

/** A small form: its values, what is wrong with each, what went wrong with all. */
export interface SmallForm<Values> {
  values: Values;
  errors: { [Name in keyof Values]?: string | undefined };
  problem: string | undefined;
  busy: boolean;
  change: (name: keyof Values & string, value: string) => void;
  /** Says what is wrong with one value, as when it is left; gives whether it is right. */
  check: (name: keyof Values & string) => boolean;
  /** Says that a value is wrong which the rules cannot know. */
  refuse: (name: keyof Values, error: string) => void;
  fail: (error: unknown) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Holds the values of a form of a few lines. A submit says what is wrong and leads to the first wrong value, or sends.
 * @param send what it throws is told above the form.
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
