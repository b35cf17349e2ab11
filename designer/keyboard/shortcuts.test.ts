import { expect, test } from 'vitest';

import { shortcutOf } from './index.ts';

const press = (text: string) => {
  const parts = text.split(' ');
  const held = (name: string) => parts.includes(name);
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  return shortcutOf({ key, ctrlKey: held('Ctrl'), metaKey: held('⌘'), altKey: held('Alt'), shiftKey: held('Shift') });
};

test.each([
  ['Ctrl z', 'undo'],
  ['⌘ z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Shift ?', 'help'],
  ['Space', 'pickUp'],
  ['Ctrl Shift M', 'pickUp'],
  ['Alt ArrowRight', 'wider'],
  ['Shift ArrowDown', 'extendNext'],
  ['z', undefined],
  ['Ctrl Alt z', undefined],
  ['Shift Enter', 'editControl'],
  ['Shift Home', undefined],
])('%s', (text, name) => {
  expect(press(text)).toBe(name);
});
