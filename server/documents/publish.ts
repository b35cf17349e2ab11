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
import type { AccountNames } from '../records/index.ts';
import { mayChange, platformOnly } from '../tenancy/index.ts';
import { refuseData, refuseForeign } from './may-edit.ts';
import type { PublishedDocuments } from './open-published.ts';
import { refuseMistakes, type ProblemsLeft } from './publication-mistakes.ts';
import { gainedRights, rememberSecrets, rightsSources, type GivenRights } from './rights/index.ts';
import { readPublishers, writePublication } from './stored-documents.ts';

export interface DocumentParts {
  database: DynamicKysely;
  catalogue: Catalogue;
  published: PublishedDocuments;
  /** If absent, only the documents themselves are published. */
  alongside?: Alongside | undefined;
  effects?: readonly EffectSource[] | undefined;
  /** Finds renamed models. If absent, a renamed model counts as a new one. */
  mover?: MoverParts | undefined;
  rights?: GivenRights | undefined;
  /** Finds the names of authors. If absent, authors have their accounts only. */
  accountNames?: AccountNames | undefined;
  /** True if a real JeecgBoot stores the records; published models then create no tables. */
  recordsAreElsewhere?: boolean | undefined;
  /** Returns true for a resource whose records the back end is known to have: those of its online forms and reports. */
  isThere?: ((resource: string) => boolean) | undefined;
  /**
   * Returns false for a document of the product that nothing in the back end leads to. If absent, all documents work
   * here.
   */
  worksHere?: ((key: DocumentKey) => boolean) | undefined;
  /** Filters out problems about names that only the back end behind this server can resolve. */
  problemsLeft?: ProblemsLeft | undefined;
}

/**
 * Work in the transaction of a publication that updates data derived from the documents.
 * @returns a function to call after the publication, if any.
 * @throws Refusal if that is impossible without losing data.
 */
export type Alongside = (
  transaction: DynamicTransaction,
  person: Person,
  change: { before: CatalogueState; after: CatalogueState },
) => Promise<(() => void) | undefined>;

export interface DocumentChange {
  key: DocumentKey;
  text: string | null;
  revision: string;
}

const tries = 5;

export interface WantedPublication {
  changes: readonly DocumentChange[];
  note: string;
  choices?: EffectChoices | undefined;
  allow?: boolean | undefined;
}

export interface Publication {
  publication: number;
  effects: Effect[];
}

/**
 * Publishes documents in one transaction together with their effects on existing records, and makes them current in
 * this process.
 * @throws Refusal if the user may not publish the documents, if they have errors or have changed since they were read,
 * if somebody would gain a right, or if an effect is refused or needs a decision.
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

async function prepareChange(
  parts: DocumentParts,
  person: Person,
  { changes, choices }: Pick<WantedPublication, 'changes' | 'choices'>,
) {
  const { catalogue, published } = parts;
  const keys = changes.map(({ key }) => key);
  await published.follow();
  const before = catalogue.current();
  await refuseStale(parts, person, before, changes);
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

/** The SQLSTATEs of a publication that waited too long for a table lock, or deadlocked with a save. */
const waited = new Set(['55P03', '40P01']);

/** A publication that gave way to other work on a table is tried again. */
function madeWay(error: unknown): false {
  if (error instanceof Error && 'code' in error && waited.has(String(error.code))) return false;
  throw error;
}

async function refuseStale(
  parts: Pick<DocumentParts, 'database' | 'accountNames'>,
  person: Person,
  { documents }: CatalogueState,
  changes: readonly DocumentChange[],
): Promise<void> {
  const stale = changes.find(({ key, revision }) => (documents.get(key)?.hash ?? '') !== revision);
  if (!stale) return;
  const { key } = stale;
  const by = (await readPublishers(parts, person, [key])).get(key);
  const updateBy = by?.updateBy_dictText ?? by?.updateBy ?? '';
  const who = by
    ? say('在 {updateTime} 由 {updateBy} 发布过', { updateTime: by.updateTime ?? '', updateBy })
    : say('的文件已经改变');
  throw new Refusal(say('文档 {key} {who}，没有发布，请重新读取后再改。', { key, who }), {
    result: { key, revision: documents.get(key)?.hash ?? '', ...by },
  });
}
