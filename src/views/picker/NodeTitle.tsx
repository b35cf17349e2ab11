import type { TreeNode } from '../../engine/picker/index.ts';

import './picker.css';

/** The title of a node; red if this version does not support its title. */
export function NodeTitle({ node }: { node: Pick<TreeNode, 'title' | 'isUnsupported'> }) {
  return node.isUnsupported ? <span className="pw-tree-unsupported">{node.title}</span> : node.title;
}
