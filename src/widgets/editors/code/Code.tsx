import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import { keepInHistory } from './code-history.ts';
import type { CodeProps } from './code-props.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { languages } from './languages.ts';

import '../editor-frame.css';
import '../../../kit/code-look/code-look.css';
import './code.css';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

/**
 * An editor of source text with syntax highlighting, which can fill the window. Its space is reserved before it has
 * loaded.
 */
export function Code(props: CodeProps) {
  const { language = 'javascript', height = 300, status, history } = props;
  const [isFull, setFull] = useState(false);
  const isWritable = !props.readOnly && !props.disabled;
  const [kept, setKept] = useState(props.value);
  const keep = () => {
    props.onBlur?.();
    if (history === undefined || !isWritable || !props.value || props.value === kept) return;
    keepInHistory(history, { text: props.value, at: Date.now() });
    setKept(props.value);
  };
  if (props.readOnly && !props.value) return <ReadOnlyText id={props.id}>{null}</ReadOnlyText>;
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFull) return;
    // Escape ends the full screen only, not the dialog around it.
    event.stopPropagation();
    setFull(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from anywhere inside
    <div className={className(isFull, status)} style={isFull ? undefined : { height }} onKeyDown={leaveOnEscape}>
      <div className="pw-code-head">
        <span>{languages[language].title}</span>
        <span className="pw-code-buttons">
          {history !== undefined && isWritable && (
            <HistoryButton name={history} onChoose={(text) => props.onChange?.(text)} />
          )}
          <Button
            type="text"
            size="small"
            aria-label={isFull ? say('退出全屏') : say('全屏')}
            icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            onClick={() => setFull(!isFull)}
          />
        </span>
      </div>
      <Suspense fallback={<div className="pw-code-editor" aria-busy />}>
        <CodeEditor {...props} onBlur={keep} />
      </Suspense>
    </div>
  );
}

function className(isFull: boolean, status: CodeProps['status']): string {
  const state = [isFull && 'pw-code-full', status === 'error' && 'pw-editor-wrong'];
  return ['pw-editor', 'pw-code', ...state].filter(Boolean).join(' ');
}
