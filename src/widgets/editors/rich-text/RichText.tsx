import { lazy, Suspense } from 'react';

import { Html } from '../../display/html/Html.tsx';
import type { RichTextProps } from './rich-text-props.ts';

import '../editor-frame.css';
import './rich-text.css';

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/**
 * An editor of formatted text; the value is HTML, or null if empty. Its space is reserved before the editor has loaded.
 */
export function RichText(props: RichTextProps) {
  const { height = 300, readOnly, status, disabled } = props;
  if (readOnly) return <Html {...props} />;
  const state = [status === 'error' && 'pw-editor-wrong', disabled && 'pw-rich-off'];
  const look = ['pw-editor', 'pw-rich', ...state].filter(Boolean).join(' ');
  return (
    <div className={look} style={{ height }}>
      <Suspense fallback={<div aria-busy />}>
        <RichTextEditor {...props} />
      </Suspense>
    </div>
  );
}
