import { Switch } from 'antd';
import { useId, useMemo, useState } from 'react';

import {
  halfChecked,
  pickedText,
  type PickerTree,
  type ResolvedPicker,
  toggleNode,
  type TreeNode,
  walkTree,
} from '../../engine/picker/index.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { useTreeNodes } from '../../runtime/picker/index.ts';
import { TreePanel } from './TreePanel.tsx';

/** Choosing from the tree itself: one node, or several, linked to what is below them or not. */
export function TreeChoice(props: {
  picker: ResolvedPicker;
  tree: PickerTree;
  chosen: readonly DataRecord[];
  onChange: (records: DataRecord[]) => void;
  onTake: (record: DataRecord) => void;
}) {
  const { picker, tree, chosen, onChange, onTake } = props;
  const { key: keyField, multiple } = picker;
  const [keyword, setKeyword] = useState('');
  const [isLinked, setLinked] = useState(tree.linked);
  const id = useId();
  const nodes = useTreeNodes(tree, keyword);
  const keys = useMemo(() => keysOf(chosen, nodes.all, keyField), [chosen, nodes.all, keyField]);
  const half = useMemo(
    () => (multiple ? halfChecked(nodes.nodes, keys) : new Set<string>()),
    [multiple, nodes.nodes, keys],
  );

  const toggle = (node: TreeNode) => {
    if (!multiple) return onChange(keys.has(node.key) ? [] : [node.record]);
    const next = toggleNode(nodes.all, keys, node.key, isLinked);
    const known = new Map([...walkTree(nodes.nodes), ...walkTree(nodes.all)].map((each) => [each.key, each.record]));
    const stay = chosen.filter((record) => next.has(nodeKey(record)));
    const held = new Set(stay.map(nodeKey));
    const come = [...next].filter((key) => !held.has(key)).map((key): DataRecord => known.get(key) ?? { id: key });
    onChange([...stay, ...come]);
  };
  return (
    <TreePanel
      label={tree.title}
      tree={nodes}
      keyword={keyword}
      onKeyword={setKeyword}
      chosen={keys}
      half={half}
      multiple={multiple}
      leavesOnly={tree.leavesOnly}
      onToggle={toggle}
      onTake={(node) => onTake(node.record)}
      extra={
        multiple && (
          <label className="pw-picker-linked" htmlFor={id}>
            <Switch id={id} size="small" checked={isLinked} onChange={setLinked} />
            父子关联
          </label>
        )
      }
    />
  );
}

/** A chosen node by its key in the tree: the record of one that is not loaded says it by the picker's key only. */
function keysOf(chosen: readonly DataRecord[], nodes: readonly TreeNode[], keyField: string): Set<string> {
  if (keyField === 'id' || keyField === 'key') return new Set(chosen.map(nodeKey));
  const wanted = new Set(chosen.map((record) => pickedText(record, keyField)));
  const found = [...walkTree(nodes)].filter(({ record }) => wanted.has(pickedText(record, keyField)));
  return new Set(found.map(({ key }) => key));
}

function nodeKey(record: DataRecord): string {
  return pickedText(record, 'id');
}
