import { useState, type CSSProperties, type ReactNode, type RefCallback } from 'react';
import { Link } from 'react-router-dom';

import { NamedIcon } from '../../kit/controls/named-icon/NamedIcon.tsx';
import { foldersOf, type MenuEntry } from '../routes/index.ts';
import { tellMenuPick } from './menu-event.ts';

/** The state that all entries of a side menu share. */
export interface MenuState {
  active: string;
  collapsed: boolean;
  addressOf: (path: string) => string;
  openKeys: readonly string[];
  toggle: (key: string) => void;
  flyout: string | undefined;
  setFlyout: (key: string | undefined) => void;
  tabStop: string | undefined;
  setFocused: (key: string) => void;
}

/**
 * Renders the entries of one folder. Only the first level has icons. Pages are links, so that they can be opened in a
 * new tab.
 */
export function MenuLevel(props: { entries: readonly MenuEntry[]; level: number; state: MenuState }) {
  const { entries, level, state } = props;
  return (
    <ul className="pw-menu-level" {...(level > 0 && { 'data-inner': true })}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.children ? (
            <Folder entry={{ ...entry, children: entry.children }} level={level} state={state} />
          ) : (
            <Page entry={entry} level={level} state={state} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: MenuEntry;
  level: number;
  state: MenuState;
}

function Page({ entry, level, state }: EntryProps) {
  const shared = { ...rowProps(entry, level, state), className: 'pw-menu-entry' };
  if (entry.href !== undefined)
    return (
      <a {...shared} href={entry.href} target="_blank" rel="noopener noreferrer">
        <Label entry={entry} level={level} state={state} />
      </a>
    );
  const path = entry.path ?? '/';
  return (
    <Link
      {...shared}
      to={state.addressOf(path)}
      {...(path === state.active && { 'aria-current': 'page' })}
      onMouseEnter={() => level === 0 && state.setFlyout(undefined)}
      onClick={() => tellMenuPick(entry)}
    >
      <Label entry={entry} level={level} state={state} />
    </Link>
  );
}

function Folder({ entry, level, state }: EntryProps & { entry: { children: MenuEntry[] } }) {
  const isFlying = state.collapsed && level === 0;
  const isOpen = isFlying ? state.flyout === entry.key : state.collapsed || state.openKeys.includes(entry.key);
  const holds = foldersOf([entry], state.active) !== undefined;
  return (
    <>
      <button
        type="button"
        {...rowProps(entry, level, state)}
        className="pw-menu-entry"
        data-holds={holds || undefined}
        aria-expanded={isOpen}
        onMouseEnter={() => isFlying && state.setFlyout(entry.key)}
        onClick={() => (isFlying ? state.setFlyout(isOpen ? undefined : entry.key) : state.toggle(entry.key))}
      >
        <Label entry={entry} level={level} state={state} />
        <span className="pw-menu-arrow" aria-hidden="true" />
      </button>
      {isOpen && (
        <Inside isFlying={isFlying}>{<MenuLevel entries={entry.children} level={level + 1} state={state} />}</Inside>
      )}
    </>
  );
}

function Inside({ isFlying, children }: { isFlying: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<CSSProperties>();
  if (!isFlying) return children;
  const put: RefCallback<HTMLDivElement> = (box) => {
    const row = box?.parentElement?.getBoundingClientRect();
    if (!box || !row || place) return;
    const top = Math.max(8, Math.min(row.top, window.innerHeight - box.offsetHeight - 8));
    setPlace({ left: row.right + 4, top });
  };
  return (
    <div ref={put} className="pw-menu-flyout" style={place ?? { visibility: 'hidden' }}>
      {children}
    </div>
  );
}

function Label({ entry, level, state }: EntryProps) {
  const isIcon = level === 0 && state.collapsed;
  return (
    <>
      {level === 0 && <NamedIcon name={entry.icon} />}
      <span className={isIcon ? 'pw-visually-hidden' : 'pw-menu-title'}>{entry.title}</span>
    </>
  );
}

function rowProps(entry: MenuEntry, level: number, { collapsed, tabStop, setFocused }: MenuState) {
  const style: CSSProperties & { '--pw-menu-level'?: number } = { '--pw-menu-level': collapsed ? level - 1 : level };
  return {
    'data-entry': entry.key,
    title: entry.title,
    tabIndex: entry.key === tabStop ? 0 : -1,
    style,
    onFocus: () => setFocused(entry.key),
  };
}
