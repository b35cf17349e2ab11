import type { KeyboardEvent } from 'react';

/** A handler of keys that answers Ctrl+Enter (Command+Enter) and nothing else. */
export function onControlEnter(submit: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
}
