import { declarationOf, type WidgetDeclaration } from '../../engine/widgets/index.ts';
import { say } from '../../locale/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { nearestName } from '../../schema/problems/nearest-name.ts';
import type { ActionDefinition, CellDefinition, WidgetDefinition } from './definitions.ts';
import type { ViewSet } from './views.ts';

/** The immutable set of everything that documents can refer to by name, created once by the app. */
export interface Registry {
  readonly widgets: Shelf<WidgetDefinition>;
  readonly cells: Shelf<CellDefinition>;
  readonly actions: Shelf<ActionDefinition>;
  readonly views: Readonly<ViewSet>;
  readonly declarations: Readonly<Record<string, WidgetDeclaration>>;
}

export interface Shelf<Definition> {
  /** Returns the definition with exactly that name; undefined for any other text, including `constructor`. */
  get(name: string): Definition | undefined;
  nearest(name: string): string | undefined;
  readonly names: readonly string[];
}

/** Creates the registry. Throws an Error if two definitions have the same name or a widget's declaration is invalid. */
export function createRegistry(parts: {
  widgets: readonly WidgetDefinition[];
  cells: readonly CellDefinition[];
  actions: readonly ActionDefinition[];
  views: ViewSet;
  /**
   * Reads the declaration of a widget: `registeredDeclaration` if a host registers its own widgets. Without it, all
   * widgets must be in the catalogue, which `npm run generate` has read.
   */
  declare?: (name: string, props: JsonObject) => WidgetDeclaration;
}): Registry {
  const { declare = (name: string) => declarationOf(name) } = parts;
  return Object.freeze({
    widgets: createShelf(say('组件'), parts.widgets),
    cells: createShelf(say('单元格'), [...parts.cells, ...parts.widgets.flatMap(({ cell }) => cell ?? [])]),
    actions: createShelf(say('动作'), parts.actions),
    views: Object.freeze({ ...parts.views }),
    declarations: Object.freeze(
      Object.fromEntries(parts.widgets.map(({ name, props }) => [name, declare(name, props)])),
    ),
  });
}

function createShelf<Definition extends { name: string }>(
  kind: string,
  definitions: readonly Definition[],
): Shelf<Definition> {
  const byName: Record<string, Definition> = Object.create(null);
  for (const definition of definitions) {
    if (byName[definition.name])
      throw new Error(say('{kind}“{name}”登记了两次，请去掉一个。', { kind, name: definition.name }));
    byName[definition.name] = definition;
  }
  Object.freeze(byName);
  const names = Object.freeze(Object.keys(byName));
  return Object.freeze({
    get: (name: string) => byName[name],
    nearest: (name: string) => nearestName(name, names),
    names,
  });
}
