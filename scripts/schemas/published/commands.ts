import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { keyOfPath } from '../../../src/schema/parse/index.ts';
import { documentFolders } from '../document-folders.ts';
import { fail } from '../fail.ts';
import { compareRevisions, type Changed } from './compare.ts';
import { inferredBase, isOfAuthor } from './first-comparison.ts';
import { openFolder, type DocumentFolder } from './folder.ts';
import {
  ServerError,
  signInAtServer,
  type DocumentServer,
  type PushDecisions,
  type PushEffect,
  type ServerDocument,
} from './server.ts';

interface Sides {
  folder: DocumentFolder;
  server: DocumentServer;
  there: ReadonlyMap<string, ServerDocument>;
  changed: Changed[];
}

const words: Readonly<Record<Changed['where'], string>> = { here: '本地改过', there: '服务器改过', both: '两边都改过' };

/** Runs `status`: prints the documents that differ between the folders and the server, and the changed side. */
export const statusCommand = () =>
  betweenSides(({ changed }) => {
    const lines = changed.map(({ key, where }) => `${words[where]} ${key}`);
    say([...lines, `${changed.length} 个文档不同`]);
    return 0;
  });

/**
 * Runs `pull`: writes the changes of the server into the last folder; the exit code is 1, with nothing written, if both
 * sides changed.
 */
export const pullCommand = (given: string[]) =>
  betweenSides(async ({ folder, server, there, changed }) => {
    const isForced = given.includes('--force');
    const wanted = changed.filter(({ where }) => where === 'there' || (isForced && where === 'both'));
    if (!isForced && conflicts(changed, '本地的改动要丢掉时用 pull --force')) return 1;
    for (const { key } of wanted) folder.write(key, there.has(key) ? await server.text(key) : null);
    const kept = openFolder(documentFolders());
    kept.remember(shared(kept, revisionsIn(there)));
    say([...wanted.map(({ key }) => `取回 ${key}`), `取回了 ${wanted.length} 个文档`]);
    return 0;
  });

/**
 * Runs `push <why>`: publishes the documents that changed locally, all or none, and prints the effects on existing
 * records. The exit code is 1, with nothing published, if both sides changed or a decision is missing. `--dry-run` only
 * prints the consequences, `--choose <effect>=<value>` decides one, `--allow` allows the gained rights.
 */
export const pushCommand = async (given: string[]) => {
  const wish = readPush(given);
  if (typeof wish === 'string') return fail(wish);
  const { note, isDryRun, decisions } = wish;
  return betweenSides(async ({ folder, server, there, changed }) => {
    const wanted = changed.filter(({ where }) => where === 'here');
    if (conflicts(changed, '请先用 pull 取回，或者改回本地的')) return 1;
    const documents = wanted.map(({ key }) => {
      return { key, text: folder.texts.get(key) ?? null, revision: there.get(key)?.revision ?? '' };
    });
    const preview = documents.length > 0 ? await server.preview(documents) : { effects: [], gained: [] };
    say([...preview.effects.flatMap(effectLines), ...preview.gained]);
    if (isDryRun) {
      say([...wanted.map(({ key }) => `会发布 ${key}`), `${wanted.length} 个文档会发布，什么也没有做`]);
      return 0;
    }
    const open = preview.effects.filter(({ id, needsChoice }) => needsChoice && decisions.choices[id] === undefined);
    if (open.length > 0) {
      say(open.map(({ id }) => `请用 --choose ${id}=… 选一种；什么也没有发布。`));
      return 1;
    }
    if (documents.length > 0) await server.publish(documents, note, decisions);
    folder.remember(shared(folder, revisionsIn(await server.documents())));
    say([...wanted.map(({ key }) => `发布 ${key}`), `发布了 ${wanted.length} 个文档`]);
    return 0;
  });
};

interface Push {
  note: string;
  isDryRun: boolean;
  decisions: PushDecisions;
}

function readPush(given: readonly string[]): Push | string {
  const isDryRun = given.includes('--dry-run');
  const decisions: PushDecisions = { choices: {}, allow: given.includes('--allow') };
  const reason: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    if (word === '--choose') {
      const [, id, value] = /^(.+)=(.*)$/.exec(given[(index += 1)] ?? '') ?? [];
      if (id === undefined || value === undefined) return '--choose 后面写 编号=选项，编号用 push --dry-run 看。';
      decisions.choices[id] = value;
    } else if (word !== '--dry-run' && word !== '--allow') reason.push(word);
  }
  const note = reason.join(' ').trim();
  if (note === '' && !isDryRun) return '请写明发布的原因，例如 push 客户加一个字段。';
  return { note, isDryRun, decisions };
}

function effectLines({ id, message, choices, needsChoice, refusal }: PushEffect): string[] {
  const isOpen = choices.length > 1 || needsChoice;
  const ways = choices.map(({ value, title }, index) => {
    const isDefault = index === 0 && !needsChoice;
    return `    ${id}=${value}  ${title}${isDefault ? '（默认）' : ''}`;
  });
  return [`影响 ${message}`, ...(refusal === undefined ? [] : [`    ${refusal}`]), ...(isOpen ? ways : [])];
}

async function betweenSides(work: (sides: Sides) => Promise<number> | number): Promise<number> {
  try {
    const server = await signInAtServer(process.env);
    const there = await server.documents();
    const folder = openFolder(documentFolders());
    const remote = [...there.keys()].flatMap((path): DocumentKey[] => {
      const key = keyOfPath(`${path}.json`);
      return key === undefined ? [] : [key];
    });
    const keys = [...new Set([...folder.texts.keys(), ...remote])].filter((key) => isOfAuthor(key, folder, there));
    const base = await inferredBase(keys, { folder, server, there });
    const changed = compareRevisions(keys, folder.revisions, revisionsIn(there), base);
    return await work({ folder, server, there, changed });
  } catch (error) {
    if (error instanceof ServerError) return fail(error.message);
    throw error;
  }
}

function conflicts(changed: readonly Changed[], advice: string): boolean {
  const both = changed.filter(({ where }) => where === 'both');
  if (both.length === 0) return false;
  say([...both.map(({ key }) => `${words.both} ${key}`), `${both.length} 个文档两边都改过，什么也没有做；${advice}。`]);
  return true;
}

function revisionsIn(documents: ReadonlyMap<string, ServerDocument>): Map<string, string> {
  return new Map([...documents].map(([key, { revision }]) => [key, revision]));
}

function shared({ revisions, base }: DocumentFolder, there: ReadonlyMap<string, string>): Map<string, string> {
  const same = [...revisions].filter(([key, revision]) => there.get(key) === revision);
  return new Map([...[...base].filter(([key]) => revisions.has(key) || there.has(key)), ...same]);
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
