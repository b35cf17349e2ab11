interface Asking {
  keys: Set<string>;
  done: Promise<void>;
}

const open = new WeakMap<object, Map<string, Asking>>();

/**
 * Gathers the keys that are asked for in one moment, by many cells, into one call of `ask`. `owner` and `name` say what is
 * the same question. @throws what `ask` throws, to all who asked.
 */
export function askTogether(
  owner: object,
  name: string,
  keys: readonly string[],
  ask: (keys: readonly string[]) => Promise<void>,
): Promise<void> {
  const questions = open.get(owner) ?? new Map<string, Asking>();
  open.set(owner, questions);
  const wanted = questions.get(name)?.keys ?? new Set<string>();
  for (const key of keys) wanted.add(key);
  const begin = async () => {
    await new Promise((resolve) => void setTimeout(resolve));
    questions.delete(name);
    await ask([...wanted]);
  };
  const asking = questions.get(name) ?? { keys: wanted, done: begin() };
  questions.set(name, asking);
  return asking.done;
}
