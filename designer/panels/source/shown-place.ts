import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks the lines of the node that is selected on the canvas, or none. */
export const showPlace = StateEffect.define<{ from: number; to: number } | undefined>();

const lineOfPlace = Decoration.line({ class: 'pw-source-selected' });

/** The editor extension that highlights the lines of the selected node. */
export const shownPlace: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    const effect = transaction.effects.find((each) => each.is(showPlace));
    if (!effect) return shown.map(transaction.changes);
    const place: { from: number; to: number } | undefined = effect.value;
    if (!place) return Decoration.none;
    const { doc } = transaction.state;
    const first = doc.lineAt(Math.min(place.from, doc.length)).number;
    const last = doc.lineAt(Math.min(place.to, doc.length)).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
    return Decoration.set(lines.map((line) => lineOfPlace.range(line.from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});
