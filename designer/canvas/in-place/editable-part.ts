import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { own, readObject, readString, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { columnsAround, optionsAt, type Design } from '../../commands/index.ts';
import { allNodes, drawnNodeAt, givenTitle, isSamePath, nodeAt, nodesIn, type PlacedNode } from '../../model/index.ts';

/** A part of a node that is edited in place. */
export interface EditedPart {
  path: Path;
  part: 'title' | 'placeholder' | 'options';
}

/** Returns the editable part of a node's control: its options, or else its placeholder. Undefined if it has neither. */
export function controlPart(design: Design, form: ResolvedForm, path: Path): EditedPart['part'] | undefined {
  if (optionsAt(design, path)) return 'options';
  const drawn = drawnNodeAt(form.nodes, toPointer(path));
  const widget = drawn && drawn.kind !== 'problem' ? own(design.vocabulary.widgets, drawn.component) : undefined;
  return own(readObject(widget?.props['properties']), 'placeholder') === undefined ? undefined : 'placeholder';
}

/** Returns the placeholder of a node's control. */
export function placeholderOf({ written }: PlacedNode): string {
  return readString(readObject(written['x-component-props'])['placeholder']) ?? '';
}

/** Returns true if a node shows a title: fields do, and layouts that have one. */
export function hasTitle(design: Design, form: ResolvedForm, node: PlacedNode): boolean {
  return (
    drawnNodeAt(form.nodes, toPointer(node.path))?.kind === 'field' || givenTitle(node, design.fields) !== undefined
  );
}

/** Returns the next node in document order that has the same part, and where `isDrawn` is true. */
export function nextPart(
  design: Design,
  form: ResolvedForm,
  { path, part }: EditedPart,
  isDrawn: (part: EditedPart) => boolean,
): EditedPart | undefined {
  const nodes = allNodes(design.tree);
  const at = nodes.findIndex((node) => isSamePath(node.path, path));
  const next = nodes
    .slice(at + 1)
    .find(
      (node) =>
        (part === 'title' ? hasTitle(design, form, node) : controlPart(design, form, node.path) === part) &&
        isDrawn({ path: node.path, part }),
    );
  return next && { path: next.path, part };
}

/**
 * Returns the nodes whose titles may be rendered inside a node's wrapper: the node itself and its direct children,
 * which are its panes.
 */
export function titledIn(design: Design, path: Path): PlacedNode[] {
  const node = nodeAt(design.tree, path);
  return node ? [node, ...nodesIn(design.tree, [...path, 'properties'])] : [];
}

/** Returns true if the width of a node can be changed at its place. */
export function hasWidth(design: Design, path: Path): boolean {
  return (columnsAround(design, path) ?? 1) > 1;
}
