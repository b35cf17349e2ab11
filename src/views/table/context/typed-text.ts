/**
 * What is typed into an editor that tells of it only once it is left, as calendars do: put into its cell before the
 * keyboard goes elsewhere, since the editor is gone by then.
 */
export interface TypedText {
  /** `take` puts into the cell what is typed by now; undefined where nothing waits any longer. */
  hold(take: (() => void) | undefined): void;
  settle(): void;
}

export function createTypedText(): TypedText {
  let waiting: (() => void) | undefined;
  return {
    hold(take) {
      waiting = take;
    },
    settle() {
      const take = waiting;
      waiting = undefined;
      take?.();
    },
  };
}
