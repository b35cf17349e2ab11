import { emptyField, readKeywords, type ResolvedField } from '../../src/engine/model/index.ts';
import { defaultComponent } from '../../src/engine/resolve/index.ts';
import { compact } from '../../src/engine/values/index.ts';
import { own, readObject, readString, type JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { PlacedNode } from './nodes.ts';

/**
 * Returns the widget that edits a field: the one that the node names, or that of the model's field, or the default one.
 * Undefined for a node that is no field.
 */
export function usualWidget(
  { key, written }: Pick<PlacedNode, 'key' | 'written'>,
  { vocabulary, fields = {} }: { vocabulary: Vocabulary; fields?: JsonObject | undefined },
): string | undefined {
  const component = readString(written['x-component']);
  if (component !== undefined) return component;
  if (written['type'] === 'void' || written['type'] === 'object' || key.startsWith('_')) return undefined;
  const keywords = readKeywords({ ...readObject(own(fields, key)), ...written });
  const field: ResolvedField = { ...emptyField(), ...keywords };
  return field.component ?? defaultComponent(compact(field), undefined, vocabulary.widgets).component;
}
