import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

/** A header that sorts: the arrow of the order that holds is dark. */
export function SortButton(props: {
  title: string;
  unit: ReactNode;
  order: 'asc' | 'desc' | undefined;
  onPress: () => void;
}) {
  const { title, unit, order, onPress } = props;
  const next = order === undefined ? '点击升序' : order === 'asc' ? '点击降序' : '点击取消排序';
  return (
    <button type="button" className="pw-sort" title={`${title}，${next}`} onClick={onPress}>
      <span className="pw-cell-text">
        {title}
        {unit}
      </span>
      <span className="pw-sort-arrows" aria-hidden="true">
        <CaretUpOutlined data-active={order === 'asc' || undefined} />
        <CaretDownOutlined data-active={order === 'desc' || undefined} />
      </span>
    </button>
  );
}
