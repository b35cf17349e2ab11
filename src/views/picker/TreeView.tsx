import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

import type { TreeNode } from '../../engine/picker/index.ts';
import { useIsPhone } from '../../kit/states/index.ts';
import { flatRows, moveInTree, type FlatRow } from './flat-rows.ts';
import { TreeRow } from './TreeRow.tsx';

export interface TreeViewProps {
  label: string;
  nodes: readonly TreeNode[];
  chosen: ReadonlySet<string>;
  /** Keys of nodes that are not chosen, but have a chosen descendant. */
  half?: ReadonlySet<string>;
  multiple: boolean;
  leavesOnly?: boolean;
  /** `true`: all nodes are open, for search results. */
  isOpenAll: boolean;
  onToggle: (node: TreeNode) => void;
  /** Called when the user confirms a node: by a second press, in a tree with a single choice. */
  onTake?: (node: TreeNode) => void;
  onLoad: (key: string) => Promise<void>;
}

const spare = 6;

/** A virtualized tree. Arrows move, Right opens, Left closes or goes to the parent, Space and Enter choose. */
export function TreeView(props: TreeViewProps) {
  const { nodes, chosen, multiple, isOpenAll, onToggle, onTake, onLoad, leavesOnly = false } = props;
  const id = useId();
  const rowHeight = useIsPhone() ? 44 : 32;
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(() => openedFor(nodes, chosen));
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const [view, setView] = useState({ top: 0, height: 320 });
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => flatRows(nodes, (node) => opened.get(node.key) ?? isOpenAll), [nodes, opened, isOpenAll]);
  const at = rows.findIndex(({ node }) => node.key === active);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const open = useCallback(
    (row: FlatRow, isOpen: boolean) => {
      const { node } = row;
      setOpened((before) => new Map([...before, [node.key, isOpen]]));
      if (!isOpen || node.children !== undefined) return;
      setLoading((before) => new Set([...before, node.key]));
      const done = () => setLoading((before) => new Set([...before].filter((key) => key !== node.key)));
      const failed = () => setOpened((before) => new Map([...before, [node.key, false]]));
      void onLoad(node.key).catch(failed).finally(done);
    },
    [onLoad],
  );

  const toggle = (row: FlatRow) => {
    if (leavesOnly && !row.node.leaf) open(row, !row.isOpen);
    else onToggle(row.node);
  };

  const show = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight - element.clientHeight;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[at];
    if (row && (event.key === ' ' || event.key === 'Enter')) {
      if (event.key === 'Enter' && !multiple && chosen.has(row.node.key)) onTake?.(row.node);
      else toggle(row);
    } else if (row && event.key === 'ArrowRight' && !row.node.leaf && !row.isOpen) open(row, true);
    else if (row && event.key === 'ArrowLeft' && row.isOpen) open(row, false);
    else {
      const next = moveInTree(rows, at, event.key, Math.max(1, Math.floor(view.height / rowHeight) - 1));
      if (next === undefined) return;
      setActive(rows[next]?.node.key);
      show(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare);
  const shown = rows.slice(first, first + Math.ceil(view.height / rowHeight) + 2 * spare);
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      className="pw-tree"
      aria-label={props.label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={at >= first && at < first + shown.length ? `${id}-${at}` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((before) => before ?? rows[0]?.node.key)}
      onScroll={({ currentTarget }: UIEvent<HTMLElement>) =>
        setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }
    >
      <div role="presentation" className="pw-tree-rows" style={{ height: rows.length * rowHeight }}>
        {shown.map((row, index) => (
          <TreeRow
            key={row.node.key}
            id={`${id}-${first + index}`}
            row={row}
            top={(first + index) * rowHeight}
            height={rowHeight}
            multiple={multiple}
            state={chosen.has(row.node.key) ? 'on' : props.half?.has(row.node.key) ? 'half' : 'off'}
            isChoosable={!leavesOnly || row.node.leaf}
            isActive={row.node.key === active}
            isLoading={loading.has(row.node.key)}
            onPress={() => {
              setActive(row.node.key);
              toggle(row);
            }}
            onTake={() => onTake?.(row.node)}
            onOpen={() => open(row, !row.isOpen)}
          />
        ))}
      </div>
    </div>
  );
}

function openedFor(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): Map<string, boolean> {
  const opened = new Map<string, boolean>();
  const visit = (node: TreeNode): boolean => {
    const below = (node.children ?? []).map(visit).some(Boolean);
    const isChosen = chosen.has(node.key);
    if (below && !isChosen) opened.set(node.key, true);
    return below || isChosen;
  };
  nodes.forEach(visit);
  const [only] = nodes;
  if (only && nodes.length === 1 && only.children) opened.set(only.key, true);
  return opened;
}
