import { TreeSelect as AntTreeSelect } from 'antd';
import { useMemo } from 'react';

import { pathTo, treeOptions } from '../../../engine/model/index.ts';
import { pickedValue } from '../../../engine/picker/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText, useControlAria } from '../../../runtime/form/index.ts';
import { useLabelFilter } from '../../../runtime/search/use-label-filter.ts';
import { RemoteTreeSelect } from './RemoteTreeSelect.tsx';
import type { TreeSelectProps } from './tree-select-props.ts';
import { TreeList } from './TreeList.tsx';

/**
 * Chooses from a tree, one or several (joined by commas, or an array where `joined` is false); with `dict` from a tree
 * on the server.
 */
export function TreeSelect(props: TreeSelectProps) {
  const { dict } = props;
  return dict === undefined ? <WrittenTreeSelect {...props} /> : <RemoteTreeSelect {...props} dict={dict} />;
}

function WrittenTreeSelect({ value, onChange, readOnly, tree, options, joined = true, ...rest }: TreeSelectProps) {
  const { multiple = rest.checkable ?? false, leavesOnly = false, expandAll = false } = rest;
  const nodes = useMemo(() => treeOptions(tree, options), [tree, options]);
  const values = splitList(typeof value === 'number' ? String(value) : value);
  const nameOf = (one: string) => pathTo(nodes, one)?.at(-1)?.label ?? one;
  const filter = useLabelFilter();
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{values.map(nameOf).join('、')}</ReadOnlyText>;

  return (
    <TreeList<string>
      field={rest}
      treeData={leavesOnly ? nodes.map(withoutBranches) : nodes}
      showCheckedStrategy={leavesOnly ? AntTreeSelect.SHOW_CHILD : AntTreeSelect.SHOW_PARENT}
      treeDefaultExpandAll={expandAll}
      filterTreeNode={filter.filterOption}
      onOpenChange={filter.onOpenChange}
      emptyText={say('没有选项')}
      chosen={values}
      onChoose={(chosen) => onChange?.(pickedValue(chosen, { multiple, joined }))}
    />
  );
}

type Node = ReturnType<typeof treeOptions>[number];

function withoutBranches(node: Node): Node & { selectable?: boolean } {
  return node.children ? { ...node, selectable: false, children: node.children.map(withoutBranches) } : node;
}
