import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { NotingSet } from '../../schema/documents/recall.ts';
import { shareEqual, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { FieldNode, ProblemNode, ResolvedForm } from '../form/index.ts';
import type { Gated } from '../gate/index.ts';
import { resolveModel, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import { ruleSet, type RuleSet } from '../rules/index.ts';
import { joined, trackReads, type Read, type Reads } from './reads.ts';
import { createRecall, type Memo } from './recall.ts';

/** A node, and what was found wrong while it was made. */
export interface MadeNode {
  node: FieldNode | ProblemNode;
  problems: readonly Problem[];
}

/** Nodes of one map of properties, made again only where their source or what they inherit from is another. */
export interface NodeRecall {
  /** The node that was made of the same, if it still stands. */
  kept(key: string, source: JsonObject, base: ResolvedField | undefined): MadeNode | undefined;
  at(key: string, source: JsonObject, base: ResolvedField | undefined, make: () => MadeNode): MadeNode;
}

/** A form, and what it was made of: the body as it stands in the document, what the gate made of it, its properties. */
interface MadeForm {
  body: JsonValue;
  vocabulary: Vocabulary;
  gated: Gated;
  properties: JsonObject;
  form: ResolvedForm;
}

/** What resolving one page needs to know; each model is resolved once. */
export interface ResolveContext {
  documents: DocumentSet;
  vocabulary: Vocabulary;
  modelOf(id: string): ResolvedModel;
  /** The named rules of all documents. */
  ruleSet(): RuleSet;
  /** What was made at that place of a document in these surroundings, by key. */
  nodesAt(place: string, surroundings: readonly unknown[]): NodeRecall;
  /** The forms of this resolving by their place, and of the one before. */
  forms: { before: ReadonlyMap<string, MadeForm> | undefined; now: Map<string, MadeForm> };
  /** What the next resolving may take over. */
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

/** `previous`: what was resolved before (see `remember`); what has not changed since is taken over from it. */
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
 * What was resolved in a context, with every part that is as before being the object it was in `previous`; the next
 * resolving may be given it.
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
