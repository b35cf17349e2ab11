import { say } from '../../../locale/index.ts';
import type { KeyCommand, Keymap } from '../../../runtime/table/index.ts';
import { editCommands, editKeys } from './edit-commands.ts';
import { gridCommands, gridKeys } from './grid-commands.ts';

/** The description of some keys; each key with its modifiers, such as `Control+Shift+z`. */
export interface KeyHelp {
  title: string;
  keys: readonly string[];
}

/**
 * Returns the descriptions of the keys of a read-only (`read`) or an editable table (`edit`), in the order of its
 * keymap.
 */
export function tableKeyHelp(table: 'read' | 'edit', isTree: boolean): KeyHelp[] {
  const left = new Set(['leave-to-browser', ...(isTree ? [] : ['open-row', 'close-row'])]);
  return table === 'read' ? helpOf(gridKeys, gridCommands, left) : helpOf(editKeys, editCommands, left);
}

function helpOf<Name extends string>(
  keymap: Keymap<Name>,
  commands: Readonly<Record<Name, Pick<KeyCommand<never>, 'title'>>>,
  left: ReadonlySet<string>,
): KeyHelp[] {
  const keysOf = new Map<string, Set<string>>();
  for (const [key, names] of Object.entries<Name | readonly Name[]>(keymap)) {
    for (const name of typeof names === 'string' ? [names] : names) {
      if (left.has(name)) continue;
      const isExtending = name.startsWith('extend-');
      const title = isExtending ? say('选中一片格') : commands[name].title;
      keysOf.set(title, (keysOf.get(title) ?? new Set()).add(isExtending ? say('Shift+移动的键') : key));
    }
  }
  return [...keysOf].map(([title, keys]) => ({ title, keys: [...keys] }));
}
