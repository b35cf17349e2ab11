import { text, textTable } from '../../locale/index.ts';

const names: Readonly<Record<string, string>> = textTable({
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Space: text('空格'),
  PageUp: 'PgUp',
  PageDown: 'PgDn',
});

/** Splits a key into the labels on keyboards: `Control+Shift+z` is Ctrl, Shift, Z; on a Mac, Control is ⌘. */
export function keyParts(key: string, isMac: boolean): string[] {
  return key.split('+').map((part) => {
    if (isMac && part === 'Control') return '⌘';
    return names[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
