import { useCallback, useMemo, useState } from 'react';

import { useRuntime } from '../../src/runtime/registry/index.ts';
import { vocabulary as catalogue } from '../../generated/vocabulary.ts';
import { vocabularyOf } from '../../src/runtime/page/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { type Command, type Design, isPlanned, type Plan } from '../commands/index.ts';
import { endGesture, type History, jump, nodeAt, perform, redo, startHistory, undo } from '../model/index.ts';

/** The session of a designer: never saved. */
interface Session {
  history: History;
  /** Paths of the selected nodes, the primary one last; none is the form itself. */
  selected: readonly Path[];
  /** Why the last command was refused. */
  refused?: string;
}

/** A document that is being designed: what it is, what is selected, and the verbs. The only place that changes it. */
export interface OpenDesign extends Design, Session {
  /** What a command would do now: the same function that does it. */
  plan: <Args>(command: Command<Args>, args: Args) => Plan;
  /** Does a command. @returns whether it was done; why not stands in `refused`. */
  execute: <Args>(command: Command<Args>, args: Args) => boolean;
  select: (paths: readonly Path[]) => void;
  undo: () => void;
  redo: () => void;
  jump: (done: number) => void;
  endGesture: () => void;
}

/**
 * Opens a document for designing. `fields`: what its model says of its fields.
 * @param body the document as it is opened; a later one is another document (give the component a `key`).
 */
export function useDesign(body: JsonObject, fields?: JsonObject): OpenDesign {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry));
  const [session, setSession] = useState<Session>(() => ({ history: startHistory(toTree(body)), selected: [] }));
  const { tree } = session.history;
  const design = useMemo<Design>(() => ({ tree, vocabulary, ...(fields && { fields }) }), [tree, vocabulary, fields]);
  const execute = <Args>(command: Command<Args>, args: Args): boolean => {
    const plan = command(design, args);
    if (!isPlanned(plan)) {
      setSession({ ...session, refused: plan.refused });
      return false;
    }
    const history = perform(session.history, plan.label, plan.patches, plan.squash);
    setSession({ history, selected: plan.selected.filter((path) => path.length > 0) });
    return true;
  };
  const change = useCallback((next: (history: History) => History) => {
    setSession((now) => {
      const history = next(now.history);
      if (history === now.history) return now;
      return { history, selected: now.selected.filter((path) => nodeAt(history.tree, path)) };
    });
  }, []);
  return {
    ...design,
    ...session,
    plan: (command, args) => command(design, args),
    execute,
    select: useCallback((selected) => setSession(({ history }) => ({ history, selected })), []),
    undo: useCallback(() => change(undo), [change]),
    redo: useCallback(() => change(redo), [change]),
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
