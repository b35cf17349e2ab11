import { setImmediate as othersTurn } from 'node:timers/promises';

import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { Catalogue, CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';
import {
  applyEffects,
  findEffects,
  prepareEffects,
  refuseUndecided,
  seenEffects,
  settleChange,
  type Effect,
  type EffectChoices,
  type EffectSource,
  type MoverParts,
  type SettledChange,
  type StateChange,
} from '../effects/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { mayChange, platformOnly } from '../tenancy/index.ts';
import { refuseData, refuseForeign } from './may-edit.ts';
import type { PublishedDocuments } from './open-published.ts';
import { refuseMistakes, type ProblemsLeft } from './publication-mistakes.ts';
import { gainedRights, rememberSecrets, rightsSources, type GivenRights } from './rights/index.ts';
import { readPublishers, writePublication } from './stored-documents.ts';

/** What publishing works with. */
export interface DocumentParts {
  database: DynamicKysely;
  catalogue: Catalogue;
  published: PublishedDocuments;
  /** Without it only the documents themselves are published. */
  alongside?: Alongside | undefined;
  /** Sources of effects on existing records, in the order in which they are applied. */
  effects?: readonly EffectSource[] | undefined;
  /** Finds renamed models. Without it a renamed model counts as a new one. */
  mover?: MoverParts | undefined;
  /** Data about rights that are not in documents: routes and roles. */
  rights?: GivenRights | undefined;
  /** A real JeecgBoot has the records: models that are published make no tables. */
  recordsAreElsewhere?: boolean | undefined;
  /** True for a resource whose records are known to be there: those of its online forms and reports. */
  isThere?: ((resource: string) => boolean) | undefined;
  /** False for a document of the product that nothing there leads to. Absent: all work here. */
  worksHere?: ((key: DocumentKey) => boolean) | undefined;
  /** Leaves out problems about names that only the back end in front of which this server runs can know. */
  problemsLeft?: ProblemsLeft | undefined;
}

/**
 * What else a publication brings, in its transaction: what is kept of the documents beside their texts.
 * @returns what may only be done once it is published, if anything.
 * @throws Refusal where that cannot be done without losing data.
 */
export type Alongside = (
  transaction: DynamicTransaction,
  person: Person,
  change: { before: CatalogueState; after: CatalogueState },
) => Promise<(() => void) | undefined>;

/** A document to be published: its new text (null takes it away), and the revision that it was made from. */
export interface DocumentChange {
  key: DocumentKey;
  text: string | null;
  /** Empty for a document that there was not. */
  revision: string;
}

/** How often a publication is tried again when another was made in the meantime. */
const tries = 5;

/** Documents to be published together, with a note and the author's decisions about effects. */
export interface WantedPublication {
  changes: readonly DocumentChange[];
  note: string;
  choices?: EffectChoices | undefined;
  /** True when an administrator allows the rights that somebody gains. */
  allow?: boolean | undefined;
}

/** A finished publication: its number and its effects on records. */
export interface Publication {
  publication: number;
  effects: Effect[];
}

/**
 * Publishes documents, all or none, together with their effects on existing records, and makes them current in this
 * process.
 * @throws Refusal when the person may not publish the documents, when they have mistakes or have changed since they
 * were read, when somebody would gain a right, or when an effect is refused or waits for a decision.
 */
export async function publishDocuments(
  parts: DocumentParts,
  person: Person,
  { changes, note, choices = {}, allow = false }: WantedPublication,
): Promise<Publication> {
  refuseChanges(person, changes);
  const { catalogue, published } = parts;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { change, finding, gained, publication, overlay } = await prepareChange(parts, person, { changes, choices });
    const isAllowed = allow && person.administrator;
    if (gained.length > 0 && !isAllowed)
      throw new Refusal(say('{gained}，没有发布。', { gained: gained[0] }), { result: { gained } });
    const found = await findEffects(parts.database, parts.effects ?? [], finding);
    const effects = seenEffects(person, finding, found);
    refuseUndecided(effects, choices);
    const number = publication + 1;
    const documents = changes.map(({ key, text }) => ({ key, text, below: catalogue.below(key)?.text ?? null }));
    const afterwards: (() => void)[] = [];
    const also = async (transaction: DynamicTransaction): Promise<void> => {
      const work = { transaction, username: person.username, change, choices };
      await prepareEffects(found, work);
      if (changes.some(({ key }) => key.endsWith('.model')))
        await rememberSecrets(transaction, [change.before, change.after]);
      const brought = await parts.alongside?.(transaction, person, change);
      const done = await applyEffects(found, work);
      afterwards.splice(0, Infinity, ...(brought ? [brought] : []), ...done);
    };
    const isWritten = await writePublication(parts.database, person, { number, note, documents }, also).catch(madeWay);
    if (!isWritten) continue;
    await published.advance({ publication: number, overlay }, change.after);
    for (const work of afterwards) work();
    if (gained.length > 0) parts.rights?.onAllowed(person, { keys: changes.map(({ key }) => key), gained });
    return { publication: number, effects };
  }
  throw new Refusal(say('同时有人在发布，或在用要改的数据表，没有发布，请稍后重试。'));
}

