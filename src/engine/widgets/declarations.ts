import {
  widgetDeclarations,
  type FieldCase,
  type WidgetDeclaration,
  type WidgetValue,
} from '../../../generated/widget-declarations.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { own } from '../values/index.ts';

type Widgets = Vocabulary['widgets'];

const nothing: WidgetDeclaration = {};
const noWidgets: Widgets = {};

/**
 * Returns the declaration of a widget by name; an empty one if it is unknown. `widgets` includes those of a host, in
 * addition to the catalogue.
 */
export function declarationOf(name: string | undefined, widgets: Widgets = noWidgets): WidgetDeclaration {
  if (name === undefined) return nothing;
  return own(widgetDeclarations, name) ?? own(widgets, name) ?? nothing;
}

/**
 * Returns the declaration of a host's widget; undefined for one of the catalogue, which is always available by name.
 */
export function foreignDeclaration(name: string, widgets: Widgets): WidgetDeclaration | undefined {
  return own(widgetDeclarations, name) ? undefined : own(widgets, name);
}

/** Returns the kind of value that a widget edits; undefined if it declares none. */
export function widgetValueOf(name: string | undefined, hasOptions = false): WidgetValue | undefined {
  return valueOf(declarationOf(name), hasOptions);
}

/** Returns the kind of value that a widget edits, for a field with options or without. */
export function valueOf({ value, withOptions }: WidgetDeclaration, hasOptions: boolean): WidgetValue | undefined {
  return (hasOptions ? withOptions?.value : undefined) ?? value;
}

/** Returns the default widget for a case of fields. A host's widget takes precedence over one of the catalogue. */
export function widgetForCase(fieldCase: FieldCase, widgets: Widgets = noWidgets): string {
  const name = lookupOf(widgets).byCase.get(fieldCase);
  if (name === undefined) throw new Error(`no widget declares "x-default-for": ["${fieldCase}"]`);
  return name;
}

/**
 * Returns the widget that edits columns of a type; undefined if the field decides. A host's widget takes precedence.
 */
export function widgetForColumnType(type: string, widgets: Widgets = noWidgets): string | undefined {
  return lookupOf(widgets).byColumnType.get(type);
}

/** Returns the types of columns that widgets edit. */
export function columnTypesOfWidgets(widgets: Widgets = noWidgets): string[] {
  return [...lookupOf(widgets).byColumnType.keys()];
}

interface Lookup {
  byCase: ReadonlyMap<FieldCase, string>;
  byColumnType: ReadonlyMap<string, string>;
}

const lookupOf = oncePerObject((widgets: Widgets): Lookup => {
  const foreign = Object.entries(widgets).filter(([name]) => own(widgetDeclarations, name) === undefined);
  const all: [string, WidgetDeclaration][] = [...Object.entries(widgetDeclarations), ...foreign];
  return {
    byCase: new Map(all.flatMap(([name, { defaultFor = [] }]) => defaultFor.map((each) => [each, name]))),
    byColumnType: new Map(all.flatMap(([name, { columnTypes = [] }]) => columnTypes.map((each) => [each, name]))),
  };
});
