import { pickedCompletion, startCompletion, type Completion, type CompletionSource } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';

import type { JsonValue } from '../../../src/schema/json/index.ts';
import { caretAt, type Caret } from './caret.ts';
import { suggestionsAt, type Known, type Suggestion } from './suggestions.ts';

/** Completes keys and values that the format and the documents around allow at the caret. */
export function completionSource(known: () => Known): CompletionSource {
  return ({ state, pos, explicit }) => {
    const caret = caretAt(state, pos);
    if (!caret || (!explicit && caret.from === caret.to)) return null;
    const options = suggestionsAt(caret, known()).map((each) => optionOf(each, caret));
    const isQuoted = state.sliceDoc(caret.from, caret.from + 1) === '"' && pos > caret.from;
    return options.length === 0 ? null : { from: caret.from + (isQuoted ? 1 : 0), options };
  };
}

function optionOf({ value, words, description, begins }: Suggestion, { writes }: Caret): Completion {
  const written = JSON.stringify(value);
  return {
    label: String(value),
    ...(words !== undefined && { detail: words }),
    ...(description !== undefined && { info: description }),
    apply(view, completion) {
      const { from, to } = caretAt(view.state, view.state.selection.main.head) ?? view.state.selection.main;
      const text = writes === 'key' ? keyText(view, to, written, begins) : written;
      // The caret is placed inside an empty text, object or list.
      const inside = /(?:""|\{\}|\[\])$/.test(text) ? 1 : 0;
      view.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length - inside },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      });
      if (text.endsWith(': ') || inside > 0) startCompletion(view);
    },
  };
}

function keyText(view: EditorView, to: number, key: string, begins: JsonValue | undefined): string {
  const hasValue = /^\s*:/.test(view.state.sliceDoc(to));
  return hasValue ? key : `${key}: ${begins === undefined ? '' : JSON.stringify(begins)}`;
}
