import { useRef, type KeyboardEvent } from 'react';

import { say } from '../../locale/index.ts';

export type Way = 'account' | 'phone' | 'qr';

/** The tabs of the offered ways of signing in; renders nothing if there is only one. */
export function WayTabs(props: {
  offered: readonly (readonly [Way, string | undefined])[];
  way: Way | undefined;
  onChange: (way: Way) => void;
}) {
  const { offered, way, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  if (offered.length < 2) return null;
  // Arrow keys move the focus, Enter selects: the selected form then focuses its first field.
  const move = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (step !== 0) tabs[(at + step + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div className="pw-ways" role="tablist" aria-label={say('登录方式')} tabIndex={-1} ref={list} onKeyDown={move}>
      {offered.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === way}
          tabIndex={name === way ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
