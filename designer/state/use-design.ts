import { isEqual } from 'es-toolkit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { vocabularyOf } from '../../src/runtime/page/index.ts';
import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
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
} from '../model/index.ts';
import type { Locale, Refusal, Told } from '../words/index.ts';
import { designVocabulary } from './design-vocabulary.ts';
import { useOthers } from './use-others.ts';

/** The session of a designer: never saved. */
interface Session {
  history: History;
  /** Paths of the selected nodes, the primary one last; none is the form itself. */
  selected: readonly Path[];
  /** The node that a range begins at; the primary one where there is none. */
  anchor?: Path;
  /** Why the last command was refused. */
  refused?: Refusal;
  /** What was done last, and what a person should know of it. */
  told?: Told;
}

/** A document that is being designed: what it is, what is selected, and the verbs. The only place that changes it. */
export interface OpenDesign extends Design, Session, Verbs {
  /** Other documents as what was done here leaves them. */
  others: ReadonlyMap<DocumentKey, ChangedDocument>;
}

/** What can be done to an open design; the same functions for as long as it is open. */
interface Verbs {
  /** Does a command; where it cannot be done, why not stands in `refused`. */
  execute: <Args>(command: Command<Args>, args: Args) => void;
  /** Selects nodes; `anchor` is where a range begins that is extended later. */
  select: (paths: readonly Path[], anchor?: Path) => void;
  /** Selects all from where a range begins to a node. */
  selectTo: (path: Path) => void;
  /** Tells a person something that changes nothing. */
  say: (words: Pick<Session, 'refused' | 'told'>) => void;
  undo: () => void;
  redo: () => void;
  /** Puts so many of the steps in force. */
  jump: (done: number) => void;
  endGesture: () => void;
}

/**
 * Opens a document for designing. `fieldsOf`: what its model says of its fields, where other documents have changed; keep
 * it identical between renders.
 * @param body the document as it is opened; a later one is another document (give the component a `key`).
 */
export function useDesign(
  body: JsonObject,
  fieldsOf?: (others: OpenDesign['others']) => JsonObject | undefined,
  locale: Locale = 'zh-CN',
): OpenDesign {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry), locale);
  const [session, setSession] = useState<Session>(() => ({ history: startHistory(toTree(body)), selected: [] }));
  // Several commands of one event each begin with what the one before left.
  const latest = useRef(session);
  const put = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  const change = useCallback(
    (next: (history: History) => History, told?: (before: History) => Told) => {
      const { history: before, selected } = latest.current;
      const history = next(before);
      if (history === before) return;
      const words = told?.(before);
      // A step that is taken back, or done again, has selected what it had then: there it is seen.
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
  const others = useOthers(session.history);
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
        const told: Told = { step: { way: 'done', step: plan.label }, ...(plan.told && { notes: plan.told }) };
        const kept = plan.selected ?? selected.filter((path) => nodeAt(next.tree, path));
        const after = kept.filter((path) => path.length > 0);
        // What is typed letter by letter selects nothing anew.
        const selectedAfter = plan.squash !== undefined && isEqual(after, selected) ? selected : after;
        put({ history: next, selected: selectedAfter, ...((next !== history || plan.told) && { told }) });
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

function toldOf(way: 'undone' | 'redone', step: History['transactions'][number] | undefined): Told {
  return step ? { step: { way, step: step.label } } : {};
}
