import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { ResolvedForm } from '../../resolve/index.ts';

/** A node of a form as a test names it: by the data path of its field, or by the name of a layout. */
export interface NamedNode {
  name: string;
  address: string;
  title: string;
}

/** Returns all nodes of a form that a test can name; nodes in lines have no separate state. */
export const namedNodes = oncePerObject((form: ResolvedForm): readonly NamedNode[] => nodesIn(form.nodes));

/** Returns the node of a name; undefined if there is none. */
export function findNamed(form: ResolvedForm, name: string): NamedNode | undefined {
  return namedNodes(form).find((node) => node.name === name);
}

function nodesIn(nodes: ResolvedForm['nodes']): NamedNode[] {
  return nodes.flatMap((node): NamedNode[] => {
    if (node.kind === 'problem') return [];
    const { address } = node;
    if (node.kind === 'field') return [{ name: node.path, address, title: node.title || node.path }];
    const name = address.split('.').at(-1) ?? '';
    return [{ name, address, title: node.title ?? name }, ...nodesIn(node.children)];
  });
}
