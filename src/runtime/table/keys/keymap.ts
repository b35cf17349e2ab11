/** The commands of keys, by the key with its modifiers: `Enter`, `Shift+Tab`, `Control+Shift+z`, `Alt+ArrowDown`. */
export type Keymap<Name extends string> = Readonly<Record<string, Name | readonly Name[]>>;

/**
 * The outcome of a command: it handled the key (`done`), it does not apply here and the key's next command is tried
 * (`next`), or the browser's default applies (`browser`).
 */
export type KeyOutcome = 'done' | 'next' | 'browser';

export interface KeyCommand<Context> {
  title: string;
  run: (context: Context) => KeyOutcome;
}

/**
 * Runs an action that always applies.
 * @returns `done`.
 */
export function did(act: () => void): KeyOutcome {
  act();
  return 'done';
}

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns the commands of a pressed key, in the order in which they are tried. Command (on a Mac) counts as Control.
 * Shift counts only if the keymap lists it with that key.
 */
export function commandsOf<Name extends string>(keymap: Keymap<Name>, event: PressedKey): readonly Name[] {
  const names = [keyName(event, event.shiftKey), keyName(event, false)];
  const found = names.find((name) => Object.hasOwn(keymap, name));
  const commands = found === undefined ? [] : (keymap[found] ?? []);
  return typeof commands === 'string' ? [commands] : commands;
}

/** Runs the commands of a pressed key until one handles it. Returns true if one did. */
export function runKey<Name extends string, Context>(
  { keymap, commands }: { keymap: Keymap<Name>; commands: Readonly<Record<Name, KeyCommand<Context>>> },
  event: PressedKey,
  context: Context,
): boolean {
  for (const name of commandsOf(keymap, event)) {
    const outcome = commands[name].run(context);
    if (outcome !== 'next') return outcome === 'done';
  }
  return false;
}

/** Returns the modifiers in this order, then the key; letters are in lower case, and the space key is named `Space`. */
function keyName({ key, ctrlKey, metaKey, altKey }: PressedKey, withShift: boolean): string {
  const modifiers = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', withShift && 'Shift'];
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  return [...modifiers.filter((modifier) => modifier !== false), name].join('+');
}
