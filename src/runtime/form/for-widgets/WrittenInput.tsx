import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { flushSync } from 'react-dom';

import type { WrittenText } from './use-written-text.ts';

/** The text of one input of a calendar, and how the input closes the calendar. */
export type WrittenInCalendar = WrittenText & { close: () => void };

/**
 * The input of a calendar, which holds what one writes until one leaves it or presses Enter. antd's own takes a text only
 * where it fits the format, and forgets any other. Without `written` it is antd's.
 */
export function WrittenInput({
  written,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; written: WrittenInCalendar | undefined }) {
  if (!written) return <input {...input} />;
  const { value, onKeyDown, onBlur } = input;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method composes keeps its keys.
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    if (written.text !== undefined && key === 'Enter') {
      // Closing, the calendar gives its own days once more: it must do so before another one is taken.
      flushSync(written.close);
      let isRead = false;
      // What saves or searches by Enter takes what was read, and waits for a text that is not.
      flushSync(() => (isRead = written.settle()));
      if (!isRead && !isInCell(currentTarget)) keep(event);
      return;
    }
    if (written.text !== undefined && key === 'Escape') {
      written.drop();
      // A dialog around stays open; a cell takes back its own value, too.
      if (!isInCell(currentTarget)) event.stopPropagation();
    }
    onKeyDown?.(event);
  };
  return (
    <input
      {...input}
      aria-invalid={written.problem === null ? input['aria-invalid'] : true}
      value={written.text ?? value}
      onChange={(event) => written.write(event.target.value)}
      onKeyDown={press}
      onBlur={(event) => {
        written.settle();
        onBlur?.(event);
      }}
    />
  );
}

function isInCell(element: Element): boolean {
  return element.closest('[role="gridcell"]') !== null;
}

function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
