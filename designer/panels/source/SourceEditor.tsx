import { openLintPanel, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { parseJson, readObject, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { writeSource } from '../../commands/index.ts';
import { isSamePath, nodeAt, readSource, sourceOf, valueAtPath } from '../../model/index.ts';
import { refusalInWords, type Refusal } from '../../words/index.ts';
import { pathAt } from './caret.ts';
import { createSourceCheck } from './check-source.ts';
import { completionSource } from './completion-source.ts';
import { diagnosticOf } from './diagnostics.ts';
import { shownPlace, showPlace } from './shown-place.ts';
import { sourceExtensions } from './source-extensions.ts';
import type { SourceProps } from './source-props.ts';
import { sourceWords } from './source-words.ts';
import type { Known } from './suggestions.ts';
import { textChange } from './text-change.ts';

import '../../../src/kit/code-look/code-look.css';
import './source.css';

/**
 * Milliseconds: `taken` after the last key press the text is applied, and a pause of `step` ends a step of the history.
 */
const pause = { taken: 250, step: 1_500 };

const fromDesign = 'pw.design';

/**
 * The document as text, kept in sync with the canvas in both directions. Text that cannot be parsed stays as typed,
 * with its error.
 */
export function SourceEditor(props: SourceProps) {
  const { design, document, around, fields, widgetAt, locale } = props;
  const words = sourceWords[locale];
  const { tree, selected } = design;
  const { key, kind } = document;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const timers = useRef<{ taken?: ReturnType<typeof setTimeout>; step?: ReturnType<typeof setTimeout> }>({});
  const [refused, setRefused] = useState<Refusal>();
  const [found, setFound] = useState(0);
  const check = useMemo(() => createSourceCheck(key, around), [key, around]);
  const knownNow = useEffectEvent((): Known => {
    const { rules } = design.vocabulary;
    const body = readObject(valueAtPath(tree, []));
    return { kind, locale, body, widgetAt, around, rules, ...(fields && { fields }) };
  });
  const tell = (editor: EditorView) => {
    const { state } = editor;
    const diagnostics = check(state.doc.toString()).map((problem) => diagnosticOf(problem, state, words));
    setFound(diagnostics.length);
    editor.dispatch(setDiagnostics(state, diagnostics));
  };
  const take = useEffectEvent((editor: EditorView) => {
    clearTimeout(timers.current.taken);
    delete timers.current.taken;
    const read = readSource(editor.state.doc.toString(), kind);
    tell(editor);
    if ('refused' in read) return setRefused(read.refused);
    setRefused(undefined);
    if (printDocument(read.body) !== sourceOf(tree)) design.execute(writeSource, { body: read.body });
  });
  const typed = useEffectEvent((editor: EditorView) => {
    clearTimeout(timers.current.taken);
    clearTimeout(timers.current.step);
    timers.current.taken = setTimeout(() => take(editor), pause.taken);
    timers.current.step = setTimeout(() => design.endGesture(), pause.step);
  });
  const flush = useEffectEvent((editor: EditorView) => {
    if (timers.current.taken !== undefined) take(editor);
    clearTimeout(timers.current.step);
    design.endGesture();
  });
  const show = (editor: EditorView) => {
    const change = textChange(editor.state.doc.toString(), sourceOf(tree));
    if (change) editor.dispatch({ changes: change, userEvent: fromDesign });
    setRefused(undefined);
    tell(editor);
  };
  const step = useEffectEvent((editor: EditorView, way: 'undo' | 'redo') => {
    flush(editor);
    if (refused !== undefined && way === 'undo') show(editor);
    else design[way]();
    return true;
  });
  const moved = useEffectEvent((editor: EditorView) => {
    const path = nodeAround(pathAt(editor.state, editor.state.selection.main.head));
    const current = selected.at(-1);
    if (!path) return current && design.select([]);
    if (!current || !isSamePath(path, current)) design.select([path]);
  });
  const nodeAround = (path: Path): Path | undefined => {
    for (let length = path.length; length > 1; length -= 1)
      if (nodeAt(tree, path.slice(0, length))) return path.slice(0, length);
    return undefined;
  };

  useEffect(() => {
    const parent = box.current;
    if (!parent) return undefined;
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: sourceOf(tree),
        extensions: [
          Prec.highest(
            keymap.of([
              { key: 'Mod-z', run: (each) => step(each, 'undo'), preventDefault: true },
              { key: 'Mod-y', mac: 'Mod-Shift-z', run: (each) => step(each, 'redo'), preventDefault: true },
            ]),
          ),
          sourceExtensions(completionSource(knownNow), words),
          shownPlace,
          EditorView.updateListener.of((update) => {
            const isOurs = update.transactions.some((each) => each.isUserEvent(fromDesign));
            if (update.docChanged && !isOurs) typed(update.view);
            else if (update.selectionSet && update.transactions.some((each) => each.isUserEvent('select')))
              moved(update.view);
          }),
          EditorView.domEventHandlers({ blur: (_, each) => flush(each) }),
        ],
      }),
    });
    view.current = editor;
    tell(editor);
    const running = timers.current;
    return () => {
      clearTimeout(running.taken);
      clearTimeout(running.step);
      view.current = null;
      editor.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- made once; what it begins with is followed below
  }, []);

  const followed = useEffectEvent((editor: EditorView) => {
    const read = readSource(editor.state.doc.toString(), kind);
    if ('refused' in read || printDocument(read.body) === sourceOf(tree)) return;
    show(editor);
  });
  const marked = useEffectEvent((editor: EditorView) => {
    const path = selected.at(-1);
    const { positions } = parseJson(editor.state.doc.toString());
    const at = path && positions.positionOf(toPointer(path), 'key');
    const value = path && positions.positionOf(toPointer(path));
    const place = at && value && { from: at.offset, to: value.end };
    const scrolled = place && !editor.hasFocus ? [EditorView.scrollIntoView(place.from, { y: 'center' })] : [];
    editor.dispatch({ effects: [showPlace.of(place), ...scrolled] });
  });
  useEffect(() => {
    if (view.current) followed(view.current);
  }, [tree]);
  useEffect(() => {
    if (view.current) marked(view.current);
  }, [tree, selected]);

  return (
    <div className="pw-source pw-code">
      {refused !== undefined && (
        <Alert
          type="error"
          banner
          message={`${refusalInWords(refused, locale)} ${words.canvasStays}`}
          action={
            <Button size="small" onClick={() => view.current && show(view.current)}>
              {words.giveUp}
            </Button>
          }
        />
      )}
      <div ref={box} className="pw-source-text" />
      <div className="pw-source-foot">
        <span role="status">{words.problems(found)}</span>
        {found > 0 && (
          <Button type="link" size="small" onClick={() => view.current && openLintPanel(view.current)}>
            {words.oneByOne}
          </Button>
        )}
      </div>
    </div>
  );
}
