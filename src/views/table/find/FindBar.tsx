import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say, text, textTable } from '../../../locale/index.ts';
import { activate, useGrid, type CellAddress, type GridStore } from '../../../runtime/table/editing/index.ts';
import { did, runKey, type KeyCommand, type Keymap } from '../../../runtime/table/index.ts';
import { useEditTable } from '../context/index.ts';

interface FindKeyContext {
  go: (step: 1 | -1) => void;
  close: () => void;
}

const findCommands: Record<'next' | 'previous' | 'close', KeyCommand<FindKeyContext>> = textTable({
  next: { title: text('下一处'), run: ({ go }) => did(() => go(1)) },
  previous: { title: text('上一处'), run: ({ go }) => did(() => go(-1)) },
  close: { title: text('关闭查找'), run: ({ close }) => did(() => close()) },
});

const findKeys: Keymap<keyof typeof findCommands> = { Enter: 'next', 'Shift+Enter': 'previous', Escape: 'close' };

const mostFound = 10_000;

/** A search in all shown cells: Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar(props: { text: string; onText: (text: string) => void; onClose: () => void }) {
  const { text, onText, onClose } = props;
  const { store, columns, textOf } = useEditTable();
  const data = useGrid(store, 'data', readShown);
  const wanted = useDeferredValue(text.trim());
  const [at, setAt] = useState(-1);
  const found = useMemo(() => {
    const cells: CellAddress[] = [];
    if (wanted === '') return cells;
    for (const { key, record } of data.rows) {
      for (const [name, column] of columns) {
        if (cells.length < mostFound && contains(textOf(column, record), wanted)) cells.push({ key, column: name });
      }
    }
    return cells;
  }, [wanted, data, columns, textOf]);
  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + step + found.length) % found.length;
    const cell = found[next];
    setAt(next);
    if (cell) activate(store, cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (!runKey({ keymap: findKeys, commands: findCommands }, event, { go, close: onClose })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count =
    found.length >= mostFound
      ? say('{mostFound} 处以上', { mostFound })
      : say('{foundCount} 处', { foundCount: found.length });
  return (
    <div className="pw-edit-find" role="search">
      <Input
        autoFocus
        size="small"
        placeholder={say('在表格里查找')}
        aria-label={say('在表格里查找')}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setAt(-1);
          onText(target.value);
        }}
      />
      <span className="pw-edit-find-count" role="status">
        {wanted === ''
          ? ''
          : at >= 0
            ? say('第 {at} 处，共 {count}', { at: at + 1, count })
            : say('找到 {count}', { count })}
      </span>
      <Button
        type="text"
        size="small"
        icon={<UpOutlined aria-hidden />}
        aria-label={say('上一处')}
        disabled={found.length === 0}
        onClick={() => go(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden />}
        aria-label={say('下一处')}
        disabled={found.length === 0}
        onClick={() => go(1)}
      />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={say('关闭查找')}
        onClick={onClose}
      />
    </div>
  );
}

function contains(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}

function readShown(store: GridStore) {
  return store.shown();
}
