import { useEffect, useState } from 'react';

import { sentenceOf, type ReadResult } from '../../../engine/written/index.ts';
import type { WidgetProps } from '../../registry/index.ts';

/** The text of a control that is parsed when the control loses the focus. */
export interface WrittenText {
  /** The text in the control; undefined to show the formatted value. */
  text: string | undefined;
  /** The reason why the text is invalid, reported to the form; null if there is none. */
  problem: string | null;
  write(text: string): void;
  /**
   * Parses the text: takes its value, or keeps the text with its problem.
   * @returns true if the text was valid.
   */
  settle(): boolean;
  drop(): void;
}

/** Holds typed text until it is parsed. Invalid text remains in the control, and the value is unchanged. */
export function useWrittenText<Value>(of: {
  value: unknown;
  read: (text: string) => ReadResult<Value>;
  take: (value: Value | null) => void;
  onProblem: WidgetProps['onProblem'];
}): WrittenText {
  const { value, read, take, onProblem } = of;
  const [written, setWritten] = useState<{ text: string; problem: string | null; beside: unknown }>();
  // The value has changed since: the text no longer belongs to it.
  const isPast = written?.problem != null && written.beside !== value;
  const current = isPast ? undefined : written;
  const problem = current?.problem ?? null;
  useEffect(() => {
    if (problem === null) return undefined;
    onProblem?.(problem);
    return () => onProblem?.(null);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reported again for each value
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
