import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect as AntTreeSelect } from 'antd';
import { useMemo } from 'react';

import { splitList } from '../../engine/values/index.ts';
import { EmptyOption, ReadOnlyText, useControlAria } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import { useLabelFilter } from '../../runtime/search/index.ts';
import { pathTo, treeOptions } from '../../engine/model/tree-options.ts';
import { PhoneChoice } from '../../views/picker/PhoneChoice.tsx';
import { restOfTags } from '../select/rest-of-tags.tsx';
import { NamedList } from './NamedList.tsx';
import type { RemoteTree } from './remote-tree.ts';
import { RemoteTreeSelect } from './RemoteTreeSelect.tsx';

export interface TreeSelectProps extends WidgetProps<string | string[]>, Partial<RemoteTree> {
  tree?: unknown[];
  multiple?: boolean;
  checkable?: boolean;
  leavesOnly?: boolean;
  expandAll?: boolean;
  allowClear?: boolean;
  joined?: boolean;
}

/** Chooses from a tree, one or several (joined by commas, or an array where `joined` is false); `dict`: the server's. */
export function TreeSelect(props: TreeSelectProps) {
  const { dict } = props;
  return dict === undefined ? <WrittenTreeSelect {...props} /> : <RemoteTreeSelect {...props} dict={dict} />;
}

function WrittenTreeSelect({ value, onChange, readOnly, tree, options, joined = true, ...rest }: TreeSelectProps) {
  const { checkable = false, multiple = checkable, leavesOnly = false, expandAll = false, allowClear = true } = rest;
  const nodes = useMemo(() => treeOptions(tree, options), [tree, options]);
  const values = splitList(typeof value === 'number' ? String(value) : value);
  const nameOf = (one: string) => pathTo(nodes, one)?.at(-1)?.label ?? one;
  const filter = useLabelFilter();
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{values.map(nameOf).join('、')}</ReadOnlyText>;

  return (
    <PhoneChoice
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      several={multiple}
      onBlur={rest.onBlur}
      onOpenChange={filter.onOpenChange}
      draw={(part) => (
        <AntTreeSelect<string | string[]>
          id={part.id}
          disabled={rest.disabled}
          status={rest.status}
          autoFocus={rest.autoFocus}
          style={{ width: '100%' }}
          treeData={leavesOnly ? nodes.map(withoutBranches) : nodes}
          fieldNames={{ label: 'label', value: 'value', children: 'children' }}
          multiple={multiple}
          treeCheckable={checkable}
          showCheckedStrategy={leavesOnly ? AntTreeSelect.SHOW_CHILD : AntTreeSelect.SHOW_PARENT}
          treeDefaultExpandAll={expandAll}
          filterTreeNode={filter.filterOption}
          showSearch
          maxTagCount={multiple ? 1 : undefined}
          maxTagPlaceholder={restOfTags}
          listHeight={part.listHeight}
          onSelect={part.onPick}
          styles={{ popup: { root: { maxHeight: 400 } } }}
          popupRender={(list) => (
            <NamedList id={part.id} aria-label={rest['aria-label']} aria-labelledby={rest['aria-labelledby']}>
              {list}
            </NamedList>
          )}
          switcherIcon={
            <CaretDownFilled className="ant-select-tree-switcher-icon" aria-hidden aria-label={undefined} />
          }
          allowClear={allowClear}
          placeholder={rest.placeholder ?? '请选择'}
          notFoundContent={<EmptyOption listOf={part.id} text="没有选项" />}
          value={multiple ? values : values[0]}
          onChange={(next) => {
            const chosen = next === undefined || next === null ? [] : Array.isArray(next) ? next : [next];
            if (!multiple) onChange?.(chosen[0] ?? null);
            else onChange?.(chosen.length === 0 ? null : joined ? chosen.join(',') : chosen);
          }}
          {...part.props}
        />
      )}
    />
  );
}

type Node = ReturnType<typeof treeOptions>[number];

/** Options with options below them open, and are not chosen. */
function withoutBranches(node: Node): Node & { selectable?: boolean } {
  return node.children ? { ...node, selectable: false, children: node.children.map(withoutBranches) } : node;
}
