import { useMemo, useState } from 'react';

import { pickedValue, walkTree } from '../../../engine/picker/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import { say, translated } from '../../../locale/index.ts';
import { useDictTexts } from '../../../runtime/data/index.ts';
import { ReadOnlyText, useControlAria } from '../../../runtime/form/index.ts';
import { useTreeNodes } from '../../../runtime/picker/index.ts';
import { NodeTitle } from '../../../views/picker/index.ts';
import { codeOf, conditionMessage, isCondition, treeOptions, treeSource, type RemoteTree } from './remote-tree.ts';
import type { TreeSelectProps } from './tree-select-props.ts';
import { TreeList } from './TreeList.tsx';

interface Chosen {
  value: string;
  label: string;
}

/**
 * Chooses from a tree on the server. Branches are loaded when they are opened, and the search runs on the server if it
 * supports that; the value is the node's code.
 */
export function RemoteTreeSelect(props: TreeSelectProps & { dict: string }) {
  const { value, onChange, readOnly, dict, joined = true, valueText, leavesOnly = false, ...rest } = props;
  const { multiple = rest.checkable ?? false } = rest;
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  // The names of found nodes, which are no longer in the tree after the search.
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map());
  const isWrong = !isCondition(rest.condition);
  const source = useTreeSource(props);
  const tree = useTreeNodes(isAsked && !isWrong ? source : undefined, typed);
  const failure = isWrong ? translated(conditionMessage) : tree.error?.message;
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

  const nothing = typed.trim() === '' ? say('没有选项') : say('没有查询到任何数据');
  const isComing = failure === undefined && (tree.status === 'loading' || tree.isSearching);
  return (
    <TreeList<Chosen>
      field={rest}
      {...(failure !== undefined && rest.status === undefined && { status: 'error' as const })}
      labelInValue
      treeData={options}
      treeTitleRender={({ node, label }) => (node ? <NodeTitle node={node} /> : label)}
      loadData={({ node }) => tree.open(node.key)}
      searchValue={typed}
      onSearch={setTyped}
      filterTreeNode={false}
      {...(typed.trim() !== '' && { treeExpandedKeys: [...walkTree(tree.nodes)].map(codeOf) })}
      onOpenChange={(isOpen) => {
        if (isOpen) setAsked(true);
        if (isOpen && tree.error) tree.retry();
        if (!isOpen) setTyped('');
      }}
      emptyText={failure ?? (isComing ? say('加载中…') : nothing)}
      chosen={values.map((one) => ({ value: one, label: labelOf(one) }))}
      onChoose={(chosen) => {
        const codes = chosen.map((each) => each.value);
        setTyped('');
        setMet(new Map(codes.map((code) => [code, labelOf(code)])));
        onChange?.(pickedValue(codes, { multiple, joined }));
      }}
    />
  );
}

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
