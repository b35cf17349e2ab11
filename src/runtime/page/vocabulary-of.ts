import { builtInRules } from '../../engine/rules/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Registry, Shelf } from '../registry/index.ts';

const made = new WeakMap<Registry, Vocabulary>();

/**
 * Returns the names that documents can use in this app: the registered ones and the engine's rules. Cached per
 * registry.
 */
export function vocabularyOf(registry: Registry): Vocabulary {
  const known = made.get(registry);
  if (known) return known;
  const vocabulary: Vocabulary = {
    widgets: widgetEntries(registry),
    cells: entriesOf(registry.cells),
    actions: entriesOf(registry.actions),
    rules: Object.fromEntries([...builtInRules].map(([name, { title }]) => [name, { title }])),
  };
  made.set(registry, vocabulary);
  return vocabulary;
}

function widgetEntries({ widgets, declarations }: Registry): Vocabulary['widgets'] {
  return Object.fromEntries(
    Object.entries(entriesOf(widgets)).map(([name, entry]) => {
      return [name, { ...entry, ...declarations[name] }];
    }),
  );
}

function entriesOf<Definition extends { title: string; props: JsonObject }>(shelf: Shelf<Definition>) {
  return Object.fromEntries(
    shelf.names.flatMap((name) => {
      const definition = shelf.get(name);
      return definition ? [[name, { title: definition.title, props: definition.props }]] : [];
    }),
  );
}
