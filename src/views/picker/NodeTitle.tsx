import type { TreeNode } from '../../engine/picker/index.ts';

import './picker.css';

/** What a node is called; in red where it is called by something that this version does not know. */
export function NodeTitle({ node }: { node: Pick<TreeNode, 'title' | 'isUnsupported'> }) {
  return node.isUnsupported ? <span className="pw-tree-unsupported">{node.title}</span> : node.title;
}
