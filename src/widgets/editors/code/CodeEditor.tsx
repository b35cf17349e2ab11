import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderOf } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';

import { createLocalEdits } from '../../../runtime/form/index.ts';
import { codeExtensions } from './code-extensions.ts';
import type { CodeProps } from './code-props.ts';
import { languages } from './languages.ts';

/** A controlled CodeMirror: hiding it (a tab) destroys the editor, and showing it creates it again from the value. */
export function CodeEditor(props: CodeProps) {
  const { value, language = 'javascript', readOnly = false, disabled = false, placeholder } = props;
  const isFixed = readOnly || disabled;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  const [localEdits] = useState(createLocalEdits);
  const aria = ariaOf(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const parent = box.current;
    if (!parent) return undefined;
    const grammar = new Compartment();
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.value ?? '',
        extensions: [
          codeExtensions,
          grammar.of([]),
          EditorState.readOnly.of(isFixed),
          EditorView.editable.of(!isFixed),
          EditorView.contentAttributes.of(JSON.parse(aria) as Record<string, string>),
          placeholder === undefined ? [] : placeholderOf(placeholder),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((each) => each.isUserEvent('pw.value'))) return;
            const text = update.state.doc.toString();
            localEdits.sent(text);
            latest.current.onChange?.(text === '' ? null : text);
          }),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() }),
        ],
      }),
    });
    view.current = editor;
    let isGone = false;
    void languages[language].load().then((loaded: Extension) => {
      if (!isGone) editor.dispatch({ effects: grammar.reconfigure(loaded) });
    });
    return () => {
      isGone = true;
      view.current = null;
      editor.destroy();
    };
  }, [language, isFixed, placeholder, aria, localEdits]);

  useEffect(() => {
    const editor = view.current;
    const text = value ?? '';
    if (!editor || localEdits.isOwn(text) || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: 'pw.value' });
  }, [localEdits, value]);

  return <div ref={box} className="pw-code-editor" />;
}

/** The accessible attributes as text, so that equal ones compare equal. */
function ariaOf(props: CodeProps): string {
  const { id, readOnly } = props;
  return JSON.stringify({
    id,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'] ? 'true' : undefined,
    'aria-invalid': props['aria-invalid'] ? 'true' : undefined,
    'aria-readonly': readOnly || props.disabled ? 'true' : undefined,
    ...((readOnly || props.disabled) && { tabindex: '0' }),
  });
}
