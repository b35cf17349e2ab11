import { documentKey, type DocumentSet, type SourceDocument } from '../../src/schema/documents/document.ts';
import { isJsonObject, own, readObject, toPointer, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import { nodeAtKey, renamingOf, withRenaming } from '../../src/schema/references/index.ts';
import { applyPatches, fromTree, toTree, type Tree } from '../../src/schema/tree/index.ts';
import { allNodes, indexOfNode } from '../model/index.ts';

/** Returns the keys of all nodes of a form. A key is unique in the form, whatever layout contains the node. */
export function takenNames(tree: Tree): Set<string> {
  return new Set(allNodes(tree).map(({ key }) => key));
}

/** Returns `wanted` if it is free, otherwise with the next free number appended: `input`, `input2`, `input3`. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/\d+$/, '') || wanted;
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

type NamedNode = readonly [key: string, node: JsonObject];

/**
 * Copies nodes and gives them, and all nodes inside them, free names. Conditions, reactions and computed values of the
 * copies that refer to a copied node refer to its copy. A copy that gets another name also gets the model's definition
 * of its field (`fields`), because the model has no field of that name.
 * @param taken the names in use; those of the copies are added.
 */
export function withFreeNames(
  nodes: readonly NamedNode[],
  taken: Set<string>,
  fields: JsonObject = {},
): { key: string; node: JsonObject }[] {
  const seen = new Set<string>();
  const apart = nodes.map(([key, node]) => withFreeKeys(key, node, { taken: seen, fields }));
  const renamings: [from: string, to: string][] = [];
  const filled = apart.map(({ key, node }) => [key, withModelWords(key, node, { taken, fields, renamings })] as const);
  const body = renamings.reduceRight(withName, { properties: Object.fromEntries(filled) });
  const names = new Map(renamings);
  return apart.map((each) => {
    const key = names.get(each.key) ?? each.key;
    return { key, node: readObject(readObject(body['properties'])[key]) };
  });
}

function withFreeKeys(
  key: string,
  written: JsonObject,
  work: { taken: Set<string>; fields: JsonObject },
): { key: string; node: JsonObject } {
  const { free, node } = named(key, written, work);
  return {
    key: free,
    node: withInside(node, (name, child) => {
      const copy = withFreeKeys(name, child, work);
      return [copy.key, copy.node];
    }),
  };
}

function withModelWords(
  key: string,
  written: JsonObject,
  work: { taken: Set<string>; fields: JsonObject; renamings: [string, string][] },
): JsonObject {
  const { free, node } = named(key, written, work);
  if (free !== key) work.renamings.push([key, free]);
  return withInside(node, (name, child) => [name, withModelWords(name, child, work)]);
}

function named(
  key: string,
  written: JsonObject,
  { taken, fields }: { taken: Set<string>; fields: JsonObject },
): { free: string; node: JsonObject } {
  const free = freeName(key, taken);
  taken.add(free);
  const said = own(fields, key);
  return { free, node: free !== key && isJsonObject(said) ? { ...said, ...written } : written };
}

function withInside(node: JsonObject, map: (name: string, child: JsonObject) => [string, JsonObject]): JsonObject {
  const { properties } = node;
  if (!isJsonObject(properties)) return node;
  const inside = Object.entries(properties).map(([name, child]) =>
    isJsonObject(child) ? map(name, child) : [name, child],
  );
  return { ...node, properties: Object.fromEntries(inside) };
}

function withName(body: JsonObject, [from, to]: [string, string]): JsonObject {
  const key = documentKey('copy', 'form');
  const document: SourceDocument = { key, id: 'copy', kind: 'form', hash: '', body, problems: [] };
  const documents: DocumentSet = { get: (each) => (each === key ? document : undefined), keys: () => [key].values() };
  const path = pathOf(body, from);
  const renamed = path && nodeAtKey(documents, key, toPointer(path));
  const made = renamed && renamingOf(documents, renamed, to);
  if (!made || 'refused' in made) return path ? withKey(body, path, to) : body;
  return readObject(withRenaming(documents, made.changes).get(key)?.body);
}

function pathOf(body: JsonObject, name: string): Path | undefined {
  return allNodes(toTree(body)).find(({ key }) => key === name)?.path;
}

function withKey(body: JsonObject, path: Path, key: string): JsonObject {
  const index = indexOfNode(toTree(body), path);
  const move = { op: 'move' as const, from: path, to: path.slice(0, -1), index, key };
  return readObject(fromTree(applyPatches(toTree(body), [move]).tree));
}
