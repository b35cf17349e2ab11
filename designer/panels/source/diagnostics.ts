import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';

import type { Problem } from '../../../src/schema/problems/problem.ts';
import type { SourceWords } from './source-words.ts';

/** Returns the diagnostic of a problem at its characters. If a similar correct name exists, an action inserts it. */
export function diagnosticOf(
  { line = 1, column = 1, ...problem }: Problem,
  state: EditorState,
  words: SourceWords,
): Diagnostic {
  const first = state.doc.line(Math.min(line, state.doc.lines));
  const from = Math.min(first.from + column - 1, first.to);
  const { start, end, isWord } = tokenAt(state, from);
  const { severity, message, expected, nearest } = problem;
  const more = expected === undefined ? '' : words.expected(expected);
  const right = isWord ? nearest : JSON.stringify(nearest);
  return {
    from: start,
    to: end,
    severity,
    message: more === '' ? message : `${message} ${more}`,
    ...(right !== undefined && {
      actions: [
        {
          name: words.correct(nearest ?? ''),
          apply: (view) => view.dispatch({ changes: { from: start, to: end, insert: right }, userEvent: 'input.fix' }),
        },
      ],
    }),
  };
}

function tokenAt(state: EditorState, offset: number): { start: number; end: number; isWord: boolean } {
  const { from, to, name } = syntaxTree(state).resolveInner(offset, 1);
  if (offset > from && name === 'String') {
    const word = /^[\p{L}\p{N}_$]+/u.exec(state.sliceDoc(offset, to))?.[0] ?? '';
    return { start: offset, end: offset + Math.max(1, word.length), isWord: true };
  }
  // A whole object or list would be underlined over many lines.
  const isLong = name === 'Object' || name === 'Array' || name === 'JsonText';
  return { start: offset, end: isLong ? Math.min(offset + 1, state.doc.length) : to, isWord: false };
}
