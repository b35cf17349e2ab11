import type { FieldNode, NodeState } from '../../../engine/form/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import { createListeners, type Listeners } from '../../listeners/create-listeners.ts';
import type { DataRecord } from '../../ports/index.ts';
import { dataOf, noOptions, type FieldData } from './field-data.ts';
import type { FieldProblems, ProblemStore } from './problem-store.ts';

/** Everything that is rendered for a field and can change while the document stays the same. */
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

/** The looks of the rendered fields. Subscribers are notified only of changes to their own field. */
export interface FieldLooks {
  /** Returns the same object while the look is equal. */
  of(node: FieldNode): FieldLook;
  subscribe(node: FieldNode, onChange: () => void): () => void;
  update(): void;
  keepOnly(paths: ReadonlyMap<string, unknown>): void;
}

export interface LookSources {
  problemStore: ProblemStore;
  isDetail: boolean;
  states: () => ReadonlyMap<string, NodeState>;
  values: () => DataRecord;
}

/** The inputs of a look that change while the document stays the same. */
interface Inputs {
  state: NodeState | undefined;
  value: unknown;
  problems: FieldProblems;
}

interface Drawn extends Inputs {
  node: FieldNode;
  look: FieldLook;
  listeners: Listeners<[]>;
}

export function createFieldLooks(sources: LookSources): FieldLooks {
  const drawn = new Map<string, Drawn>();
  /** The values at the last update; fields rendered since then have read the same ones. */
  let lastValues: DataRecord | undefined;
  let isQuiet = false;

  const inputsOf = (node: FieldNode, states = sources.states(), values = sources.values()): Inputs => ({
    state: states.get(node.address),
    value: valueAt(values, node.path),
    problems: sources.problemStore.of(node.path, node.lines !== undefined),
  });
  /** Derives the look of a field again. Returns true if it changed. */
  const renew = (entry: Drawn, states: ReturnType<LookSources['states']>, values: DataRecord): boolean => {
    const { node, state, value, problems } = entry;
    const inputs = inputsOf(node, states, values);
    const isSame =
      !node.lines && isEqual(inputs.state, state) && isEqual(inputs.value, value) && isEqual(inputs.problems, problems);
    Object.assign(entry, inputs);
    if (isSame) return false;
    const look = lookOf(node, inputs, sources);
    if (isEqual(look, entry.look)) return false;
    entry.look = look;
    return true;
  };
  const entryOf = (node: FieldNode): Drawn => {
    const known = drawn.get(node.path);
    if (known?.node === node) return known;
    const inputs = inputsOf(node);
    const look = lookOf(node, inputs, sources);
    const entry = { node, ...inputs, look, listeners: known?.listeners ?? createListeners() };
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
        if (renew(entry, states, values)) changed.push(entry);
      }
      for (const { listeners } of changed) listeners.notify();
    },
  };
}

function lookOf(node: FieldNode, { state, value, problems }: Inputs, { isDetail, states }: LookSources): FieldLook {
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
