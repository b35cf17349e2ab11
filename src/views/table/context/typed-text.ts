/**
 * Text typed into an editor that reports it only on blur, as calendars do. It is committed to the cell before the focus
 * moves, as the editor is unmounted by then.
 */
export interface TypedText {
  /** `take` commits the pending text to the cell; undefined if nothing is pending. */
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
