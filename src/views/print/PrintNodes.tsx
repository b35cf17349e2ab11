import { useMemo } from 'react';

import type { FieldNode, FieldTreeNode, LayoutNode } from '../../engine/form/index.ts';
import { shownColumns, tablePermissions } from '../../engine/permission/index.ts';
import {
  FormNodes,
  ReadOnlyValue,
  useFieldLook,
  useFormModel,
  useObserved,
  type FormModel,
} from '../../runtime/form/index.ts';
import { seesColumn } from '../../runtime/list/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { PrintLines } from './PrintLines.tsx';

/** Nodes on paper: fields in a grid of labels and texts, layout nodes as headings. */
export function PrintNodes(props: {
  nodes: readonly FieldTreeNode[];
  columns: number;
  heading?: string;
  /** `true`: texts, codes and grids take a cell as fields do. */
  cells?: boolean;
}) {
  const { nodes, columns, heading, cells = false } = props;
  return (
    <div className="pw-print-grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {nodes.map((node) => {
        if (node.kind === 'problem') return null;
        return node.kind === 'field' ? (
          <PrintField key={node.address} node={node} columns={columns} heading={heading} />
        ) : (
          <PrintGroup key={node.address} node={node} columns={columns} cells={cells} />
        );
      })}
    </div>
  );
}

function PrintField(props: { node: FieldNode; columns: number; heading: string | undefined }) {
  const { node, columns, heading } = props;
  const form = useFormModel();
  const look = useFieldLook(form, node);
  const runtime = useRuntime();
  const { lines } = node;
  const shown = useMemo(() => {
    if (!lines) return undefined;
    const permissions = tablePermissions(runtime.authority, lines.table?.permission);
    return shownColumns(lines.columns, permissions, look.data.cells, seesColumn(runtime, form.context.mode));
  }, [lines, runtime, form, look.data.cells]);
  if (!look.isVisible) return null;
  const span = lines ? columns : Math.min(node.decoratorProps.gridSpan ?? 1, columns);
  return (
    <div className="pw-print-field" style={{ gridColumn: `span ${span}` }}>
      {look.title !== heading && <div className="pw-print-label">{look.title}</div>}
      <div className="pw-print-value">
        {shown ? (
          <PrintLines columns={shown} rows={look.value} />
        ) : (
          <ReadOnlyValue node={node} look={look} value={look.value} valueText={form.textAt(node.path)} />
        )}
      </div>
    </div>
  );
}

function PrintGroup({ node, columns, cells }: { node: LayoutNode; columns: number; cells: boolean }) {
  const form = useFormModel();
  const isVisible = useObserved(form, (model: FormModel) => isShown(model, node.address));
  if (!isVisible) return null;
  const span = node.span ?? (cells && node.cell ? 1 : undefined);
  const place = span === undefined ? undefined : { gridColumn: `span ${Math.min(span, columns)}` };
  // A layout node without children has its own content: a text, a code, a rule.
  if (node.children.length === 0)
    return (
      <div className="pw-print-group" style={place}>
        <FormNodes nodes={[node]} />
      </div>
    );
  const inside = typeof node.props.columns === 'number' ? node.props.columns : columns;
  return (
    <section className="pw-print-group" style={place}>
      {node.title !== undefined && node.title !== '' && <h2>{node.title}</h2>}
      {node.content !== undefined && <p>{node.content}</p>}
      <PrintNodes nodes={node.children} columns={inside} heading={node.title} cells={node.cell === true} />
    </section>
  );
}

function isShown(form: FormModel, address: string): boolean {
  const state = form.state(address);
  return !state || (state.visible && !state.hidden);
}
