import type { AnnotatedFormat, AnnotatedNode } from '../format/index.ts';
import { followAnnotated } from './part-schema.ts';

const known = new WeakMap<AnnotatedNode, boolean>();

/** Returns true if a value with this schema may contain parts, so that the walk leaves out all others. */
export function leadsToParts(node: AnnotatedNode, format: AnnotatedFormat): boolean {
  const before = known.get(node);
  if (before !== undefined) return before;
  // A set that grows while it is iterated also visits the schemas that are added.
  const reached = new Set<AnnotatedNode>([node]);
  for (const each of reached) {
    const whole = followAnnotated(each, format);
    if (whole['x-holds'] !== undefined || whole['x-props-of']?.widget !== undefined || known.get(each) === true) {
      known.set(node, true);
      return true;
    }
    for (const inner of schemasIn(whole)) reached.add(inner);
  }
  known.set(node, false);
  return false;
}

function schemasIn({ properties = {}, additionalProperties, items, anyOf = [] }: AnnotatedNode): AnnotatedNode[] {
  return [
    ...Object.values(properties),
    ...anyOf,
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
}
