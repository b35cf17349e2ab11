import { Select } from 'antd';
import { useId } from 'react';

import { say, text, textTable } from '../../locale/index.ts';
import { sortableColumns, type ListController, type ListSort } from '../../runtime/list/index.ts';

const orders: Readonly<Record<ListSort['order'], string>> = textTable({ asc: text('升序'), desc: text('降序') });

/** The sort order of a list on a phone, which has no column headers. A choice is applied immediately. */
export function SortChoice({ controller }: { controller: ListController }) {
  const id = useId();
  const { list, state, sortTo } = controller;
  const options = sortableColumns(list).flatMap(({ key, title }) =>
    (['asc', 'desc'] as const).map((order) => ({
      value: `${key} ${order}`,
      label: `${title}${orders[order]}`,
      sort: { column: key, order },
    })),
  );
  const [first] = state.sort;
  const value = `${first?.column} ${first?.order}`;
  return (
    <div className="pw-search-field">
      <label className="pw-search-label" htmlFor={id}>
        {say('排序')}
      </label>
      <div className="pw-search-control">
        <Select
          id={id}
          className="pw-search-sort"
          value={options.some((option) => option.value === value) ? value : ''}
          options={[{ value: '', label: say('默认') }, ...options]}
          onChange={(chosen) => {
            const sort = options.find((option) => option.value === chosen)?.sort;
            sortTo(sort && [sort]);
          }}
        />
      </div>
    </div>
  );
}
