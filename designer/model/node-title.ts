import { readText } from '../../src/engine/values/index.ts';
import { isJsonObject, own, type JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { PlacedNode } from './nodes.ts';

type Named = Pick<PlacedNode, 'key' | 'written'>;

/** Returns the title of a node: its own, or that of the model (`fields`), or of its widget. */
export function titleOfNode(node: Named, design: { vocabulary: Vocabulary; fields?: JsonObject | undefined }): string {
  const { vocabulary, fields } = design;
  const { key, written } = node;
  const component = written['x-component'] ?? (written['type'] === 'void' ? layoutWidget(vocabulary) : undefined);
  const widget = typeof component === 'string' ? (own(vocabulary.widgets, component)?.title ?? component) : undefined;
  return givenTitle(node, fields) || widget || key;
}

/** Returns the title that the node or the model defines, or undefined. */
export function givenTitle({ key, written }: Named, fields: JsonObject = {}): string | undefined {
  const said = own(fields, key);
  const isNone = written['title'] === null;
  return readText(written['title']) ?? (isJsonObject(said) && !isNone ? readText(said['title']) : undefined);
}

/** Returns the default widget for layouts. */
export function layoutWidget({ widgets }: Vocabulary): string | undefined {
  return Object.keys(widgets).find((name) => widgets[name]?.defaultFor?.includes('layout'));
}