/**
 * Returns the effects that a publication of these documents would have on existing records, and the rights that
 * somebody would gain. Changes nothing.
 * @throws Refusal as publishing does, except for gained rights and open decisions.
 */
export async function effectsOfChanges(
  parts: DocumentParts,
  person: Person,
  changes: readonly DocumentChange[],
): Promise<{ effects: Effect[]; gained: string[]; mayAllow: boolean }> {
  refuseChanges(person, changes);
  const { finding, gained } = await prepareChange(parts, person, { changes });
  const found = await findEffects(parts.database, parts.effects ?? [], finding);
  return { effects: seenEffects(person, finding, found), gained, mayAllow: person.administrator };
}

function refuseChanges(person: Person, changes: readonly DocumentChange[]): void {
  const keys = changes.map(({ key }) => key);
  if (!mayChange(person, 0)) throw new Refusal(say(platformOnly), { status: 403, code: 510 });
  refuseForeign(person, keys);
  refuseData(person, keys);
}

/**
 * Returns the change (also as effects are found of it), the last publication before it, and the rights that somebody would
 * gain.
 */
async function prepareChange(
  parts: DocumentParts,
  person: Person,
  { changes, choices }: Pick<WantedPublication, 'changes' | 'choices'>,
) {
  const { catalogue, published } = parts;
  const keys = changes.map(({ key }) => key);
  await published.follow();
  const before = catalogue.current();
  await refuseStale(parts, before, changes);
  const { publication, overlay: current } = published.current();
  const overlay = new Map([...current, ...changes.map(({ key, text }) => [key, text] as const)]);
  const after = catalogue.prepare(overlay);
  await othersTurn();
  await refuseMistakes(before, after, keys, {
    files: () => catalogue.filesWith(overlay),
    ...(parts.problemsLeft && { problemsLeft: parts.problemsLeft }),
  });
  await othersTurn();
  const settled = await settledChange(parts, { before, after });
  const gained = await gainedRights(person, { ...settled.apply, keys, choices }, rightsSources(parts));
  await othersTurn();
  return { change: settled.apply, finding: settled.find, gained, publication, overlay };
}

function settledChange({ mover }: DocumentParts, change: StateChange): Promise<SettledChange> {
  return mover ? settleChange(mover, change) : Promise.resolve({ find: change, apply: change });
}

/** SQLSTATE of a publication that waited too long for a table, or for each other with a save. */
const waited = new Set(['55P03', '40P01']);

/** A publication that makes way for those who work with a table is tried again. */
function madeWay(error: unknown): false {
  if (error instanceof Error && 'code' in error && waited.has(String(error.code))) return false;
  throw error;
}

async function refuseStale(
  { database }: Pick<DocumentParts, 'database'>,
  { documents }: CatalogueState,
  changes: readonly DocumentChange[],
): Promise<void> {
  const stale = changes.find(({ key, revision }) => (documents.get(key)?.hash ?? '') !== revision);
  if (!stale) return;
  const { key } = stale;
  const by = (await readPublishers(database, [key])).get(key);
  const who = by
    ? say('在 {updateTime} 由 {updateBy} 发布过', { updateTime: by.updateTime ?? '', updateBy: by.updateBy ?? '' })
    : say('的文件已经改变');
  throw new Refusal(say('文档 {key} {who}，没有发布，请重新读取后再改。', { key, who }), {
    result: { key, revision: documents.get(key)?.hash ?? '', ...by },
  });
}
