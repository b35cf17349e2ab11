import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer } from 'antd';
import { type CSSProperties, type FormEvent, useRef, useState } from 'react';

import { type ListController, sortableColumns } from '../../runtime/list/index.ts';
import { textWidth } from '../../runtime/table/index.ts';
import { SearchField } from './SearchField.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useSearchDraft } from './use-search-draft.ts';
import './search-form.css';

/** The search of a list: one row that fits, the rest behind 展开. Enter searches. */
export function SearchForm({ controller }: { controller: ListController }) {
  const { search } = controller.list;
  const draft = useSearchDraft(controller);
  const form = useRef<HTMLFormElement>(null);
  const columns = useFittingColumns(form);
  const [isOpen, setOpen] = useState(false);
  const fits = Math.max(1, columns - 1);
  const shown = isOpen ? search : search.slice(0, fits);
  return (
    <form
      ref={form}
      role="search"
      aria-label={`${controller.list.title}搜索`}
      className="pw-search"
      style={rowStyle(columns, search)}
      onSubmit={submits(() => controller.search(draft.values))}
    >
      {shown.map((field) => (
        <SearchField key={field.name} field={field} draft={draft} />
      ))}
      <div className="pw-search-buttons">
        <Button htmlType="submit" type="primary">
          查询
        </Button>
        <Button onClick={draft.reset}>重置</Button>
        {search.length > fits && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '展开'}
            {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The search and the order on a phone: a button in the toolbar, and a sheet from below. */
export function SearchSheet({ controller }: { controller: ListController }) {
  const draft = useSearchDraft(controller);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Badge dot={controller.filtered} offset={[-10, 10]}>
        <Button type="text" aria-label="筛选" icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)} />
      </Badge>
      <Drawer
        title="筛选"
        placement="bottom"
        height="auto"
        open={isOpen}
        onClose={close}
        rootClassName="pw-search-sheet"
      >
        <form
          role="search"
          className="pw-search-list"
          onSubmit={submits(() => {
            controller.search(draft.values);
            close();
          })}
        >
          {controller.list.search.map((field) => (
            <SearchField key={field.name} field={field} draft={draft} />
          ))}
          {sortableColumns(controller.list).length > 0 && <SortChoice controller={controller} />}
          <div className="pw-search-buttons">
            <Button
              onClick={() => {
                draft.reset();
                close();
              }}
            >
              重置
            </Button>
            <Button htmlType="submit" type="primary">
              查询
            </Button>
          </div>
        </form>
      </Drawer>
    </>
  );
}

/** Equal columns, and labels of one width in all of them: as wide as the longest, at most seven characters a line. */
function rowStyle(columns: number, fields: ListController['list']['search']): CSSProperties {
  const label = Math.min(98, Math.max(28, ...fields.map((field) => textWidth(field.title))));
  const variables: Record<`--${string}`, string> = { '--pw-search-label': `${label}px` };
  // On a phone the buttons need more than their share.
  return { ...variables, gridTemplateColumns: `repeat(${columns - 1}, minmax(0, 1fr)) minmax(min-content, 1fr)` };
}

function submits(search: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    search();
  };
}
