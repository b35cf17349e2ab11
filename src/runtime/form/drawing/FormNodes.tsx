import { memo, useCallback } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { DesignedNode, useDesignViews } from '../design/index.ts';
import { ProblemBoundary } from '../../problems/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { useStructuralSharing } from '../scope/index.ts';
import { FieldNode } from './FieldNode.tsx';
import { LayoutNode } from './LayoutNode.tsx';
import { keyOfNode, type NodeGroup, nodeGroups } from './node-groups.ts';

/**
 * Draws the nodes of a resolved form, each in its own boundary. A node that is the same object is not rerendered; of a
 * long form React looks only into groups in which one is another.
 */
export function FormNodes({ nodes }: { nodes: readonly FieldTreeNode[] }) {
  const groups = useStructuralSharing(
    useCallback((previous: readonly NodeGroup[] | undefined) => nodeGroups(nodes, previous), [nodes]),
  );
  return groups.map((group) => <FormNodeGroup key={group.key} nodes={group.nodes} />);
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
