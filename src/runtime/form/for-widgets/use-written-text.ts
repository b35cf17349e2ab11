import { useEffect, useState } from 'react';

import { sentenceOf, type Written } from '../../../engine/values/index.ts';
import type { WidgetProps } from '../../registry/index.ts';

/** The text of a control that is read when one leaves it. */
export interface WrittenText {
  /** What stands in the control; undefined: the value as it is shown. */
  text: string | undefined;
  /** Why the text was not read, told to the form; null: nothing is wrong. */
  problem: string | null;
  write(text: string): void;
  /** Reads what was written: takes its value, or keeps the text with its problem. @returns whether it was read. */
  settle(): boolean;
  /** Forgets what was written. */
  drop(): void;
}

/** Holds what one writes until it is read; what cannot be read stays, and the value is as it was. */
export function useWrittenText<Value>(of: {
  value: unknown;
  read: (text: string) => Written<Value>;
  take: (value: Value | null) => void;
  onProblem: WidgetProps['onProblem'];
}): WrittenText {
  const { value, read, take, onProblem } = of;
  const [written, setWritten] = useState<{ text: string; problem: string | null; beside: unknown }>();
  // Another value has come since: the text is no longer about it.
  const isPast = written?.problem != null && written.beside !== value;
  const current = isPast ? undefined : written;
  const problem = current?.problem ?? null;
  useEffect(() => {
    if (problem === null) return undefined;
    onProblem?.(problem);
    return () => onProblem?.(null);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the value it is told for
  }, [onProblem, problem, value]);
  return {
    text: current?.text,
    problem,
    write: (text) => setWritten({ text, problem: null, beside: value }),
    settle() {
      if (!current) return true;
      const result = read(current.text);
      if (!('value' in result)) {
        setWritten({ text: current.text, problem: sentenceOf(result), beside: value });
        return false;
      }
      setWritten(undefined);
      take(result.value);
      return true;
    },
    drop: () => setWritten(undefined),
  };
}
