import type { KeyboardEvent } from 'react';

/** Returns a key handler that reacts to Ctrl+Enter (Command+Enter) only. */
export function onControlEnter(submit: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
}
