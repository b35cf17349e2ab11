import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { flushSync } from 'react-dom';

import type { WrittenText } from './use-written-text.ts';

export type WrittenInCalendar = WrittenText & { close: () => void };

/**
 * The input of a calendar. It keeps the typed text until it loses the focus or Enter is pressed; antd's own input
 * accepts only text in the exact format and discards any other. Without `written` it behaves like antd's.
 */
export function WrittenInput({
  written,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; written: WrittenInCalendar | undefined }) {
  if (!written) return <input {...input} />;
  const { value, onKeyDown, onBlur } = input;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    if (written.text !== undefined && key === 'Enter') {
      // When it closes, the calendar reports its own value once more; that must happen before the typed value is taken.
      flushSync(written.close);
      let isRead = false;
      // Handlers that save or search on Enter use the parsed value; they are held back while the text is invalid.
      flushSync(() => (isRead = written.settle()));
      if (!isRead && !isInCell(currentTarget)) keep(event);
      return;
    }
    if (written.text !== undefined && key === 'Escape') {
      written.drop();
      // A surrounding dialog stays open; a cell restores its own value as well.
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
