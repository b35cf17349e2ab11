import { useLayoutEffect, useRef } from 'react';

import type { HtmlWidgetProps } from '../../../../generated/props.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';

import './html.css';

import { say } from '../../../locale/index.ts';
import { sanitised, storedPictures } from './sanitised/index.ts';

export type HtmlProps = WidgetProps<string> & HtmlWidgetProps;

/** Formatted read-only text: the value of its field, or `html`, always sanitised. */
export function Html({ value, html, id, ...rest }: HtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<string>(undefined);
  const text = html ?? (typeof value === 'string' ? value : '');
  const { files } = useRuntime().ports;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) drawn.current = undefined;
    if (!element || drawn.current === text) return;
    drawn.current = text;
    element.replaceChildren(sanitised(text));
    for (const { image, path } of storedPictures(element)) {
      files.link(path).then(
        (address) => (image.src = address),
        () => image.replaceWith(say('图片“{alt}”无法显示', { alt: image.alt || path })),
      );
    }
  }, [text, files]);
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
