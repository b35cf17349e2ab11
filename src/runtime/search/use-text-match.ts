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
  if (loaded) return loaded;
  const pinyin = (await import('pinyin-match')).default;
  const mayBegin = firstLetters((character, letter) => pinyin.match(character, letter) !== false);
  loaded = (text, typed) => {
    if (plain(text, typed)) return true;
    const letters = typed.trim();
    // Asking the dictionary of sounds is dear, and a tree asks for ten thousand names at each key.
    return /[a-z]/i.test(letters) && mayBegin(text, letters) && pinyin.match(text, letters) !== false;
  };
  return loaded;
}

/** Whether something in the text is, or sounds as if it began with, the first letter that was typed. */
function firstLetters(sounds: (character: string, letter: string) => boolean) {
  const begins = new Map<string, boolean>();
  return (text: string, typed: string): boolean => {
    const letter = typed.charAt(0).toLowerCase();
    for (const character of text) {
      const key = letter + character;
      const known = begins.get(key) ?? (character.toLowerCase() === letter || sounds(character, letter));
      begins.set(key, known);
      if (known) return true;
    }
    return false;
  };
}
