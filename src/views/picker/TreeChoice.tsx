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
import { type PickerTree } from '../../engine/trees/index.ts';
import { useTreeNodes } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';
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
  // What has not come yet cannot go with what is above it.
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
    // What no node stands for was chosen all the same.
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
 * The key in the tree of a chosen record. One that says its picker's key alone is looked for among what is here; one that
 * was asked for knows its node. Undefined: none is known.
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
