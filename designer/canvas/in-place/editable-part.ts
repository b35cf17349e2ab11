import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { own, readObject, readString, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { columnsAround, optionsAt, type Design } from '../../commands/index.ts';
import { allNodes, drawnNodeAt, givenTitle, isSamePath, nodeAt, nodesIn, type PlacedNode } from '../../model/index.ts';

/** What of a node is edited in its place. */
export interface EditedPart {
  path: Path;
  part: 'title' | 'placeholder' | 'options';
}

/** What can be edited of the control of a node: its options, else what stands in it while it is empty; undefined for neither. */
export function controlPart(design: Design, form: ResolvedForm, path: Path): EditedPart['part'] | undefined {
  if (optionsAt(design, path)) return 'options';
  const drawn = drawnNodeAt(form.nodes, toPointer(path));
  const widget = drawn && drawn.kind !== 'problem' ? own(design.vocabulary.widgets, drawn.component) : undefined;
  return own(readObject(widget?.props['properties']), 'placeholder') === undefined ? undefined : 'placeholder';
}

/** The words of a node that stand in its empty control. */
export function placeholderOf({ written }: PlacedNode): string {
  return readString(readObject(written['x-component-props'])['placeholder']) ?? '';
}

/** Whether a node shows a title: fields do, layouts that have one. */
export function hasTitle(design: Design, form: ResolvedForm, node: PlacedNode): boolean {
  return (
    drawnNodeAt(form.nodes, toPointer(node.path))?.kind === 'field' || givenTitle(node, design.fields) !== undefined
  );
}

/** The next node with the same part, in the order of the document. */
export function nextPart(design: Design, form: ResolvedForm, { path, part }: EditedPart): EditedPart | undefined {
  const nodes = allNodes(design.tree);
  const at = nodes.findIndex((node) => isSamePath(node.path, path));
  const next = nodes
    .slice(at + 1)
    .find((node) => (part === 'title' ? hasTitle(design, form, node) : controlPart(design, form, node.path) === part));
  return next && { path: next.path, part };
}

/** The nodes whose titles may be drawn in the mark of a node: itself, and those directly inside, which are its panes. */
export function titledIn(design: Design, path: Path): PlacedNode[] {
  const node = nodeAt(design.tree, path);
  return node ? [node, ...nodesIn(design.tree, [...path, 'properties'])] : [];
}

/** Whether a node can be made wider where it stands. */
export function hasWidth(design: Design, path: Path): boolean {
  return (columnsAround(design, path) ?? 1) > 1;
}
