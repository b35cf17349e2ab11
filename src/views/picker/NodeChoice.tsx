import { useMemo, useState, type ReactNode } from 'react';

import type { PickerTree } from '../../engine/trees/tree-source.ts';
import { useTreeNodes, type TreeNodes } from '../../runtime/picker/index.ts';
import { TreePanel } from './TreePanel.tsx';

/** A tree of which one node can be chosen; a second press clears it. `below` renders the content below the tree. */
export function NodeChoice(props: {
  tree: PickerTree;
  node: string | undefined;
  onNode: (key: string | undefined) => void;
  below?: (nodes: TreeNodes) => ReactNode;
}) {
  const { tree, node, onNode, below } = props;
  const [keyword, setKeyword] = useState('');
  const nodes = useTreeNodes(tree, keyword);
  const chosen = useMemo(() => new Set(node === undefined ? [] : [node]), [node]);
  return (
    <>
      <TreePanel
        label={tree.title}
        tree={nodes}
        keyword={keyword}
        onKeyword={setKeyword}
        chosen={chosen}
        multiple={false}
        onToggle={({ key }) => onNode(key === node ? undefined : key)}
      />
      {below?.(nodes)}
    </>
  );
}
