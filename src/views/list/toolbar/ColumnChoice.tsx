import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  HolderOutlined,
  PushpinFilled,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { Checkbox, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { useViewVariables } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { ListController } from '../../../runtime/list/index.ts';
import { inOrder, isPlainLook, plainLook, useTableState } from '../../../runtime/table/index.ts';

/**
 * The choice of the visible columns, their order and their pinning; at least one stays visible. 恢复默认 resets everything.
 */
export function ColumnChoice({ controller: { list, table } }: { controller: ListController }) {
  const variables = useViewVariables();
  const hidden = useTableState(table, (state) => state.hidden);
  const order = useTableState(table, (state) => state.order);
  const frozen = useTableState(table, (state) => state.frozen);
  const isPlain = useTableState(table, isPlainLook);
  const [dragged, setDragged] = useState<string>();
  const all = inOrder(list.columns, order);
  const columns = all.filter((column) => column.visible !== false);
  const shown = columns.filter((column) => !hidden.has(column.key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    table.set({ hidden: next });
  };
  const move = (key: string, to: string | undefined) => {
    if (to === undefined || to === key) return;
    const keys = all.map((column) => column.key);
    const isDown = keys.indexOf(to) > keys.indexOf(key);
    const rest = keys.filter((other) => other !== key);
    table.set({ order: rest.toSpliced(rest.indexOf(to) + (isDown ? 1 : 0), 0, key) });
  };
  const sideOf = (column: (typeof columns)[number]) => frozen[column.key] ?? column.fixed ?? 'none';
  const pin = (key: string, side: 'left' | 'right' | 'none') => table.set({ frozen: { ...frozen, [key]: side } });
  return (
    <div style={variables}>
      <ul className="pw-column-choice" aria-label={say('显示的列')}>
        {columns.map((column, index) => {
          const { key, title } = column;
          const side = sideOf(column);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- there are buttons besides dragging
            <li
              key={key}
              draggable
              data-dragged={dragged === key || undefined}
              onDragStart={() => setDragged(key)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, key);
              }}
            >
              <HolderOutlined aria-hidden className="pw-column-grip" />
              <Checkbox
                checked={!hidden.has(key)}
                disabled={shown.length === 1 && !hidden.has(key)}
                onChange={() => toggle(key)}
              >
                {title}
              </Checkbox>
              <Tool
                title={`${side === 'left' ? say('不再固定') : say('固定到左边')}“${title}”`}
                icon={side === 'left' ? <PushpinFilled aria-hidden /> : <VerticalRightOutlined aria-hidden />}
                onPress={() => pin(key, side === 'left' ? 'none' : 'left')}
              />
              <Tool
                title={`${side === 'right' ? say('不再固定') : say('固定到右边')}“${title}”`}
                icon={side === 'right' ? <PushpinFilled aria-hidden /> : <VerticalLeftOutlined aria-hidden />}
                onPress={() => pin(key, side === 'right' ? 'none' : 'right')}
              />
              <Tool
                title={say('上移“{title}”', { title })}
                icon={<ArrowUpOutlined aria-hidden />}
                disabled={index === 0}
                onPress={() => move(key, columns[index - 1]?.key)}
              />
              <Tool
                title={say('下移“{title}”', { title })}
                icon={<ArrowDownOutlined aria-hidden />}
                disabled={index === columns.length - 1}
                onPress={() => move(key, columns[index + 1]?.key)}
              />
            </li>
          );
        })}
      </ul>
      <Button type="link" size="small" disabled={isPlain} onClick={() => table.set(plainLook)}>
        {say('恢复默认')}
      </Button>
    </div>
  );
}

function Tool(props: { title: string; icon: ReactNode; disabled?: boolean; onPress: () => void }) {
  const { title, icon, disabled = false, onPress } = props;
  return (
    <Tooltip title={title} mouseEnterDelay={0.5}>
      <Button type="text" size="small" aria-label={title} icon={icon} disabled={disabled} onClick={onPress} />
    </Tooltip>
  );
}
