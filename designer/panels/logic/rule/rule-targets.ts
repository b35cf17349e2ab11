import type { FieldTreeNode, ResolvedForm } from '../../../../src/engine/form/index.ts';
import { fromPointer } from '../../../../src/schema/json/index.ts';
import type { RuleTarget } from './rule-draft.ts';

/** Returns the nodes of a form that rules can change, in its order; those inside rows are edited with their lines. */
export function ruleTargets({ nodes, document }: Pick<ResolvedForm, 'nodes' | 'document'>): RuleTarget[] {
  return nodes.flatMap((node) => targetsOf(node, document));
}

function targetsOf(node: FieldTreeNode, document: string): RuleTarget[] {
  if (node.kind === 'problem') return [];
  const place = node.document === document ? fromPointer(node.pointer) : undefined;
  if (node.kind === 'field') return place ? [{ path: node.path, title: node.title, node: place, isField: true }] : [];
  const { title } = node;
  const own = { path: node.key, title: title === undefined || title === '' ? node.key : title, isField: false };
  return [...(place ? [{ ...own, node: place }] : []), ...node.children.flatMap((child) => targetsOf(child, document))];
}
