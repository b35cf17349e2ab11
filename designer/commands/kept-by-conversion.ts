import { annotatedFormat } from '../../generated/annotated-format.ts';
import { checkedProps } from '../../src/engine/gate/index.ts';
import { own, type JsonObject } from '../../src/schema/json/index.ts';
import type { WidgetEntry } from '../../src/schema/vocabulary.ts';
import { titlesOf } from '../model/index.ts';
import type { Titles } from '../words/index.ts';

/** Returns the props whose values the new widget accepts, and adds the titles of the others to `lost`. */
export function keptProps(
  props: JsonObject,
  { widget, target }: { widget: string; target: WidgetEntry },
  lost: Map<string, Titles>,
): JsonObject {
  const kept = checkedProps(target.title, target, props, () => undefined);
  const described = own(annotatedFormat.widgets, widget)?.properties ?? {};
  for (const key of Object.keys(props)) {
    if (!Object.hasOwn(kept, key)) lost.set(key, titlesOf(own(described, key) ?? {}, key));
  }
  return Object.fromEntries(Object.entries(props).filter(([key]) => Object.hasOwn(kept, key)));
}

/**
 * Returns the keys of a field that also apply to the type and format of the new widget's fields (`begins`), and adds
 * the titles of the others to `lost`.
 */
export function keptKeys(written: JsonObject, begins: JsonObject, lost: Map<string, Titles>): JsonObject {
  const type = begins['type'];
  const isOtherType = (written['type'] ?? 'string') !== type;
  const isKept = ([key]: [string, unknown]) => {
    if (key === 'type' || key === 'format') return false;
    if (key === 'enum') return begins['enum'] !== undefined || !isOtherType;
    if (!isOtherType) return true;
    const { 'x-applies': applies, 'x-typed-by': typedBy } = formatKeys[key] ?? {};
    return typedBy === undefined && (applies?.types === undefined || applies.types.some((each) => each === type));
  };
  const entries = Object.entries(written);
  const kept = entries.filter(isKept);
  for (const [key] of entries)
    if (key !== 'type' && key !== 'format' && !kept.some(([other]) => other === key))
      lost.set(key, titlesOf(formatKeys[key] ?? {}, key));
  return {
    ...(type !== undefined && { type }),
    ...(begins['format'] !== undefined && { format: begins['format'] }),
    ...Object.fromEntries(kept),
  };
}

const formatKeys = annotatedFormat.definitions['form_node']?.properties ?? {};
