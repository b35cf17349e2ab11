import { DownOutlined, SettingOutlined } from '@ant-design/icons';
import { Dropdown, Input, Tree } from 'antd';
import { useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useDialogs } from '../../../runtime/dialog/index.ts';
import { usePageScope } from '../../../runtime/page/index.ts';
import { NodeTitle } from '../../../views/picker/index.ts';
import type { CheckTreeProps } from './check-tree-props.ts';
import { allKeys, branchKeys, found, halfTicked, keysAbove, toggled } from './checks.ts';
import type { CheckNode } from './read-nodes.ts';

type BoxProps = Omit<CheckTreeProps, 'value' | 'onChange' | 'joined' | 'items'> & {
  nodes: readonly CheckNode[];
  ticked: readonly string[];
  onTick: (ticked: string[]) => void;
};

/** The head (search, actions for the whole tree, the number of ticked nodes) and the tree below it. */
export function CheckTreeBox(props: BoxProps) {
  const { nodes, ticked, onTick, height = 420, disabled, readOnly } = props;
  const [linked, setLinked] = useState(props.linked ?? false);
  const [open, setOpen] = useState<string[]>(() => (props.expandAll ? branchKeys(nodes) : []));
  const [text, setText] = useState('');
  const [implied, setImplied] = useState<readonly string[]>([]);
  const isOff = disabled === true || readOnly === true;
  const shown = useMemo(() => found(nodes, text), [nodes, text]);
  const keys = useMemo(() => allKeys(nodes), [nodes]);
  const halfChecked = useMemo(() => halfTicked(nodes, ticked), [nodes, ticked]);
  const outside = ticked.filter((key) => !keys.includes(key));
  const choices: Record<string, () => void> = {
    link: () => setLinked(!linked),
    all: () => onTick([...new Set([...ticked, ...keys])]),
    none: () => onTick(outside),
    expand: () => setOpen(branchKeys(nodes)),
    collapse: () => setOpen([]),
  };
  const find = (next: string) => {
    setText(next);
    if (next.trim() !== '') setOpen((before) => [...new Set([...before, ...keysAbove(nodes, next)])]);
  };
  const press = (key: string) => {
    const next = toggled(nodes, { ticked, implied }, key, {
      below: linked,
      above: linked || props.withParents === true,
    });
    setImplied(next.implied);
    onTick([...next.ticked]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave any of its boxes
    <div
      id={props.id}
      role="group"
      className="pw-check-tree"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      onBlur={props.onBlur}
    >
      <div className="pw-check-tree-head">
        <Input.Search
          allowClear
          placeholder={say('搜索')}
          aria-label={say('在树里搜索')}
          value={text}
          onChange={({ target }) => find(target.value)}
          onKeyDown={keepEnter}
        />
        <span className="pw-check-tree-count" role="status">
          {say('已选 {count} 项{linked}', {
            count: ticked.length - outside.length,
            linked: linked ? say(' · 父子关联') : '',
          })}
        </span>
        <Dropdown trigger={['click']} menu={{ items: menuOf(linked, isOff), onClick: ({ key }) => choices[key]?.() }}>
          <Button>
            {say('树操作')}
            <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      </div>
      {shown.length === 0 ? (
        <p className="pw-check-tree-note">
          {text.trim() === '' ? say('没有可以勾选的内容。') : say('没有查询到任何数据')}
        </p>
      ) : (
        <Tree<CheckNode>
          checkable
          checkStrictly
          selectable={false}
          virtual
          height={height}
          disabled={isOff}
          treeData={shown}
          expandedKeys={open}
          onKeyDown={keepEnter}
          onExpand={(next) => setOpen(next.map(String))}
          checkedKeys={{ checked: [...ticked], halfChecked }}
          onCheck={(_, { node }) => press(node.key)}
          titleRender={(node) => <Title node={node} {...props} />}
        />
      )}
    </div>
  );
}

function Title({
  node,
  dialog,
  dialogWhen,
  dialogHint = say('设置'),
  dialogValues,
}: BoxProps & { node: CheckNode }): ReactNode {
  const owner = usePageScope()?.environment.owner;
  const { open } = useDialogs(owner ?? '');
  const opens = dialog !== undefined && owner !== undefined && (dialogWhen === undefined || isOn(node, dialogWhen));
  if (!opens) return <NodeTitle node={node} />;
  const show = (event: MouseEvent) => {
    // The tree treats a press on a title as one on its checkbox.
    event.stopPropagation();
    open({
      kind: 'document',
      document: dialog,
      values: { ...dialogValues, node: node.source },
      onDone: () => undefined,
    });
  };
  return (
    <span className="pw-check-tree-title">
      <NodeTitle node={node} />
      <Button
        type="link"
        size="small"
        icon={<SettingOutlined aria-hidden />}
        aria-label={`${node.title}：${dialogHint}`}
        onClick={show}
      >
        {dialogHint}
      </Button>
    </span>
  );
}

/** Enter in the search runs it, and in the tree ticks a node; it must not submit the surrounding form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

function isOn({ source }: CheckNode, key: string): boolean {
  const value = source[key];
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 0 && value !== '0';
}

function menuOf(linked: boolean, isOff: boolean) {
  return [
    { key: 'link', label: linked ? say('取消关联') : say('父子关联'), disabled: isOff },
    { key: 'all', label: say('全部勾选'), disabled: isOff },
    { key: 'none', label: say('取消全选'), disabled: isOff },
    { key: 'expand', label: say('展开所有') },
    { key: 'collapse', label: say('合并所有') },
  ];
}
