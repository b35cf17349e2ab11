import { isEqual } from 'es-toolkit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { vocabularyOf } from '../../src/runtime/page/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import type { EditableModel } from '../behaviors/index.ts';
import { isPlanned, type Command, type Design } from '../commands/index.ts';
import {
  endGesture,
  jump,
  nodeAt,
  perform,
  rangeOf,
  redo,
  selectionAfterJump,
  startHistory,
  undo,
  type History,
  type OtherDocuments,
} from '../model/index.ts';
import type { Announcement, Locale, Refusal } from '../words/index.ts';
import { designVocabulary } from './design-vocabulary.ts';
import { useFollowingModel } from './use-following-model.ts';
import { useOthers } from './use-others.ts';

/** The state of an open designer, which is never saved. */
interface Session {
  history: History;
  /** The paths of the selected nodes, the primary one last; empty for the form itself. */
  selected: readonly Path[];
  anchor?: Path;
  refused?: Refusal;
  told?: Announcement;
}

/** A document that is being designed: its content, the selection, and the operations. All changes go through it. */
export interface OpenDesign extends Design, Session, Verbs {
  others: OtherDocuments;
}

/** The operations on an open design; they are stable as long as it is open. */
interface Verbs {
  /** Executes a command; if it is refused, sets `refused`. */
  execute: <Args>(command: Command<Args>, args: Args) => void;
  /** Selects nodes; `anchor` is the start for a later range selection. */
  select: (paths: readonly Path[], anchor?: Path) => void;
  /** Selects the range from the anchor to a node. */
  selectTo: (path: Path) => void;
  /** Shows a message without changing the document. */
  say: (words: Pick<Session, 'refused' | 'told'>) => void;
  undo: () => void;
  redo: () => void;
  /** Jumps to the state after `done` steps. */
  jump: (done: number) => void;
  endGesture: () => void;
}

/**
 * Opens a document for designing. `fieldsOf` returns the model's definitions of its fields, given the other changed
 * documents; it must be stable between renders.
 * @param model the form's model, if the user may edit it: fields that are added to the form are added to it.
 * @param body the initial document; later values are ignored (give the component a `key` for another document).
 */
export function useDesign(
  body: JsonObject,
  fieldsOf?: (others: OpenDesign['others']) => JsonObject | undefined,
  locale: Locale = 'zh-CN',
  model?: EditableModel,
): OpenDesign {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry), locale);
  const [session, setSession] = useState<Session>(() => ({ history: startHistory(toTree(body)), selected: [] }));
  // Several commands of the same event each start from the result of the previous one.
  const latest = useRef(session);
  const put = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  const change = useCallback(
    (next: (history: History) => History, told?: (before: History) => Announcement) => {
      const { history: before, selected } = latest.current;
      const history = next(before);
      if (history === before) return;
      const words = told?.(before);
      // Undo and redo restore the selection of their step, so that its effect is visible.
      const then = history.done === before.done ? selected : (selectionAfterJump(before, history) ?? selected);
      const kept = then.filter((path) => nodeAt(history.tree, path));
      put({
        history,
        selected: isEqual(kept, selected) ? selected : kept,
        ...(words !== undefined && { told: words }),
      });
    },
    [put],
  );
  const { tree } = session.history;
  const others = useFollowingModel(model, tree, useOthers(session.history));
  const fields = useMemo(() => fieldsOf?.(others), [fieldsOf, others]);
  const design = useMemo<Design>(() => ({ tree, vocabulary, ...(fields && { fields }) }), [tree, vocabulary, fields]);
  const known = useRef(design);
  useLayoutEffect(() => void (known.current = design), [design]);
  const verbs = useMemo<Verbs>(
    () => ({
      execute(command, args) {
        const { history, selected } = latest.current;
        const plan = command({ ...known.current, tree: history.tree }, args);
        if (!isPlanned(plan)) return put({ history, selected, refused: plan.refused });
        const selection = { before: selected, after: plan.selected ?? selected };
        const more = { squash: plan.squash, others: plan.others, selection };
        const next = perform(history, plan.label, plan.patches, more);
        const told: Announcement = {
          step: { way: 'done', step: plan.label },
          ...(plan.notes && { notes: plan.notes }),
        };
        const kept = plan.selected ?? selected.filter((path) => nodeAt(next.tree, path));
        const after = kept.filter((path) => path.length > 0);
        // Typing does not change the selection.
        const selectedAfter = plan.squash !== undefined && isEqual(after, selected) ? selected : after;
        put({ history: next, selected: selectedAfter, ...((next !== history || plan.notes) && { told }) });
      },
      select: (selected, anchor) => put({ history: latest.current.history, selected, ...(anchor && { anchor }) }),
      selectTo(path) {
        const { history, selected, anchor = selected.at(-1) ?? path } = latest.current;
        put({ history, selected: rangeOf(history.tree, anchor, path), anchor });
      },
      say(words) {
        const { history, selected } = latest.current;
        put({ history, selected, ...words });
      },
      undo: () => change(undo, ({ transactions, done }) => toldOf('undone', transactions[done - 1])),
      redo: () => change(redo, ({ transactions, done }) => toldOf('redone', transactions[done])),
      jump: (done) => change((history) => jump(history, done)),
      endGesture: () => change(endGesture),
    }),
    [put, change],
  );
  return useMemo(() => ({ ...design, ...session, others, ...verbs }), [design, session, others, verbs]);
}

function toldOf(way: 'undone' | 'redone', step: History['transactions'][number] | undefined): Announcement {
  return step ? { step: { way, step: step.label } } : {};
}
