import type { FieldNode, NodeState } from '../../../engine/form/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import { createListeners, type Listeners } from '../../listeners/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { dataOf, noOptions, type FieldData } from './field-data.ts';
import type { FieldProblems, ProblemStore } from './problem-store.ts';

/** All that is drawn of a field and does not come from its document. */
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

/** The look of each drawn field. Subscribers are notified of changes to their own field only. */
export interface FieldLooks {
  /** The same object while it is equal. */
  of(node: FieldNode): FieldLook;
  subscribe(node: FieldNode, onChange: () => void): () => void;
  /** Derives the looks of all drawn fields again. `states` are those of the last evaluation. */
  update(): void;
  /** Drops the fields whose data paths are not among these. */
  keepOnly(paths: ReadonlyMap<string, unknown>): void;
}

/** The current sources of looks. */
export interface LookSources {
  problemStore: ProblemStore;
  isDetail: boolean;
  states: () => ReadonlyMap<string, NodeState>;
  values: () => DataRecord;
}

interface Drawn {
  node: FieldNode;
  look: FieldLook;
  /** The inputs of the last look. */
  state: NodeState | undefined;
  value: unknown;
  problems: FieldProblems;
  listeners: Listeners<[]>;
}

export function createFieldLooks(sources: LookSources): FieldLooks {
  const drawn = new Map<string, Drawn>();
  /** At the last update; a field that was drawn since has the same. */
  let lastValues: DataRecord | undefined;
  let isQuiet = false;

  const made = (node: FieldNode) => {
    const state = sources.states().get(node.address);
    const value = valueAt(sources.values(), node.path);
    const problems = sources.problemStore.of(node.path, node.lines !== undefined);
    return { node, state, value, problems, look: lookOf(node, state, value, problems, sources) };
  };
  /** Whether the look has changed. */
  const looksAnew = (entry: Drawn, states: ReturnType<LookSources['states']>, values: DataRecord): boolean => {
    const { node } = entry;
    const state = states.get(node.address);
    const value = valueAt(values, node.path);
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
    const entry = { ...made(node), listeners: known?.listeners ?? createListeners() };
    drawn.set(node.path, entry);
    return entry;
  };
  return {
    of: (node) => entryOf(node).look,
    subscribe(node, onChange) {
      return entryOf(node).listeners.subscribe(onChange);
    },
    keepOnly(paths) {
      for (const path of drawn.keys()) if (!paths.has(path)) drawn.delete(path);
    },
    update() {
      const states = sources.states();
      const values = sources.values();
      const areSame = lastValues === values && isQuiet && sources.problemStore.isQuiet();
      lastValues = values;
      isQuiet = sources.problemStore.isQuiet();
      const changed: Drawn[] = [];
      for (const entry of drawn.values()) {
        if (areSame && !entry.node.lines && states.get(entry.node.address) === entry.state) continue;
        if (looksAnew(entry, states, values)) changed.push(entry);
      }
      for (const { listeners } of changed) listeners.notify();
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
