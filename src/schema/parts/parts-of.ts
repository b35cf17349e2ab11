import type { DocumentKind } from '../documents/document.ts';
import type { AnnotatedFormat, AnnotatedNode, PartSort } from '../format/index.ts';
import { isJsonObject, own, type JsonArray, type JsonObject, type JsonValue, type Path } from '../json/index.ts';
import { leadsToParts } from './leads-to-parts.ts';
import { branchesOf, followAnnotated, objectSchema, propsNamedBy } from './part-schema.ts';
import type { DocumentParts, Part, PartContainer } from './part.ts';

/** The place of the walk: the part around the value, and the sort of the nodes in the next map, if it has its own. */
interface Around {
  format: AnnotatedFormat;
  holder: Path;
  nodesAre?: PartSort | undefined;
}

const none: DocumentParts = { parts: [], containers: [] };

/**
 * Returns the parts of a document by the annotations of its meta-schema and of the props schemas of its widgets. Parts
 * of the document that are invalid are left out; never throws.
 */
export function partsOf(kind: DocumentKind, body: JsonObject, format: AnnotatedFormat): DocumentParts {
  const root = own(format.definitions, kind);
  return root ? walk(body, root, [], {}, { format, holder: [] }) : none;
}

/** A result for a value that cannot change; a step of the designer leaves most of a document as it was. */
interface Known {
  path: Path;
  schema: AnnotatedNode;
  sort: PartSort | undefined;
  found: DocumentParts;
}
const known = new WeakMap<object, Known>();

function walk(value: JsonValue, node: AnnotatedNode, path: Path, around: JsonObject, at: Around): DocumentParts {
  if (typeof value !== 'object' || value === null || !leadsToParts(node, at.format)) return none;
  const before = known.get(value);
  const isProps = node['x-props-of'] !== undefined;
  if (before && before.schema === node && before.sort === at.nodesAre && isSame(before.path, path)) return before.found;
  const found = joined(branchesOf(node, value, at.format).map((branch) => walkBranch(value, branch, path, around, at)));
  // The props of a widget depend on the object around them.
  if (Object.isFrozen(value) && !isProps) known.set(value, { path, schema: node, sort: at.nodesAre, found });
  return found;
}

function walkBranch(
  value: JsonArray | JsonObject,
  branch: AnnotatedNode,
  path: Path,
  around: JsonObject,
  at: Around,
): DocumentParts {
  const props = propsNamedBy(branch, around, at.format);
  if (props) return walk(value, props, path, around, { ...at, nodesAre: undefined });
  const { additionalProperties: free } = branch;
  const member = Array.isArray(value) ? branch.items : typeof free === 'object' ? free : undefined;
  const sort = branch['x-holds'] === 'node' ? (at.nodesAre ?? 'node') : branch['x-holds'];
  if (member && sort !== undefined) return walkContainer({ path, holder: at.holder, sort, schema: member, value }, at);
  if (Array.isArray(value)) return joined(value.map((item, index) => inside(item, branch.items, index)));
  const nodesAre = sort ?? at.nodesAre;
  return joined(
    Object.entries(value).map(([key, item]) =>
      inside(item, own(branch.properties ?? {}, key) ?? (typeof free === 'object' ? free : undefined), key, nodesAre),
    ),
  );

  function inside(item: JsonValue, node: AnnotatedNode | undefined, key: string | number, nodes?: PartSort) {
    const holder = isJsonObject(value) ? value : around;
    return node ? walk(item, node, [...path, key], holder, { ...at, nodesAre: nodes }) : none;
  }
}

function walkContainer(container: PartContainer, { format }: Around): DocumentParts {
  const { path, holder, sort, schema, value } = container;
  const members: [string | number, JsonValue][] = isJsonObject(value) ? Object.entries(value) : [...value.entries()];
  const found = members.map(([key, item]): DocumentParts => {
    const part: Part = { path: [...path, key], container: path, holder, sort, key, value: item, schema };
    const below = walk(
      item,
      schema,
      part.path,
      {},
      { format, holder: part.path, nodesAre: nodesInside(item, part, format) },
    );
    return { parts: [part, ...below.parts], containers: below.containers };
  });
  const all = joined(found);
  return { parts: all.parts, containers: [container, ...all.containers] };
}

/** Returns the sort that a widget gives to the nodes inside it, such as the panes of tabs. */
function nodesInside(item: JsonValue, { schema }: Part, format: AnnotatedFormat): PartSort | undefined {
  if (!isJsonObject(item)) return undefined;
  const props = Object.values(objectSchema(schema, format).properties ?? {}).flatMap((node) => {
    const named = propsNamedBy(followAnnotated(node, format), item, format);
    return named ? [named['x-holds']] : [];
  });
  return props.find((sort) => sort !== undefined);
}

function joined(found: readonly DocumentParts[]): DocumentParts {
  const some = found.filter(({ containers }) => containers.length > 0);
  const [first = none] = some;
  if (some.length <= 1 && found.every(({ parts }) => parts.length === 0 || parts === first.parts)) return first;
  return {
    parts: found.flatMap(({ parts }) => parts),
    containers: found.flatMap(({ containers }) => containers),
  };
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((segment, index) => segment === other[index]);
}
