import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { readAt, readObject, readString, type JsonObject, type Path } from '../../../src/schema/json/index.ts';
import { annotatedDefinition, followed } from '../properties/index.ts';

/** The document around the requested place. */
export interface Surroundings {
  body: JsonObject;
  /** Returns the widget of the node at a path if the node does not name it. */
  widgetAt: (path: Path) => string | undefined;
}

/** Returns all schema branches that the format allows at a path of a document of this kind. */
export function formatAt(kind: string, path: Path, around: Surroundings): AnnotatedNode[] {
  let nodes = branchesOf(annotatedDefinition(kind), [], around);
  path.forEach((segment, at) => {
    const holder = path.slice(0, at);
    nodes = nodes.flatMap((node) => partsOf(node, segment)).flatMap((part) => branchesOf(part, holder, around));
  });
  return nodes;
}

function partsOf(node: AnnotatedNode, segment: string | number): AnnotatedNode[] {
  if (typeof segment === 'number') return node.items ? [node.items] : [];
  const own = node.properties?.[segment];
  if (own) return [own];
  return typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
}

function branchesOf(node: AnnotatedNode, holder: Path, around: Surroundings): AnnotatedNode[] {
  const whole = followed(node);
  const named = whole['x-props-of']?.widget;
  if (named !== undefined) {
    const written = named === true ? undefined : readString(readObject(readAt(around.body, holder))[named]);
    const widget = written ?? around.widgetAt(holder) ?? '';
    return Object.hasOwn(annotatedFormat.widgets, widget) ? [annotatedFormat.widgets[widget] ?? whole] : [whole];
  }
  return whole.anyOf?.flatMap((branch) => branchesOf(branch, holder, around)) ?? [whole];
}
