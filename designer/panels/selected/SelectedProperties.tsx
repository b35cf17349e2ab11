import { type ComponentType, useMemo } from 'react';

import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';
import { readObject, toPointer } from '../../../src/schema/json/index.ts';
import { setProperty } from '../../commands/index.ts';
import { nodeAt, valueAtPath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { PropertyPanel, type PropertyTarget } from '../properties/index.ts';

const ofForm: PropertyTarget = { kind: 'form' };

/** The properties of what is selected: of one node, or of the form where none is. */
export function SelectedProperties(props: {
  design: OpenDesign;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
}) {
  const { design, form, FormView } = props;
  const { tree, selected, execute } = design;
  const path = selected.at(-1);
  const node = path && nodeAt(tree, path);
  const address = node ? toPointer(node.path) : '';
  const drawn = useMemo(() => (address === '' ? undefined : nodeOf(form.nodes, address)), [form.nodes, address]);
  const widget = drawn && drawn.kind !== 'problem' ? drawn.component : undefined;
  const type = drawn?.kind === 'field' ? drawn.field.type : undefined;
  const target = useMemo<PropertyTarget | undefined>(() => {
    if (address === '') return ofForm;
    return widget === undefined ? undefined : { kind: 'node', address, widget, ...(type !== undefined && { type }) };
  }, [address, widget, type]);
  const written = node ? node.written : readObject(valueAtPath(tree, []));
  if (selected.length > 1) return <p className="pw-designer-hint">选中了 {selected.length} 个组件。</p>;
  if (!target) return <p className="pw-designer-hint">这个组件画不出来，请在 JSON 里改正。</p>;
  return (
    <PropertyPanel
      target={target}
      node={written}
      FormView={FormView}
      locale="zh-CN"
      onChange={(property, value) => execute(setProperty, { node: node?.path ?? [], path: property, value })}
      onCommit={design.endGesture}
    />
  );
}

/** The widget that draws the node at a pointer of its document. */
export function widgetAt(nodes: readonly FieldTreeNode[], pointer: string): string | undefined {
  const drawn = nodeOf(nodes, pointer);
  return drawn && drawn.kind !== 'problem' ? drawn.component : undefined;
}

/** The node that was made of the one at a pointer of its document. */
function nodeOf(nodes: readonly FieldTreeNode[], pointer: string): FieldTreeNode | undefined {
  for (const node of nodes) {
    if (node.kind === 'problem') {
      if (node.problem.pointer === pointer) return node;
      continue;
    }
    if (node.pointer === pointer) return node;
    const inside = node.kind === 'layout' ? nodeOf(node.children, pointer) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
