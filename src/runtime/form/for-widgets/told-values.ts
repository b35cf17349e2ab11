/** What an editor with text of its own has told and what has not come back to it as its value yet. */
export interface ToldValues {
  tell(text: string): void;
  /** Whether this value is one it told itself: more may have been typed since, which the value must not take back. */
  isOwn(text: string): boolean;
}

export function createToldValues(): ToldValues {
  let told: string[] = [];
  return {
    tell: (text) => void told.push(text),
    isOwn(text) {
      const place = told.lastIndexOf(text);
      told = told.slice(place + 1);
      return place >= 0;
    },
  };
}
