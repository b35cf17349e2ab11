import { memo } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { ProblemBoundary } from '../../problems/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { FieldNode } from './FieldNode.tsx';
import { LayoutNode } from './LayoutNode.tsx';

/**
 * Draws the nodes of a resolved form: fields keyed by data path, the others by address, each in its own boundary.
 * A node that is the same object is not rerendered.
 */
export function FormNodes({ nodes }: { nodes: readonly FieldTreeNode[] }) {
  return nodes.map((node) => <FormNode key={node.kind === 'field' ? node.path : `_${node.address}`} node={node} />);
}

const FormNode = memo(function FormNode({ node }: { node: FieldTreeNode }) {
  const { ProblemCard } = useRuntime().registry.views;
  if (node.kind === 'problem') return <ProblemCard problem={node.problem} />;
  return (
    <ProblemBoundary document={node.document} pointer={node.pointer} title={node.title ?? node.key} resetKey={node}>
      {node.kind === 'field' ? <FieldNode node={node} /> : <LayoutNode node={node} Nodes={FormNodes} />}
    </ProblemBoundary>
  );
});
