import { useEffect, useState } from 'react';

/** Whether a text has what was typed: the letters themselves, or the pinyin (also its first letters) of Chinese ones. */
export type TextMatch = (text: string, typed: string) => boolean;

let loaded: TextMatch | undefined;

/** Without pinyin, which is fetched the first time something asks for it. */
const plain: TextMatch = (text, typed) => text.toLowerCase().includes(typed.trim().toLowerCase());

/** For searching in what is already here; the pinyin comes once `isWanted`. */
export function useTextMatch(isWanted: boolean): TextMatch {
  const [match, setMatch] = useState<TextMatch>(() => loaded ?? plain);
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isGone = false;
    void loadTextMatch().then((found) => {
      if (!isGone) setMatch(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return loaded ?? match;
}

/** The match with pinyin. */
export async function loadTextMatch(): Promise<TextMatch> {
  const pinyin = (await import('pinyin-match')).default;
  loaded = (text, typed) => plain(text, typed) || pinyin.match(text, typed.trim()) !== false;
  return loaded;
}
