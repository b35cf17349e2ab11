import { lazy, Suspense } from 'react';

import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { MarkdownProps } from './markdown-props.ts';

import './markdown.css';

const leastHeight = 200;
const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }));
const MarkdownView = lazy(async () => ({ default: (await import('./MarkdownView.tsx')).MarkdownView }));

/**
 * An editor of Markdown with a preview next to it; the value is null if empty. Its space is reserved before it has
 * loaded.
 */
export function Markdown(props: MarkdownProps) {
  const { readOnly, value, status } = props;
  const height = Math.max(leastHeight, props.height ?? 300);
  if (readOnly && !value) return <ReadOnlyText id={props.id}>{null}</ReadOnlyText>;
  if (readOnly) {
    return (
      <Suspense fallback={<div className="pw-markdown-view" aria-busy />}>
        <MarkdownView id={props.id} text={value ?? ''} />
      </Suspense>
    );
  }
  return (
    <div className={status === 'error' ? 'pw-markdown pw-markdown-wrong' : 'pw-markdown'} style={{ minHeight: height }}>
      <Suspense fallback={<div aria-busy />}>
        <MarkdownEditor {...props} height={height} />
      </Suspense>
    </div>
  );
}
