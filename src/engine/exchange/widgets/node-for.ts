import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { matchOf, type ForeignFormat } from './matches.ts';
import { optionAt } from './option-path.ts';
import { propsRead } from './props.ts';

/**
 * Returns the node for `name` in another format: keywords, widget, props.
 * @param options its options in that format, by name.
 * @returns undefined if no widget corresponds to it.
 */
export function nodeFor(
  format: ForeignFormat,
  name: string,
  options: JsonObject,
  widgets: Vocabulary['widgets'],
): JsonObject | undefined {
  const match = matchOf(format, name, widgets, (path) => optionAt(options, path));
  if (!match) return undefined;
  const { props } = propsRead(match, options);
  return {
    ...match.counterpart.node,
    'x-component': match.widget,
    ...(Object.keys(props).length > 0 && { 'x-component-props': props }),
  };
}
