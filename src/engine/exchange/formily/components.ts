import { readObject, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { checkedProps } from '../../gate/index.ts';
import { own } from '../../values/index.ts';
import { isRisky } from '../json-values.ts';
import { matchOf, propsRead, type Match } from '../widgets/index.ts';

/** Parts of a list that our lists have built in: row numbers, buttons. */
const ofLists = /^Array\w*\.(Index|SortHandle|Remove|MoveUp|MoveDown|Addition|Copy|Operations?)$/;
const panes = /\.(TabPane|CollapsePanel|StepPane|CollapseItem)$/;

export const isPartOfList = (component: string) => ofLists.test(component);
export const isPane = (component: string) => panes.test(component);
export const isColumn = (component: string) => component === 'ArrayTable.Column';

export interface ComponentRead {
  widget?: string;
  props: JsonObject;
  match?: Match;
  taken: string[];
}

/** Returns the widget for the component of a schema; without `widget` if there is none. */
export function componentOf(schema: JsonObject, widgets: Vocabulary['widgets']): ComponentRead {
  const component = readString(schema['x-component']) ?? '';
  const written = readObject(schema['x-component-props']);
  const match = matchOf('formily', component, widgets, (path) => written[path]);
  if (match) {
    const { props, taken } = propsRead(match, written);
    const conditions = Object.keys(match.counterpart.when ?? {});
    return {
      widget: match.widget,
      props,
      match,
      taken: [...taken.map((path) => path.split('.')[0] ?? ''), ...conditions],
    };
  }
  const entry = own(widgets, component);
  if (!entry) return { props: {}, taken: [] };
  const safe = Object.entries(written).filter(([, value]) => !isRisky(value));
  const props = checkedProps(
    '',
    entry,
    Object.fromEntries(safe),
    () => undefined,
    () => false,
  );
  return {
    widget: component,
    props,
    match: { widget: component, entry, name: component, counterpart: {} },
    taken: Object.keys(props),
  };
}

/** Returns the title of a pane or column from its props. */
export function titleInProps(props: JsonValue | undefined): string | undefined {
  const { tab, title, header, label } = readObject(props);
  return [tab, title, header, label].find((each) => typeof each === 'string');
}
