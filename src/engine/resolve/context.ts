import type { FormNode, FormProperties } from '../../../generated/documents.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import { shareEqual, type JsonValue } from '../../schema/json/index.ts';
import type { NotingSet } from '../../schema/memory/recall.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Gated, GateResult } from '../gate/index.ts';
import { resolveModel, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import { ruleSet, type RuleSet } from '../rules/index.ts';
import { joined, trackReads, type Read, type Reads } from './reads.ts';
import { createRecall, type Memo } from './recall.ts';
import type { FieldNode, ProblemNode, ResolvedForm } from './resolved-form.ts';

export interface MadeNode {
  node: FieldNode | ProblemNode;
  problems: readonly Problem[];
}

/**
 * The nodes of one map of properties, which are only created again if their source or what they inherit from has
 * changed.
 */
export interface NodeRecall {
  kept(key: string, source: Gated<FormNode>, base: ResolvedField | undefined): MadeNode | undefined;
  at(key: string, source: Gated<FormNode>, base: ResolvedField | undefined, make: () => MadeNode): MadeNode;
}

interface MadeForm {
  body: JsonValue;
  vocabulary: Vocabulary;
  gated: GateResult<'form'>;
  properties: Gated<FormProperties>;
  form: ResolvedForm;
}

/** The context for resolving one page; each model is resolved once. */
export interface ResolveContext {
  documents: DocumentSet;
  vocabulary: Vocabulary;
  modelOf(id: string): ResolvedModel;
  ruleSet(): RuleSet;
  nodesAt(place: string, surroundings: readonly unknown[]): NodeRecall;
  forms: { before: ReadonlyMap<string, MadeForm> | undefined; now: Map<string, MadeForm> };
  memory: ResolveMemory;
}

interface ResolveMemory {
  documents: ReadonlyMap<DocumentKey, SourceDocument>;
  models: Memo<ResolvedModel>;
  ruleSets: Memo<RuleSet>;
  nodes: ReadonlyMap<string, MadeNodes>;
  forms: ReadonlyMap<string, MadeForm>;
}

interface MadeNodes {
  surroundings: readonly unknown[];
  memo: Memo<MadeNode>;
}

const memories = new WeakMap<object, ResolveMemory>();

/** Creates a context. `previous` is an earlier result (see `remember`); its unchanged parts are reused. */
export function resolveContext(documents: DocumentSet, vocabulary: Vocabulary, previous?: object): ResolveContext {
  const before = previous && memories.get(previous);
  const read = new Map<DocumentKey, SourceDocument>();
  const shared: NotingSet = {
    behind: documents,
    note: () => undefined,
    get(key) {
      const known = read.get(key);
      const document = documents.get(key);
      if (known || !document) return known;
      const same = shareEqual(before?.documents.get(key), document);
      read.set(key, same);
      return same;
    },
    keys: () => documents.keys(),
  };
  const tracker = trackReads(shared);
  const isSame = (known: Read): boolean => {
    if (known.of === 'answer') return known.stillSays(tracker.documents);
    if (known.of === 'document') return tracker.documents.get(known.key) === known.found;
    return known.of === 'model' ? modelOf(known.id) === known.found : joined(documents.keys()) === known.found;
  };
  const isCurrent = (reads: Reads) => reads.every(isSame);
  const models = createRecall(before?.models, tracker, isCurrent);
  const ruleSets = createRecall(before?.ruleSets, tracker, isCurrent);
  const nodes = new Map<string, MadeNodes>();
  const nodesAt = (place: string, around: readonly unknown[]): NodeRecall => {
    const made = before?.nodes.get(place);
    const surroundings = shareEqual(made?.surroundings, around);
    const recall = createRecall(made?.memo, tracker, isCurrent);
    nodes.set(place, { surroundings, memo: recall.memo });
    return {
      kept: (key, source, base) => recall.kept(key, [source, base, surroundings]),
      at: (key, source, base, make) => recall.at(key, [source, base, surroundings], make),
    };
  };
  const forms = { before: before?.forms, now: new Map<string, MadeForm>() };
  const modelOf = (id: string): ResolvedModel => {
    const make = () => resolveModel(id, tracker.documents, before?.models.get(id)?.result);
    const found = models.memo.get(id)?.result ?? models.at(id, [], make);
    tracker.note([{ of: 'model', id, found }]);
    return found;
  };
  return {
    documents: tracker.documents,
    vocabulary,
    modelOf,
    ruleSet: () => ruleSets.at('', [], () => ruleSet(tracker.documents)),
    nodesAt,
    forms,
    memory: { documents: read, models: models.memo, ruleSets: ruleSets.memo, nodes, forms: forms.now },
  };
}

/**
 * Returns the result of a context, in which every unchanged part is the object from `previous`; it can be passed to the
 * next `resolveContext`.
 */
export function remember<Result extends object>(
  resolved: Result,
  previous: Result | undefined,
  context: ResolveContext,
): Result {
  const shared = shareEqual(previous, resolved);
  memories.set(shared, context.memory);
  return shared;
}
