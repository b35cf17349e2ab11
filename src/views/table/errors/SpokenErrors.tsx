import { useEffect, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { useActiveError, type GridStore } from '../../../runtime/table/editing/index.ts';
import { useEditTable } from '../context/index.ts';

/**
 * Announces unsaved rows and errors to screen readers. The error of the edited cell describes its editor; the error of a cell
 * that was just left is announced, as the focus is on another cell by then.
 */
export function SpokenErrors({ store }: { store: GridStore }) {
  const { id, columns, statusIds } = useEditTable();
  const error = useActiveError(store);
  const [told, setTold] = useState('');
  useEffect(() => {
    let active = store.focus()?.active;
    return store.on('focus', () => {
      const left = active;
      active = store.focus()?.active;
      if (!left || (left.key === active?.key && left.column === active.column)) return;
      const remaining = store.rowState(left.key)?.errors?.get(left.column);
      const position = store.data().positions.get(left.key) ?? 0;
      const title = columns.get(left.column)?.title ?? '';
      setTold(
        remaining === undefined
          ? ''
          : say('第 {place} 行 {title}：{remaining}', { place: position + 1, title, remaining }),
      );
    });
  }, [store, columns]);
  return (
    <>
      {statusIds && (
        <div hidden>
          <span id={statusIds['added']}>{say('新增，未保存')}</span>
          <span id={statusIds['edited']}>{say('已修改，未保存')}</span>
        </div>
      )}
      <div id={errorId(id)} hidden>
        {error}
      </div>
      <div className="pw-hidden" aria-live="polite">
        {told}
      </div>
    </>
  );
}

/** Returns the id of the element with the error of the edited cell. */
export function errorId(table: string): string {
  return `${table}-error`;
}
