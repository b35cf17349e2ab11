import { Switch } from 'antd';
import { useId, useMemo, useState } from 'react';

import {
  halfChecked,
  pickedText,
  toggleNode,
  walkTree,
  type ResolvedPicker,
  type TreeNode,
} from '../../engine/picker/index.ts';
import { type PickerTree } from '../../engine/trees/tree-source.ts';
import { say } from '../../locale/index.ts';
import { useTreeNodes } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { TreePanel } from './TreePanel.tsx';

/** Choosing from a tree: one node, or several, linked to their descendants or not. */
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
  // Nodes that are not loaded yet cannot be linked to their parents.
  const canLink = tree.children === undefined;
  const id = useId();
  const nodes = useTreeNodes(tree, keyword);
  const nodeOf = useMemo(() => nodeKeys(nodes.all, keyField), [nodes.all, keyField]);
  const keys = useMemo(() => new Set(chosen.flatMap((record) => nodeOf(record) ?? [])), [chosen, nodeOf]);
  const half = useMemo(
    () => (multiple ? halfChecked(nodes.nodes, keys) : new Set<string>()),
    [multiple, nodes.nodes, keys],
  );

  const toggle = (node: TreeNode) => {
    if (!multiple) return onChange(keys.has(node.key) ? [] : [node.record]);
    const next = toggleNode(nodes.all, keys, node.key, canLink && isLinked);
    const known = new Map([...walkTree(nodes.nodes), ...walkTree(nodes.all)].map((each) => [each.key, each.record]));
    const stay = chosen.filter((record) => {
      const key = nodeOf(record);
      return key === undefined || next.has(key);
    });
    const held = new Set(stay.map(nodeOf));
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
        multiple &&
        canLink && (
          <label className="pw-picker-linked" htmlFor={id}>
            <Switch id={id} size="small" checked={isLinked} onChange={setLinked} />
            {say('父子关联')}
          </label>
        )
      }
    />
  );
}

/**
 * Returns a function that gives the tree key of a chosen record. A record with only the picker's key is looked up among
 * the loaded nodes; one that was fetched has its node's id. Undefined: not known.
 */
function nodeKeys(nodes: readonly TreeNode[], keyField: string): (record: DataRecord) => string | undefined {
  if (keyField === 'id' || keyField === 'key') return (record) => pickedText(record, 'id');
  const here = new Map([...walkTree(nodes)].map(({ key, record }) => [pickedText(record, keyField), key]));
  return (record) => {
    const value = pickedText(record, keyField);
    const id = pickedText(record, 'id');
    return here.get(value) ?? (id === value ? undefined : id);
  };
}
