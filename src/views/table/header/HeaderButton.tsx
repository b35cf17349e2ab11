import { ArrowDownOutlined, ArrowUpOutlined, FilterFilled } from '@ant-design/icons';

import type { Arrangement } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';
import type { OpenMenu } from './HeaderMenu.tsx';

/** The sort order and the filter state of a column after its title, and the button that opens its menu. */
export function HeaderButton(props: {
  column: ResolvedColumn;
  arrangement: Arrangement;
  onMenu: (menu: OpenMenu) => void;
}) {
  const { column, onMenu } = props;
  const { sort, filters } = props.arrangement;
  const isSorted = sort?.column === column.key;
  return (
    <span className="pw-edit-header-marks">
      {isSorted && (sort.order === 'asc' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />)}
      {filters?.has(column.key) && <FilterFilled role="img" aria-label={say('已筛选')} />}
      <button
        type="button"
        className="pw-edit-header-button"
        aria-label={say('{title}的菜单', { title: column.title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          onMenu({ column, left, top: bottom, opener: currentTarget });
        }}
      />
    </span>
  );
}
