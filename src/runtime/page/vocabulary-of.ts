import { builtInRules } from '../../engine/rules/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Registry, Shelf } from '../registry/index.ts';

/**
 * Returns the names that documents can use in this app: the registered ones and the engine's rules. Cached per
 * registry.
 */
export const vocabularyOf = oncePerObject((registry: Registry): Vocabulary => ({
  widgets: widgetEntries(registry),
  cells: entriesOf(registry.cells),
  actions: entriesOf(registry.actions),
  rules: Object.fromEntries([...builtInRules].map(([name, { title }]) => [name, { title }])),
}));

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
