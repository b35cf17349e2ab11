import { Checkbox, Input, Modal } from 'antd';
import { useMemo, useState } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { compareTexts } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { useEditTable } from '../context/index.ts';
import { useArrange } from './use-arrange.ts';

const mostShown = 200;

/** A filter of a column by its texts. */
export function ColumnFilter({ column, onClose }: { column: ResolvedColumn; onClose: () => void }) {
  const { store, textOf } = useEditTable();
  const arrange = useArrange();
  const { arrangement } = store.view();
  const texts = useMemo(() => {
    const all = new Set(store.data().rows.map(({ record }) => textOf(column, record)));
    return [...all].toSorted(compareTexts);
  }, [store, column, textOf]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => arrangement.filters?.get(column.key) ?? new Set(texts),
  );
  const [search, setSearch] = useState('');
  const found = texts.filter((text) => text.includes(search));
  const isAll = found.every((text) => chosen.has(text));
  const choose = (wanted: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const text of wanted) {
      if (isChosen) next.add(text);
      else next.delete(text);
    }
    setChosen(next);
  };
  const apply = () => {
    const filters = new Map(arrangement.filters);
    if (texts.every((text) => chosen.has(text))) filters.delete(column.key);
    else filters.set(column.key, chosen);
    arrange({ ...arrangement, filters });
    onClose();
  };
  return (
    <Modal
      open
      title={say('筛选“{title}”', { title: column.title })}
      width={360}
      onCancel={onClose}
      onOk={apply}
      okButtonProps={{ disabled: chosen.size === 0 }}
    >
      <Input.Search
        allowClear
        placeholder={say('搜索')}
        aria-label={say('搜索')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Checkbox
        className="pw-edit-filter-all"
        checked={isAll}
        indeterminate={!isAll && found.some((text) => chosen.has(text))}
        onChange={({ target }) => choose(found, target.checked)}
      >
        {say('全选（{foundCount} 项）', { foundCount: found.length })}
      </Checkbox>
      <div className="pw-edit-filter">
        {found.slice(0, mostShown).map((text) => (
          <Checkbox key={text} checked={chosen.has(text)} onChange={({ target }) => choose([text], target.checked)}>
            {text === '' ? say('（空）') : text}
          </Checkbox>
        ))}
        {found.length > mostShown && (
          <p>{say('还有 {foundCount} 项，请搜索。', { foundCount: found.length - mostShown })}</p>
        )}
      </div>
    </Modal>
  );
}
