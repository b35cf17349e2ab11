import { useEffect, useMemo } from 'react';

import type { Option } from '../../ports/index.ts';
import type { ListSearch } from './use-list-search.ts';

/** What a search has found so far. */
export interface SearchAnswer {
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** What the options, or the failure, answer; undefined while there are none. */
  answered?: string | undefined;
  options: readonly Option[];
}

/**
 * The options of a list that is searched, the one whose code or name is the typed text first: Enter takes it. Where
 * Enter was pressed before the answer came (a scanner types so), the answer is taken if it is one record, or has one of
 * exactly that code or name; else one chooses in the list.
 */
export function useEnterChoice(typing: ListSearch, { status, answered, options }: SearchAnswer): readonly Option[] {
  const { keyword, awaited, setAnswered, settle } = typing;
  const exact = keyword === undefined ? undefined : exactly(options, keyword);
  const ordered = useMemo(
    () => (exact ? [exact, ...options.filter((option) => option !== exact)] : options),
    [exact, options],
  );
  useEffect(() => {
    setAnswered(status === 'ready' ? answered : undefined);
  }, [setAnswered, status, answered]);
  const isTaken = exact !== undefined || options.length === 1;
  useEffect(() => {
    // What answers another text, or nothing yet, says nothing of this one.
    if (awaited === undefined || status === 'loading' || answered !== awaited) return undefined;
    if (status !== 'ready' || !isTaken) {
      settle();
      return undefined;
    }
    // The list draws the options first, and takes its first one then.
    const frame = requestAnimationFrame(() => pressEnter(settle()));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- settle does the same at each drawing
  }, [awaited, status, answered, isTaken]);
  return ordered;
}

/** The only option whose code, or else whose name, is the text. */
function exactly(options: readonly Option[], typed: string): Option | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const only = (part: (option: Option) => string | undefined): Option | undefined => {
    const [first, ...more] = options.filter((option) => !option.disabled && part(option)?.toLowerCase() === text);
    return more.length === 0 ? first : undefined;
  };
  return only(({ code }) => code) ?? only((option) => option.text) ?? only(({ value }) => value);
}

function pressEnter(input: HTMLInputElement | undefined): void {
  const key = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  input?.dispatchEvent(new KeyboardEvent('keydown', key));
  input?.dispatchEvent(new KeyboardEvent('keyup', key));
}
