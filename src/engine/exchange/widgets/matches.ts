import type { Counterpart } from '../../../../generated/widget-declarations.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../../schema/vocabulary.ts';
import { own, readObject } from '../../values/index.ts';
import { isSame } from '../same.ts';

export type ForeignFormat = 'form-making' | 'formily' | 'json-schema' | 'online-form';
type Widgets = Vocabulary['widgets'];

/** A widget with one of the things that stand for it in another format. */
export interface Match {
  widget: string;
  entry: WidgetEntry;
  /** What it is called there. */
  name: string;
  counterpart: Counterpart;
}

/**
 * The widget that stands for what is called `name` there. `optionAt` gives the options of the one that is met; of several
 * widgets the one with the most conditions that hold is it.
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

/** What stands for a node there: the counterpart whose props it has, else one that asks for none. */
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

/** The value of a widget's prop: as it is written, else what leaving it out means. */
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

const known = new WeakMap<Widgets, Map<ForeignFormat, ReadonlyMap<string, Match[]>>>();

function matchesOf(format: ForeignFormat, widgets: Widgets): ReadonlyMap<string, Match[]> {
  const formats = known.get(widgets) ?? new Map<ForeignFormat, ReadonlyMap<string, Match[]>>();
  known.set(widgets, formats);
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
