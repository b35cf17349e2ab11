import type { Counterpart } from '../../../../generated/widget-declarations.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { Vocabulary, WidgetEntry } from '../../../schema/vocabulary.ts';
import { own, readObject } from '../../values/index.ts';
import { isSame } from '../json-values.ts';

export type ForeignFormat = 'form-making' | 'formily' | 'json-schema' | 'online-form';
type Widgets = Vocabulary['widgets'];

export interface Match {
  widget: string;
  entry: WidgetEntry;
  name: string;
  counterpart: Counterpart;
}

/**
 * Returns the widget that corresponds to `name` in another format. `optionAt` returns the options of the component at
 * hand; of several widgets, the one with the most matching conditions wins.
 */
export function matchOf(
  format: ForeignFormat,
  name: string,
  widgets: Widgets,
  optionAt: (path: string) => JsonValue | undefined,
): Match | undefined {
  return matchesOf(format, widgets)
    .get(name)
    ?.find(({ counterpart: { when = {} } }) =>
      Object.entries(when).every(([path, values]) => values.some((value) => value === (optionAt(path) ?? null))),
    );
}

/** Returns the counterpart of a node: the one whose props the node has, else one that requires none. */
export function matchOfNode(
  format: ForeignFormat,
  widget: string,
  props: JsonObject,
  widgets: Widgets,
): Match | undefined {
  const entry = own(widgets, widget);
  const counterparts = entry ? counterpartsOf(entry, format) : [];
  const has = ([prop, value]: [string, JsonValue]) => isSame(entry && propOf(entry, props, prop), value);
  const isPlain = ({ counterpart }: Named) => counterpart.with === undefined;
  const found =
    counterparts.find((each) => !isPlain(each) && Object.entries(each.counterpart.with ?? {}).every(has)) ??
    counterparts.find(isPlain) ??
    counterparts[0];
  return entry && found && { widget, entry, ...found };
}

/** Returns the value of a widget's prop: as written, else its default. */
export function propOf(entry: WidgetEntry, props: JsonObject, prop: string): JsonValue | undefined {
  return own(props, prop) ?? readObject(own(readObject(entry.props.properties), prop)).default;
}

type Named = Pick<Match, 'name' | 'counterpart'>;

function counterpartsOf(entry: WidgetEntry, format: ForeignFormat): Named[] {
  return Object.entries(entry.exchange?.[format] ?? {}).map(([key, counterpart]) => ({
    name: key.replace(/\/.*/, ''),
    counterpart,
  }));
}

const matchesByFormat = oncePerObject<Widgets, Map<ForeignFormat, ReadonlyMap<string, Match[]>>>(() => new Map());

function matchesOf(format: ForeignFormat, widgets: Widgets): ReadonlyMap<string, Match[]> {
  const formats = matchesByFormat(widgets);
  const before = formats.get(format);
  if (before) return before;
  const all = Object.entries(widgets).flatMap(([widget, entry]) =>
    counterpartsOf(entry, format).map((named) => ({ widget, entry, ...named })),
  );
  const conditions = ({ counterpart }: Match) => Object.keys(counterpart.when ?? {}).length;
  const matches = new Map<string, Match[]>();
  for (const match of all.toSorted((one, other) => conditions(other) - conditions(one)))
    matches.set(match.name, [...(matches.get(match.name) ?? []), match]);
  formats.set(format, matches);
  return matches;
}
