import { builtInRules } from '../../engine/rules/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Registry, Shelf } from '../registry/create-registry.ts';
import type { JsonObject } from '../../schema/json/json-value.ts';

const made = new WeakMap<Registry, Vocabulary>();

/** The names that documents may use in this app: what is registered, and the engine's rules. Made once for a registry. */
export function vocabularyOf(registry: Registry): Vocabulary {
  const known = made.get(registry);
  if (known) return known;
  const vocabulary: Vocabulary = {
    widgets: entriesOf(registry.widgets),
    cells: entriesOf(registry.cells),
    actions: entriesOf(registry.actions),
    rules: Object.fromEntries([...builtInRules].map(([name, { title }]) => [name, { title }])),
  };
  made.set(registry, vocabulary);
  return vocabulary;
}

function entriesOf<Definition extends { title: string; props: JsonObject; layout?: boolean }>(
  shelf: Shelf<Definition>,
) {
  return Object.fromEntries(
    shelf.names.flatMap((name) => {
      const definition = shelf.get(name);
      if (!definition) return [];
      const { title, props, layout } = definition;
      return [[name, { title, props, ...(layout !== undefined && { layout }) }]];
    }),
  );
}
