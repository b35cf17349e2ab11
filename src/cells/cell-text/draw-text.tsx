import type { ReactNode } from 'react';

import { safeUrl } from '../../engine/gate/index.ts';

import './cell-text.css';

interface CellText {
  text: string;
  /** Distinguishes it from others with the same text; stays visible when the text is cut. */
  mark?: string | undefined;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  ellipsis?: number;
  children?: ReactNode;
}

/**
 * Renders the text of a cell on one line: a link if the column has an address, a button if it opens the record. `text`
 * is shown on hover; `children` are rendered if they differ. Not a component, because there are hundreds of cells.
 */
export function drawText(props: CellText): ReactNode {
  const { mark, onOpen, ellipsis = 0 } = props;
  const text = mark ? `${props.text} · ${mark}` : props.text;
  const short = mark ? markedText(props.text, mark) : (props.children ?? shorten(text, ellipsis));
  const href = props.href === undefined ? undefined : safeUrl(props.href);
  if (text === '') return null;
  if (href !== undefined) {
    return (
      <a className="pw-cell-text pw-cell-link" href={href} title={text} {...external(href)}>
        {short}
      </a>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className="pw-cell-text pw-cell-link" title={text} onClick={onOpen}>
        {short}
      </button>
    );
  }
  return (
    <span className="pw-cell-text" title={text}>
      {short}
    </span>
  );
}

/** The first part of a mark, a code, is always visible; the rest is cut first, then the name. */
function markedText(text: string, mark: string): ReactNode {
  const [code, ...more] = mark.split(' · ');
  return (
    <span className="pw-cell-marked">
      <span className="pw-cell-text">{text}</span>
      <span className="pw-cell-mark">{code}</span>
      {more.length > 0 && <span className="pw-cell-text pw-cell-mark">{more.join(' · ')}</span>}
    </span>
  );
}

function shorten(text: string, ellipsis: number): string {
  const characters = [...text];
  return ellipsis > 0 && characters.length > ellipsis ? `${characters.slice(0, ellipsis).join('')}…` : text;
}

function external(href: string): { target?: string; rel?: string } {
  return /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
