import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { NamedIcon } from '../../../kit/controls/named-icon/NamedIcon.tsx';
import { say } from '../../../locale/index.ts';
import { useTextMatch } from '../../../runtime/search/use-text-match.ts';
import { menuPages, type MenuEntry, type MenuPage } from '../../routes/index.ts';
import { searchPages } from './search-pages.ts';

import './menu-search.css';

/** The search dialog over the permitted pages, operated by typing, arrow keys and Enter. */
export function MenuSearchDialog(props: {
  entries: MenuEntry[];
  open: boolean;
  keyword: string;
  setKeyword: (keyword: string) => void;
  /** Called when the input of the dialog receives focus. */
  onHere: () => void;
  onClose: () => void;
  onClosed: () => void;
  onOpen: (path: string) => void;
}) {
  const { entries, open, keyword, setKeyword, onHere, onClose, onClosed, onOpen } = props;
  const [at, setAt] = useState(0);
  const input = useRef<InputRef>(null);
  const match = useTextMatch(keyword !== '');
  const hits = useMemo(() => searchPages(menuPages(entries), keyword, match), [entries, keyword, match]);

  useEffect(() => {
    document.getElementById(`pw-find-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function pick(page: MenuPage | undefined) {
    if (!page) return;
    onClose();
    if (page.href !== undefined) window.open(page.href, '_blank', 'noopener,noreferrer');
    else if (page.path !== undefined) onOpen(page.path);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pick(hits[at]);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  }

  /** A dialog below that has just finished opening takes the focus; typed text belongs in this input. */
  function keepFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const goesBelow = relatedTarget && !currentTarget.closest('[role="dialog"]')?.contains(relatedTarget);
    if (open && goesBelow) input.current?.focus();
  }

  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      closable={false}
      width={560}
      style={{ top: 80 }}
      // The title is hidden; it only names the dialog.
      title={say('搜索菜单')}
      styles={{ header: { display: 'none' } }}
      className="pw-find-dialog"
      // Without animations, keys pressed right after Ctrl+K already go into the input.
      transitionName=""
      maskTransitionName=""
      afterOpenChange={(shown) => (shown ? input.current?.focus({ cursor: 'end' }) : (onClosed(), setAt(0)))}
    >
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={say('搜索菜单')}
        value={keyword}
        role="combobox"
        aria-label={say('搜索菜单')}
        aria-expanded
        aria-controls="pw-find-list"
        aria-activedescendant={hits[at] ? `pw-find-${at}` : undefined}
        onChange={(event) => (setKeyword(event.target.value), setAt(0))}
        onKeyDown={press}
        onFocus={onHere}
        onBlur={keepFocus}
      />
      <div className="pw-find-list" id="pw-find-list" role="listbox" aria-label={say('页面')}>
        {hits.map((page, index) => (
          <div
            key={page.key}
            id={`pw-find-${index}`}
            role="option"
            aria-selected={index === at}
            className="pw-find-hit"
            tabIndex={-1}
            onKeyDown={press}
            onMouseMove={() => setAt(index)}
            onClick={() => pick(page)}
          >
            <NamedIcon name={page.icon} />
            <span>{page.title}</span>
            <span className="pw-find-trail">{page.trail.join(' / ')}</span>
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <p className="pw-find-empty" role="status">
          {say('没有找到“{keyword}”，换个词试试', { keyword })}
        </p>
      )}
    </Modal>
  );
}
