import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect as AntTreeSelect } from 'antd';
import { useMemo, useState } from 'react';

import { walkTree } from '../../engine/picker/index.ts';
import { splitList } from '../../engine/values/index.ts';
import { useDictTexts } from '../../runtime/data/use-dict-texts.ts';
import { EmptyOption, ReadOnlyText, useControlAria } from '../../runtime/form/index.ts';
import { useTreeNodes } from '../../runtime/picker/index.ts';
import { NodeTitle } from '../../views/picker/NodeTitle.tsx';
import { PhoneChoice } from '../../views/picker/PhoneChoice.tsx';
import { restOfTags } from '../select/rest-of-tags.tsx';
import { NamedList } from './NamedList.tsx';
import { codeOf, conditionMessage, isCondition, type RemoteTree, treeOptions, treeSource } from './remote-tree.ts';
import type { TreeSelectProps } from './TreeSelect.tsx';

interface Chosen {
  value: string;
  label: string;
}

/**
 * Chooses from a tree of the server's, whose branches come when they are opened, and which is searched there where the
 * server can; the value is the node's code.
 */
export function RemoteTreeSelect(props: TreeSelectProps & { dict: string }) {
  const { value, onChange, readOnly, dict, joined = true, valueText, leavesOnly = false, ...rest } = props;
  const { checkable = false, multiple = checkable, allowClear = true } = rest;
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  // What was found is no longer in the tree once nothing is searched for.
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map());
  const isWrong = !isCondition(rest.condition);
  const source = useTreeSource(props);
  const tree = useTreeNodes(isAsked && !isWrong ? source : undefined, typed);
  const failure = isWrong ? conditionMessage : tree.error?.message;
  const values = splitList(typeof value === 'number' ? String(value) : value);
  const given = splitList(valueText);
  const known = new Map([
    ...met,
    ...[...walkTree(tree.all), ...walkTree(tree.nodes)].map((node) => [codeOf(node), node.title] as const),
    ...(given.length === values.length ? values.map((each, index) => [each, given[index] ?? each] as const) : []),
  ]);
  const texts = useDictTexts(
    dict,
    values.filter((one) => !known.has(one)),
  );
  const labelOf = (one: string) => known.get(one) ?? texts.get(one) ?? one;
  const options = useMemo(() => treeOptions(tree.nodes, leavesOnly), [tree.nodes, leavesOnly]);
  useControlAria(readOnly ? {} : rest);
  if (readOnly) return <ReadOnlyText id={rest.id}>{values.map(labelOf).join('、')}</ReadOnlyText>;

  const chosen = values.map((each): Chosen => ({ value: each, label: labelOf(each) }));
  const nothing = typed.trim() === '' ? '没有选项' : '没有查询到任何数据';
  const isComing = failure === undefined && (tree.status === 'loading' || tree.isSearching);
  return (
    <PhoneChoice
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      several={multiple}
      onBlur={rest.onBlur}
      onOpenChange={(isOpen) => {
        if (isOpen) setAsked(true);
        if (isOpen && tree.error) tree.retry();
        if (!isOpen) setTyped('');
      }}
      draw={(part) => (
        <AntTreeSelect<Chosen | Chosen[]>
          id={part.id}
          disabled={rest.disabled}
          status={rest.status ?? (failure === undefined ? undefined : 'error')}
          autoFocus={rest.autoFocus}
          style={{ width: '100%' }}
          labelInValue
          treeData={options}
          fieldNames={{ label: 'label', value: 'value', children: 'children' }}
          treeTitleRender={({ node, label }) => (node ? <NodeTitle node={node} /> : label)}
          loadData={({ node }) => tree.open(node.key)}
          showSearch
          searchValue={typed}
          onSearch={setTyped}
          filterTreeNode={false}
          {...(typed.trim() !== '' && { treeExpandedKeys: [...walkTree(tree.nodes)].map(codeOf) })}
          multiple={multiple}
          treeCheckable={checkable}
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
          notFoundContent={<EmptyOption listOf={part.id} text={failure ?? (isComing ? '加载中…' : nothing)} />}
          value={multiple ? chosen : chosen[0]}
          onChange={(next) => {
            setTyped('');
            const all = next === undefined || next === null ? [] : Array.isArray(next) ? next : [next];
            const codes = all.map((each) => each.value);
            setMet(new Map(codes.map((code) => [code, labelOf(code)])));
            if (!multiple) onChange?.(codes[0] ?? null);
            else onChange?.(codes.length === 0 ? null : joined ? codes.join(',') : codes);
          }}
          {...part.props}
        />
      )}
    />
  );
}

/** Keeps its identity as long as it says the same. */
function useTreeSource({ dict, pidField, pidValue, hasChildField, condition }: RemoteTree) {
  return useMemo(
    () =>
      treeSource({
        dict,
        ...(pidField !== undefined && { pidField }),
        ...(pidValue !== undefined && { pidValue }),
        ...(hasChildField !== undefined && { hasChildField }),
        ...(condition !== undefined && { condition }),
      }),
    [dict, pidField, pidValue, hasChildField, condition],
  );
}
