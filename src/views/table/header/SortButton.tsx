import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { MouseEvent, ReactNode } from 'react';

import { say } from '../../../locale/index.ts';

/** A header that sorts: the arrow of the current order is dark, followed by the column's priority among several. */
export function SortButton(props: {
  title: string;
  unit: ReactNode;
  order: 'asc' | 'desc' | undefined;
  position: number | undefined;
  /** @param adds Shift was held: the other columns stay in the order. */
  onPress: (adds: boolean) => void;
}) {
  const { title, unit, order, position, onPress } = props;
  const next = order === undefined ? say('点击升序') : order === 'asc' ? say('点击降序') : say('点击取消排序');
  const told = position === undefined ? '' : say('第 {place} 排序列，', { place: position });
  return (
    <button
      type="button"
      className="pw-sort"
      title={say('{title}，{told}{next}，按住 Shift 可按多列排序', { title, told, next })}
      onMouseDown={keepText}
      onClick={(event) => onPress(event.shiftKey)}
    >
      <span className="pw-cell-text">
        {title}
        {unit}
      </span>
      {position !== undefined && (
        <span className="pw-sort-position" aria-hidden="true">
          {position}
        </span>
      )}
      <span className="pw-sort-arrows" aria-hidden="true">
        <CaretUpOutlined data-active={order === 'asc' || undefined} />
        <CaretDownOutlined data-active={order === 'desc' || undefined} />
      </span>
    </button>
  );
}

/** A press with Shift would select the text up to it. */
function keepText(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
