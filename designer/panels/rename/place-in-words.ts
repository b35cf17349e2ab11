import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { fromPointer } from '../../../src/schema/json/index.ts';
import type { DocumentKind } from '../../../src/schema/kinds/kinds.ts';
import { titlesOf } from '../../model/index.ts';
import type { Locale } from '../../words/index.ts';
import { renameWords } from './rename-words.ts';

/** Maps that only contain others, and props, whose key is sufficient. */
const silent = new Set(['properties', 'schema', 'x-component-props', 'state', 'body']);

/**
 * Returns the readable place of something in a document: `/columns/2` of a list is `列 › 第 3 个`. Keys that the format
 * does not define stay unchanged.
 */
export function placeInWords(kind: DocumentKind, pointer: string, locale: Locale): string {
  let nodes = reached([{ $ref: `#/definitions/${kind}` }]);
  const words = fromPointer(pointer).flatMap((segment) => {
    const key = String(segment);
    const known = nodes.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? properties[key] : [],
    );
    const inside = known.filter((node) => node !== undefined);
    const titled = reached(inside).find((node) => node.title !== undefined);
    nodes = reached(inside.length > 0 ? inside : nodes.flatMap((node) => below(node, segment)));
    if (inside.length > 0 && silent.has(key)) return [];
    return typeof segment === 'number'
      ? [renameWords[locale].item(segment + 1)]
      : [inside.length > 0 ? titlesOf(titled ?? {}, key)[locale] : `“${key}”`];
  });
  return words.join(' › ');
}

function below(node: AnnotatedNode, segment: string | number): AnnotatedNode[] {
  if (typeof segment === 'number') return node.items ? [node.items] : [];
  return typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
}

function reached(nodes: readonly AnnotatedNode[]): AnnotatedNode[] {
  return nodes.flatMap((node): AnnotatedNode[] => {
    const { $ref, ...own } = node;
    const name = $ref?.replace('#/definitions/', '');
    const referred = name !== undefined ? annotatedFormat.definitions[name] : undefined;
    return [own, ...(referred ? reached([referred]) : []), ...reached(node.anyOf ?? [])];
  });
}
