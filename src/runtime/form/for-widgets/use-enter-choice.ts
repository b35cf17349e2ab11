import { useEffect, useMemo } from 'react';

import type { Option } from '../../ports/index.ts';
import type { ListSearch } from './use-list-search.ts';

export interface SearchAnswer {
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** The keyword that the options, or the failure, belong to; undefined without either. */
  answered?: string | undefined;
  options: readonly Option[];
}

/**
 * Returns the options of a searched list; the option whose code or name equals the typed text is first, so that Enter
 * selects it. If Enter was pressed before the answer arrived (as barcode scanners do), the answer is taken if it is a
 * single record or contains one with exactly that code or name; otherwise the user chooses in the list.
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
    // The answer belongs to another text, or has not arrived.
    if (awaited === undefined || status === 'loading' || answered !== awaited) return undefined;
    if (status !== 'ready' || !isTaken) {
      settle();
      return undefined;
    }
    // The list must render the options before the first of them is selectable.
    const frame = requestAnimationFrame(() => pressEnter(settle()));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- settle does the same at each drawing
  }, [awaited, status, answered, isTaken]);
  return ordered;
}

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
