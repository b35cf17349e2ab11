import { memo, useCallback, useState, type CSSProperties } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { ProblemBoundary } from '../../problems/ProblemBoundary.tsx';
import { useRuntime } from '../../registry/index.ts';
import { DesignedNode, useDesignViews } from '../design/DesignScope.tsx';
import { useFormModel, useStructuralSharing } from '../scope/index.ts';
import { FieldNode } from './FieldNode.tsx';
import { LayoutNode } from './LayoutNode.tsx';
import { keyOfNode, nodeGroups, type NodeGroup } from './node-groups.ts';

/**
 * Renders the nodes of a resolved form, each in its own error boundary. A node that is the same object is not
 * re-rendered; in a long form React visits only the groups that contain a changed node. If each node has its own row
 * (`stacked`), the browser lays out and paints only the groups near the viewport of a long form.
 */
export function FormNodes({ nodes, stacked = false }: { nodes: readonly FieldTreeNode[]; stacked?: boolean }) {
  const form = useFormModel();
  // A form that grows while it is open keeps its elements and the input in them.
  const [isSkipped] = useState(stacked && form.isLong);
  const groups = useStructuralSharing(
    useCallback((previous: readonly NodeGroup[] | undefined) => nodeGroups(nodes, previous), [nodes]),
  );
  return groups.map(({ key, nodes: own }) => {
    const group = <FormNodeGroup key={key} nodes={own} />;
    return isSkipped ? (
      <div key={key} className="pw-form-grid pw-form-group" style={sizedFor(own.length)}>
        {group}
      </div>
    ) : (
      group
    );
  });
}

function sizedFor(nodes: number): CSSProperties & Record<`--${string}`, number> {
  return { '--pw-columns': 1, '--pw-nodes': nodes };
}

const FormNodeGroup = memo(function FormNodeGroup({ nodes }: { nodes: readonly FieldTreeNode[] }) {
  return nodes.map((node) => <FormNode key={keyOfNode(node)} node={node} />);
});

const FormNode = memo(function FormNode({ node }: { node: FieldTreeNode }) {
  const { ProblemCard } = useRuntime().registry.views;
  const isDesigned = useDesignViews() !== undefined;
  const drawn =
    node.kind === 'problem' ? (
      <ProblemCard problem={node.problem} />
    ) : (
      <ProblemBoundary document={node.document} pointer={node.pointer} title={node.title ?? node.key} resetKey={node}>
        {node.kind === 'field' ? <FieldNode node={node} /> : <LayoutNode node={node} Nodes={FormNodes} />}
      </ProblemBoundary>
    );
  return isDesigned ? <DesignedNode node={node}>{drawn}</DesignedNode> : drawn;
});
