import { useEffect, useState } from 'react';

/**
 * Returns true if a text contains the typed text: as letters, or as the pinyin (or its initials) of Chinese characters.
 */
export type TextMatch = (text: string, typed: string) => boolean;

let loaded: TextMatch | undefined;

const plain: TextMatch = (text, typed) => text.toLowerCase().includes(typed.trim().toLowerCase());

/** Returns the match for searching in loaded data; pinyin is loaded once `isWanted` is true. */
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

/** Loads the match with pinyin. */
export async function loadTextMatch(): Promise<TextMatch> {
  if (loaded) return loaded;
  const pinyin = (await import('pinyin-match')).default;
  const mayBegin = firstLetters((character, letter) => pinyin.match(character, letter) !== false);
  loaded = (text, typed) => {
    if (plain(text, typed)) return true;
    const letters = typed.trim();
    // Pinyin lookups are expensive, and a tree needs ten thousand of them per key press.
    return /[a-z]/i.test(letters) && mayBegin(text, letters) && pinyin.match(text, letters) !== false;
  };
  return loaded;
}

/** Returns a test whether any character of the text is, or may begin in pinyin with, the first typed letter. */
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
