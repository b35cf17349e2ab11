import { readText } from '../../src/engine/values/index.ts';
import { isJsonObject, own, type JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { PlacedNode } from './nodes.ts';

type Named = Pick<PlacedNode, 'key' | 'written'>;

/** What a node is called: by itself, by the model (`fields`), or by its widget. */
export function titleOfNode(node: Named, design: { vocabulary: Vocabulary; fields?: JsonObject | undefined }): string {
  const { vocabulary, fields } = design;
  const { key, written } = node;
  const component = written['x-component'] ?? (written['type'] === 'void' ? layoutWidget(vocabulary) : undefined);
  const widget = typeof component === 'string' ? (own(vocabulary.widgets, component)?.title ?? component) : undefined;
  return givenTitle(node, fields) || widget || key;
}

/** The title of a node, which it or the model says; undefined where it has none. */
export function givenTitle({ key, written }: Named, fields: JsonObject = {}): string | undefined {
  const said = own(fields, key);
  const isNone = written['title'] === null;
  return readText(written['title']) ?? (isJsonObject(said) && !isNone ? readText(said['title']) : undefined);
}

/** The widget that arranges nodes where no document names one. */
export function layoutWidget({ widgets }: Vocabulary): string | undefined {
  return Object.keys(widgets).find((name) => widgets[name]?.defaultFor?.includes('layout'));
}
