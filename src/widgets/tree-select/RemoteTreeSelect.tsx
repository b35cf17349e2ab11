import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect as AntTreeSelect } from 'antd';
import { useMemo } from 'react';

import { splitList } from '../../engine/values/index.ts';
import { useDictTexts } from '../../runtime/data/use-dict-texts.ts';
import { EmptyOption, ReadOnlyText, useControlAria } from '../../runtime/form/index.ts';
import { useLabelFilter } from '../../runtime/search/index.ts';
import { restOfTags } from '../select/rest-of-tags.tsx';
import { NamedList } from './NamedList.tsx';
import type { RemoteNode } from './remote-tree.ts';
import type { TreeSelectProps } from './TreeSelect.tsx';
import { useRemoteTree } from './use-remote-tree.ts';

interface Chosen {
  value: string;
  label: string;
}

/** Chooses from a tree of the server's, whose branches come when they are opened; the value is the node's code. */
export function RemoteTreeSelect(props: TreeSelectProps & { dict: string }) {
  const { value, onChange, readOnly, dict, joined = true, valueText, leavesOnly = false, ...rest } = props;
  const { checkable = false, multiple = checkable, allowClear = true } = rest;
  const tree = useRemoteTree(props);
  const values = splitList(typeof value === 'number' ? String(value) : value);
  const given = splitList(valueText);
  const known = new Map([
    ...labelsOf(tree.nodes ?? []),
    ...(given.length === values.length ? values.map((each, index) => [each, given[index] ?? each] as const) : []),
  ]);
  const texts = useDictTexts(
    dict,
    values.filter((one) => !known.has(one)),
  );
  const labelOf = (one: string) => known.get(one) ?? texts.get(one) ?? one;
  const nodes = useMemo(
    () => (leavesOnly ? (tree.nodes ?? []).map(withoutBranches) : tree.nodes),
    [tree.nodes, leavesOnly],
  );
  const filter = useLabelFilter();
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{values.map(labelOf).join('、')}</ReadOnlyText>;

  const chosen = values.map((each): Chosen => ({ value: each, label: labelOf(each) }));
  return (
    <AntTreeSelect<Chosen | Chosen[]>
      id={rest.id}
      disabled={rest.disabled}
      status={rest.status ?? (tree.failure === undefined ? undefined : 'error')}
      autoFocus={rest.autoFocus}
      onBlur={rest.onBlur}
      style={{ width: '100%' }}
      labelInValue
      treeData={nodes}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      loadData={(node) => tree.branch(String(node['id']))}
      showSearch
      filterTreeNode={filter.filterOption}
      onOpenChange={(isOpen) => {
        filter.onOpenChange(isOpen);
        if (isOpen) void tree.open();
      }}
      multiple={multiple}
      treeCheckable={checkable}
      maxTagCount={multiple ? 1 : undefined}
      maxTagPlaceholder={restOfTags}
      listHeight={384}
      styles={{ popup: { root: { maxHeight: 400 } } }}
      popupRender={(list) => (
        <NamedList id={rest.id} aria-label={rest['aria-label']} aria-labelledby={rest['aria-labelledby']}>
          {list}
        </NamedList>
      )}
      switcherIcon={<CaretDownFilled className="ant-select-tree-switcher-icon" aria-hidden aria-label={undefined} />}
      allowClear={allowClear}
      placeholder={rest.placeholder ?? '请选择'}
      notFoundContent={<EmptyOption listOf={rest.id} text={tree.failure ?? (tree.nodes ? '没有选项' : '加载中…')} />}
      value={multiple ? chosen : chosen[0]}
      onChange={(next) => {
        const all = next === undefined || next === null ? [] : Array.isArray(next) ? next : [next];
        const codes = all.map((each) => each.value);
        if (!multiple) onChange?.(codes[0] ?? null);
        else onChange?.(codes.length === 0 ? null : joined ? codes.join(',') : codes);
      }}
    />
  );
}

function labelsOf(nodes: readonly RemoteNode[]): [string, string][] {
  return nodes.flatMap(({ value, label, children = [] }) => [[value, label], ...labelsOf(children)]);
}

/** What may have branches opens, and is not chosen. */
function withoutBranches(node: RemoteNode): RemoteNode & { selectable?: boolean } {
  if (node.isLeaf) return node;
  return { ...node, selectable: false, ...(node.children && { children: node.children.map(withoutBranches) }) };
}
