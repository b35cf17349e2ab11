import { CaretRightOutlined, LoadingOutlined } from '@ant-design/icons';

import type { FlatRow } from './flat-rows.ts';
import { NodeTitle } from './NodeTitle.tsx';

/** A node of a tree: its caret, its checkbox if several can be chosen, its name. */
export function TreeRow(props: {
  id: string;
  row: FlatRow;
  top: number;
  height: number;
  multiple: boolean;
  state: 'on' | 'half' | 'off';
  isChoosable: boolean;
  isActive: boolean;
  isLoading: boolean;
  onPress: () => void;
  onTake: () => void;
  onOpen: () => void;
}) {
  const { id, row, top, height, multiple, state, isChoosable, isActive, isLoading } = props;
  const { node, level, isOpen } = row;
  const checked = state === 'half' ? ('mixed' as const) : state === 'on';
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the tree has the focus and the keys
    <div
      id={id}
      role="treeitem"
      className="pw-tree-row"
      data-active={isActive || undefined}
      data-state={state}
      aria-level={level + 1}
      aria-posinset={row.position + 1}
      aria-setsize={row.siblings}
      aria-expanded={node.leaf ? undefined : isOpen}
      aria-selected={multiple ? undefined : state === 'on'}
      aria-checked={multiple && isChoosable ? checked : undefined}
      style={{ top, height, paddingInlineStart: 8 + level * 20 }}
      onClick={props.onPress}
      onDoubleClick={props.onTake}
    >
      <span
        className="pw-tree-caret"
        data-open={isOpen || undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          if (!node.leaf) props.onOpen();
        }}
      >
        {isLoading ? <LoadingOutlined /> : node.leaf ? null : <CaretRightOutlined />}
      </span>
      {multiple && isChoosable && <span className="pw-tree-box" aria-hidden />}
      <span className="pw-tree-title" title={node.title}>
        <NodeTitle node={node} />
      </span>
    </div>
  );
}
