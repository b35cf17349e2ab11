import { useCallback, useMemo, useRef, useState } from 'react';

import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import { vocabulary as catalogue } from '../../generated/vocabulary.ts';
import { vocabularyOf } from '../../src/runtime/page/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { useOthers } from './use-others.ts';
import { type Command, type Design, isPlanned } from '../commands/index.ts';
import { endGesture, type History, jump, nodeAt, perform, rangeOf, redo, startHistory, undo } from '../model/index.ts';

/** The session of a designer: never saved. */
interface Session {
  history: History;
  /** Paths of the selected nodes, the primary one last; none is the form itself. */
  selected: readonly Path[];
  /** The node that a range begins at; the primary one where there is none. */
  anchor?: Path;
  /** Why the last command was refused. */
  refused?: string;
  /** What was done last, in words, with what a person should know of it. */
  told?: string;
}

/** A document that is being designed: what it is, what is selected, and the verbs. The only place that changes it. */
export interface OpenDesign extends Design, Session {
  /** Other documents as what was done here leaves them. */
  others: ReadonlyMap<DocumentKey, ChangedDocument>;
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
): OpenDesign {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry));
  const [session, setSession] = useState<Session>(() => ({ history: startHistory(toTree(body)), selected: [] }));
  // Several commands of one event each begin with what the one before left.
  const latest = useRef(session);
  const put = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  const change = useCallback(
    (next: (history: History) => History, told?: (before: History) => string | undefined) => {
      const { history: before, selected } = latest.current;
      const history = next(before);
      if (history === before) return;
      const words = told?.(before);
      put({
        history,
        selected: selected.filter((path) => nodeAt(history.tree, path)),
        ...(words !== undefined && { told: words }),
      });
    },
    [put],
  );
  const { tree } = session.history;
  const others = useOthers(session.history);
  const fields = useMemo(() => fieldsOf?.(others), [fieldsOf, others]);
  const design = useMemo<Design>(() => ({ tree, vocabulary, ...(fields && { fields }) }), [tree, vocabulary, fields]);
  return {
    ...design,
    ...session,
    others,
    execute(command, args) {
      const { history, selected } = latest.current;
      const plan = command({ ...design, tree: history.tree }, args);
      if (!isPlanned(plan)) return put({ history, selected, refused: plan.refused });
      const next = perform(history, plan.label, plan.patches, plan.squash, plan.others);
      const told = plan.told === undefined ? plan.label : `${plan.label}。${plan.told}`;
      const kept = plan.selected ?? selected.filter((path) => nodeAt(next.tree, path));
      const selectedAfter = kept.filter((path) => path.length > 0);
      put({ history: next, selected: selectedAfter, ...((next !== history || plan.told) && { told }) });
    },
    select: useCallback(
      (selected, anchor) => put({ history: latest.current.history, selected, ...(anchor && { anchor }) }),
      [put],
    ),
    selectTo: useCallback(
      (path) => {
        const { history, selected, anchor = selected.at(-1) ?? path } = latest.current;
        put({ history, selected: rangeOf(history.tree, anchor, path), anchor });
      },
      [put],
    ),
    say: useCallback(
      (words) => {
        const { history, selected } = latest.current;
        put({ history, selected, ...words });
      },
      [put],
    ),
    undo: useCallback(
      () => change(undo, ({ transactions, done }) => `撤销：${transactions[done - 1]?.label}`),
      [change],
    ),
    redo: useCallback(() => change(redo, ({ transactions, done }) => `重做：${transactions[done]?.label}`), [change]),
    jump: useCallback((done) => change((history) => jump(history, done)), [change]),
    endGesture: useCallback(() => change(endGesture), [change]),
  };
}

const known = new WeakMap<Vocabulary, Vocabulary>();

/** What is registered, with what the catalogue's widgets say to a designer, which pages of staff do not load. */
function designVocabulary(registered: Vocabulary): Vocabulary {
  const made = known.get(registered);
  if (made) return made;
  const widgets = Object.fromEntries(
    Object.entries(registered.widgets).map(([name, entry]) => [name, { ...catalogue.widgets[name], ...entry }]),
  );
  const vocabulary = { ...registered, widgets };
  known.set(registered, vocabulary);
  return vocabulary;
}
