import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import {
  describeModule,
  documentsOf,
  findResources,
  onlineTables,
  type DescribedModule,
  type ModuleName,
} from '../../../server/backend/index.ts';
import { isDelivered, ownSchemas } from '../../../server/catalogue/folders/index.ts';
import { Refusal } from '../../../server/http/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { documentFolders } from '../document-folders.ts';
import { fail } from '../fail.ts';
import { readDocuments } from '../read-documents.ts';
import { BackendError, signInAtBackend } from './sign-in.ts';

interface Wish {
  address: string;
  resources: string[];
  tables: string[];
  modules: string[];
  isAll: boolean;
  isForced: boolean;
}

/**
 * Runs `from-backend (--resource /test/jeecgDemo | --online <table> | --all [--module test])`: writes model, list, form
 * and lines of modules of a running back end into the last of the folders, and prints the guesses. Existing documents
 * stay unless `--force` is given.
 */
export async function fromBackendCommand(words: string[]): Promise<number> {
  const folders = documentFolders();
  const folder = folders.at(-1) ?? ownSchemas;
  const wish = readWish(words);
  if (typeof wish === 'string') return fail(wish);
  if (isDelivered(folder)) return fail('请用环境变量 SCHEMAS_DIR 写明放文档的文件夹，例如 SCHEMAS_DIR=my-schemas。');
  try {
    const backend = await signInAtBackend(wish.address, readDocuments({ only: new Set() }), process.env);
    const resources = wish.isAll
      ? await findResources(backend, backend.known, { modules: wish.modules })
      : wish.resources;
    const tables = wish.isAll ? (await onlineTables(backend)).map(({ table }) => table) : wish.tables;
    const counts = wish.isAll ? [`找到 ${resources.length} 个模块，${tables.length} 个 Online 表单`] : [];
    say([`后端是 JeecgBoot ${backend.versionText}`, ...counts]);
    let failures = 0;
    const modules: ModuleName[] = [
      ...resources.map((name): ModuleName => ({ kind: 'resource', name })),
      ...tables.map((name): ModuleName => ({ kind: 'online', name })),
    ];
    for (const name of modules) {
      const read = () => describeModule(backend, backend.known, name);
      if (!(await writeModule(name, read, { ...wish, folder }))) failures += 1;
    }
    return failures > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof BackendError || error instanceof Refusal) return fail(error.message);
    throw error;
  }
}

async function writeModule(
  name: ModuleName,
  read: () => Promise<DescribedModule>,
  { folder, isForced }: { folder: string; isForced: boolean },
): Promise<boolean> {
  try {
    const { module, guesses, losses } = await read();
    for (const [key, document] of documentsOf(module, name.kind)) say([write(folder, key, document, isForced)]);
    say(guesses.map((guess) => `    猜测：${guess}`));
    say(losses.map((loss) => `    没有带过来：${loss}`));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say([`没有写 ${name.name}：${error.message}`]);
    return false;
  }
}

function write(folder: string, key: DocumentKey, document: JsonObject, isForced: boolean): string {
  const file = join(folder, `${key}.json`);
  if (existsSync(file) && !isForced) return `已有 ${file}，没有改；要重写用 --force`;
  mkdirSync(dirname(file), { recursive: true });
  const schema = relative(dirname(file), 'generated/document.schema.json').replaceAll('\\', '/');
  writeFileSync(file, printDocument({ $schema: schema, ...document }));
  return `写了 ${file}`;
}

function readWish(words: readonly string[]): Wish | string {
  const wish: Wish = {
    address: process.env['BACKEND_URL'] ?? '',
    resources: [],
    tables: [],
    modules: [],
    isAll: words.includes('--all'),
    isForced: words.includes('--force'),
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--all' || word === '--force') continue;
    const value = words[(index += 1)];
    if (value === undefined) return `${word} 后面要写一个值。`;
    if (word === '--backend') wish.address = value;
    else if (word === '--resource') wish.resources.push(`/${value.replace(/^\/+|\/+$/g, '')}`);
    else if (word === '--online') wish.tables.push(value);
    else if (word === '--module') wish.modules.push(value);
    else return `from-backend 不认识“${word}”，可以写 --backend、--resource、--online、--all、--module、--force。`;
  }
  if (wish.address === '')
    return '请用 --backend 或环境变量 BACKEND_URL 写明后端的地址，例如 http://127.0.0.1:8080/jeecg-boot。';
  if (wish.isAll === wish.resources.length + wish.tables.length > 0)
    return '请写 --resource /test/jeecgDemo、--online 数据表，或者 --all。';
  return wish;
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
