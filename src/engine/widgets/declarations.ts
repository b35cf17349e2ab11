import {
  widgetDeclarations,
  type FieldCase,
  type WidgetDeclaration,
  type WidgetValue,
} from '../../../generated/widget-declarations.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { own } from '../values/index.ts';

type Widgets = Vocabulary['widgets'];

const nothing: WidgetDeclaration = {};
const noWidgets: Widgets = {};

/**
 * What the widget of that name says of itself; nothing, where nobody knows it. `widgets`: where a host's own widgets are
 * found beside those of the catalogue.
 */
export function declarationOf(name: string | undefined, widgets: Widgets = noWidgets): WidgetDeclaration {
  if (name === undefined) return nothing;
  return own(widgetDeclarations, name) ?? own(widgets, name) ?? nothing;
}

/** What a host's own widget says of itself; undefined for one of the catalogue, which everybody finds by its name. */
export function foreignDeclaration(name: string, widgets: Widgets): WidgetDeclaration | undefined {
  return own(widgetDeclarations, name) ? undefined : own(widgets, name);
}

/** What the value of a field under that widget is; undefined where the widget says nothing of it. */
export function widgetValueOf(name: string | undefined, hasOptions = false): WidgetValue | undefined {
  return valueOf(declarationOf(name), hasOptions);
}

/** What the value of such a widget is, over a field with options or without. */
export function valueOf({ value, withOptions }: WidgetDeclaration, hasOptions: boolean): WidgetValue | undefined {
  return (hasOptions ? withOptions?.value : undefined) ?? value;
}

/** The widget that edits such fields where no document names one. A host's own comes before one of the catalogue. */
export function widgetForCase(fieldCase: FieldCase, widgets: Widgets = noWidgets): string {
  const name = lookupOf(widgets).byCase.get(fieldCase);
  if (name === undefined) throw new Error(`no widget declares "x-default-for": ["${fieldCase}"]`);
  return name;
}

/** The widget that edits columns of that type; undefined where the field decides. A host's own comes first. */
export function widgetForColumnType(type: string, widgets: Widgets = noWidgets): string | undefined {
  return lookupOf(widgets).byColumnType.get(type);
}

/** The types of columns that widgets edit. */
export function columnTypesOfWidgets(widgets: Widgets = noWidgets): string[] {
  return [...lookupOf(widgets).byColumnType.keys()];
}

interface Lookup {
  byCase: ReadonlyMap<FieldCase, string>;
  byColumnType: ReadonlyMap<string, string>;
}

const lookups = new WeakMap<Widgets, Lookup>();

function lookupOf(widgets: Widgets): Lookup {
  const known = lookups.get(widgets);
  if (known) return known;
  const foreign = Object.entries(widgets).filter(([name]) => own(widgetDeclarations, name) === undefined);
  const all: [string, WidgetDeclaration][] = [...Object.entries(widgetDeclarations), ...foreign];
  const lookup: Lookup = {
    byCase: new Map(all.flatMap(([name, { defaultFor = [] }]) => defaultFor.map((each) => [each, name]))),
    byColumnType: new Map(all.flatMap(([name, { columnTypes = [] }]) => columnTypes.map((each) => [each, name]))),
  };
  lookups.set(widgets, lookup);
  return lookup;
}
