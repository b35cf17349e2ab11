import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useRef, useState, type CSSProperties, type FormEvent } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { controlColors } from '../../kit/tokens/control-colors.ts';
import { say } from '../../locale/index.ts';
import type { ListController } from '../../runtime/list/index.ts';
import { textWidth } from '../../runtime/table/index.ts';
import { SearchField } from './SearchField.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useSearchDraft, type SearchDraft } from './use-search-draft.ts';

import './search-form.css';

/** The search of a list: the first row of fields, the rest behind 展开. Enter searches. */
export function SearchForm({ controller }: { controller: ListController }) {
  const { search } = controller.list;
  const draft = useSearchDraft(controller);
  const form = useRef<HTMLFormElement>(null);
  const label = Math.min(98, Math.max(28, ...search.map((field) => textWidth(field.title))));
  // Both dates of a range are shown whole: 212 px, and 8 after the label.
  const columns = useFittingColumns(
    form,
    search.some(({ mode }) => mode === 'range') ? Math.max(244, label + 220) : 244,
  );
  const [isOpen, setOpen] = useState(false);
  const fits = Math.max(1, columns - 1);
  const shown = isOpen ? search : search.slice(0, fits);
  return (
    <form
      ref={form}
      role="search"
      aria-label={say('{title}搜索', { title: controller.list.title })}
      className="pw-search"
      style={rowStyle(columns, label)}
      onSubmit={submits(draft, () => controller.search(draft.values))}
    >
      {shown.map((field) => (
        <SearchField key={field.name} field={field} draft={draft} />
      ))}
      <div className="pw-search-buttons">
        <Button htmlType="submit" type="primary">
          {say('查询')}
        </Button>
        <Button onClick={draft.reset}>{say('重置')}</Button>
        {search.length > fits && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? say('收起') : say('展开')}
            {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
          </Button>
        )}
      </div>
    </form>
  );
}

function rowStyle(columns: number, label: number): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--pw-search-label': `${label}px` };
  return {
    ...controlColors(false),
    ...variables,
    gridTemplateColumns: `repeat(${columns - 1}, minmax(0, 1fr)) minmax(min-content, 1fr)`,
  };
}

/** Returns a submit handler that searches; if a field is invalid, it gets the focus instead. */
export function submits(draft: SearchDraft, search: () => void) {
  return (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    if (draft.isRight()) return search();
    const problem = event.currentTarget.querySelector('.pw-search-problem');
    problem?.closest('.pw-search-control')?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus();
  };
}
