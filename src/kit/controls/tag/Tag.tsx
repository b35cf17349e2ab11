import type { CSSProperties } from 'react';

import { tagColor } from './tag-color.ts';

import './tag.css';

/** A soft tag: a tinted background with dark text of the same hue. An unknown colour gives a grey tag. */
export function Tag({ color, text }: { color: string | undefined; text: string }) {
  const style: CSSProperties & Record<'--pw-tag', string> = { '--pw-tag': tagColor(color) };
  return (
    <span className="pw-tag" style={style}>
      {text}
    </span>
  );
}
