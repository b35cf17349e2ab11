import { SearchOutlined } from '@ant-design/icons';
import { Badge, Drawer } from 'antd';
import { useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { controlColors } from '../../kit/tokens/control-colors.ts';
import { say } from '../../locale/index.ts';
import { sortableColumns, type ListController } from '../../runtime/list/index.ts';
import { SearchField } from './SearchField.tsx';
import { submits } from './SearchForm.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useSearchDraft } from './use-search-draft.ts';

import './search-form.css';

/** The search and the sort order on a phone: a button in the toolbar, and a sheet from below. */
export function SearchSheet({ controller }: { controller: ListController }) {
  const draft = useSearchDraft(controller);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Badge dot={controller.filtered} offset={[-10, 10]}>
        <Button
          type="text"
          aria-label={say('筛选')}
          icon={<SearchOutlined aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <Drawer
        title={say('筛选')}
        placement="bottom"
        height="auto"
        open={isOpen}
        onClose={close}
        rootClassName="pw-search-sheet"
      >
        <form
          role="search"
          className="pw-search-list"
          style={controlColors(false)}
          onSubmit={submits(draft, () => {
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
              {say('重置')}
            </Button>
            <Button htmlType="submit" type="primary">
              {say('查询')}
            </Button>
          </div>
        </form>
      </Drawer>
    </>
  );
}
