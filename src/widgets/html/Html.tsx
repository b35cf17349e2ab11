import { useLayoutEffect, useRef } from 'react';

import { ReadOnlyText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';
import './html.css';
import { sanitised } from './sanitised.ts';

export interface HtmlProps extends WidgetProps<string> {
  html?: string;
}

/** Formatted text: the value of its field, or `html`, always sanitised. Shown, not changed. */
export function Html({ value, html, id, ...rest }: HtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = html ?? (typeof value === 'string' ? value : '');
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitised(text));
  }, [text]);
  if (text.trim() === '') return <ReadOnlyText id={id}>{null}</ReadOnlyText>;
  return (
    <div
      ref={box}
      id={id}
      className="pw-html"
      role="group"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
    />
  );
}
