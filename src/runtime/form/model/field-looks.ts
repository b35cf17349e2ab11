import { isEqual } from 'es-toolkit';

import type { FieldNode, NodeState } from '../../../engine/form/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { dataOf, type FieldData, noOptions } from './field-data.ts';
import type { FieldProblems, ProblemStore } from './problem-store.ts';

/** Everything that is drawn of a field, beside what its document says. */
export interface FieldLook {
  isVisible: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  title: string;
  description: string | undefined;
  options: FieldOption[];
  value: unknown;
  errors: string[];
  warnings: string[];
  data: FieldData;
}

/** What each drawn field looks like by now; a field hears of its own changes only. */
export interface FieldLooks {
  /** The same object for as long as it says the same. */
  of(node: FieldNode): FieldLook;
  subscribe(node: FieldNode, onChange: () => void): () => void;
  /** Looks again at all that is drawn. `states` are those of the last evaluation. */
  update(): void;
  /** Forgets the fields whose data paths are not among these. */
  keepOnly(paths: ReadonlyMap<string, unknown>): void;
}

/** Where looks come from, as they stand at the moment of asking. */
export interface LookSources {
  problemStore: ProblemStore;
  isDetail: boolean;
  states: () => ReadonlyMap<string, NodeState>;
  values: () => DataRecord;
}

interface Drawn {
  node: FieldNode;
  look: FieldLook;
  /** What the look was made of. */
  state: NodeState | undefined;
  value: unknown;
  problems: FieldProblems;
  listeners: (() => void)[];
}

export function createFieldLooks(sources: LookSources): FieldLooks {
  const drawn = new Map<string, Drawn>();

  const made = (node: FieldNode) => {
    const state = sources.states().get(node.address);
    const value = valueAt(sources.values(), node.path);
    const problems = sources.problemStore.of(node.path, node.lines !== undefined);
    return { node, state, value, problems, look: lookOf(node, state, value, problems, sources) };
  };
  /** Whether it looks different by now. */
  const looksAnew = (entry: Drawn): boolean => {
    const { node } = entry;
    const state = sources.states().get(node.address);
    const value = valueAt(sources.values(), node.path);
    const problems = sources.problemStore.of(node.path, node.lines !== undefined);
    const isSame =
      !node.lines &&
      (state === entry.state || isEqual(state, entry.state)) &&
      (Object.is(value, entry.value) || isEqual(value, entry.value)) &&
      (problems === entry.problems || isEqual(problems, entry.problems));
    entry.state = state;
    entry.problems = problems;
    if (isSame) return false;
    entry.value = value;
    const look = lookOf(node, state, value, problems, sources);
    if (isEqual(look, entry.look)) return false;
    entry.look = look;
    return true;
  };
  const entryOf = (node: FieldNode): Drawn => {
    const known = drawn.get(node.path);
    if (known?.node === node) return known;
    const entry = { ...made(node), listeners: known?.listeners ?? [] };
    drawn.set(node.path, entry);
    return entry;
  };
  return {
    of: (node) => entryOf(node).look,
    subscribe(node, onChange) {
      const { listeners } = entryOf(node);
      listeners.push(onChange);
      return () => void listeners.splice(listeners.indexOf(onChange), 1);
    },
    keepOnly(paths) {
      for (const path of drawn.keys()) if (!paths.has(path)) drawn.delete(path);
    },
    update() {
      const changed = [...drawn.values()].filter(looksAnew);
      for (const { listeners } of changed) for (const tell of [...listeners]) tell();
    },
  };
}

function lookOf(
  node: FieldNode,
  state: NodeState | undefined,
  value: unknown,
  problems: FieldProblems,
  { isDetail, states }: LookSources,
): FieldLook {
  const isReadOnly = isDetail || state?.readOnly === true;
  return {
    isVisible: !state || (state.visible && !state.hidden),
    isReadOnly,
    isDisabled: !isReadOnly && state?.disabled === true,
    title: state?.title ?? node.title,
    description: state?.description ?? node.description,
    options: state?.options ?? node.options ?? noOptions,
    value,
    errors: problems.errors,
    warnings: problems.warnings,
    data: dataOf(node, state, problems, states),
  };
}
