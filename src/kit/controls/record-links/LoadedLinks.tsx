import type { MouseEvent } from 'react';

import { linkAddress } from '../../../runtime/list/index.ts';
import type { PageLink } from '../../../runtime/pages/page-links.ts';
import type { RecordLink } from '../../../runtime/ports/index.ts';

import './record-links.css';

export interface RecordLinksProps {
  links: readonly RecordLink[];
  pages: readonly PageLink[];
  go: ((to: string) => void) | undefined;
  /** Called before `go`. */
  onGo?: () => void;
}

/** The links of `RecordLinks`; links without a page that the user may open are left out. */
export function LoadedLinks(props: RecordLinksProps) {
  const { links, pages, go, onGo } = props;
  const shown = links.flatMap((link) => {
    const to = linkAddress(link, pages);
    return to === undefined ? [] : [{ text: link.text, to }];
  });
  if (shown.length === 0) return null;
  const follow = (event: MouseEvent, to: string) => {
    if (!go || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo?.();
    go(to);
  };
  return (
    <span className="pw-record-links">
      {shown.map(({ text, to }) => (
        <a key={to} href={to} onClick={(event) => follow(event, to)}>
          {text}
        </a>
      ))}
    </span>
  );
}
