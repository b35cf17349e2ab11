/** Which commands a key runs, by the key with its modifiers: `Enter`, `Shift+Tab`, `Control+Shift+z`, `Alt+ArrowDown`. */
export type Keymap<Name extends string> = Readonly<Record<string, Name | readonly Name[]>>;

/**
 * What became of a key: the command did it (`done`); the command does not apply here, and the key's next one is tried
 * (`next`); the browser does what it always does with the key (`browser`).
 */
export type KeyOutcome = 'done' | 'next' | 'browser';

/** A command that keys run, with a title for people. */
export interface KeyCommand<Context> {
  title: string;
  run: (context: Context) => KeyOutcome;
}

/** Runs an action that always applies. @returns `done`. */
export function did(act: () => void): KeyOutcome {
  act();
  return 'done';
}

/** A key event, of the browser or of React. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The commands of a pressed key, in the order in which they are tried. Command (on a Mac) counts as Control. Shift counts
 * only where the keymap names it with that key.
 */
export function commandsOf<Name extends string>(keymap: Keymap<Name>, event: PressedKey): readonly Name[] {
  const names = [keyName(event, event.shiftKey), keyName(event, false)];
  const found = names.find((name) => Object.hasOwn(keymap, name));
  const commands = found === undefined ? [] : (keymap[found] ?? []);
  return typeof commands === 'string' ? [commands] : commands;
}

/** Runs the commands of a pressed key until one has an answer. Gives whether the key did something here. */
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

/** Modifiers in this order, then the key; letters are small, and Space is called by its name. */
function keyName({ key, ctrlKey, metaKey, altKey }: PressedKey, withShift: boolean): string {
  const modifiers = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', withShift && 'Shift'];
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  return [...modifiers.filter((modifier) => modifier !== false), name].join('+');
}
