import { resolve } from 'node:path';

import { isDelivered } from '../../server/catalogue/folders/index.ts';
import {
  problemReport,
  withProblems,
  type CheckedDocuments,
  type ProblemReport,
} from '../../src/schema/check/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { keyOfPath, type SourceFile } from '../../src/schema/parse/index.ts';
import { documentFolders } from './document-folders.ts';
import { fail } from './fail.ts';
import { documentFiles, readDocuments } from './read-documents.ts';

/**
 * Runs `check [file…] [--json] [--backend <address>]`: prints every problem as `file:line:column`, or all as one JSON
 * object; the exit code is 1 if there is an error. With files, only those are checked, in the context of all documents.
 * With a back end, documents of the shop are compared with it.
 */
export async function checkCommand(words: string[]): Promise<number> {
  const wish = readWish(words);
  if (typeof wish === 'string') return fail(wish);
  const { paths, address } = wish;
  const files = documentFiles();
  const only = paths.length > 0 ? keysOf(paths, files) : undefined;
  if (typeof only === 'string') return fail(only);
  const documents = readDocuments({ files, ...(only && { only }) });
  const found = problemReport(documents);
  const report = address === undefined ? found : await withBackend(found, documents, { address, only });
  if (typeof report === 'string') return fail(report);
  const counted = only ? { ...report, documents: only.size } : report;
  const forAuthor = withProblems(counted, counted.problems.filter(isForAuthor));
  if (words.includes('--json')) process.stdout.write(`${JSON.stringify(forAuthor, null, 2)}\n`);
  else
    process.stdout.write([...forAuthor.problems.map(describe), summary(forAuthor)].map((line) => `${line}\n`).join(''));
  return forAuthor.errors > 0 ? 1 : 0;
}

/** A shop cannot fix warnings about documents of the product. */
function isForAuthor({ severity, file }: ProblemReport['problems'][number]): boolean {
  const isOfShop = documentFolders().some((folder) => !isDelivered(folder));
  return severity === 'error' || !isOfShop || !isDelivered(file);
}

function readWish(words: readonly string[]): { paths: string[]; address: string | undefined } | string {
  const paths: string[] = [];
  let address: string | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--backend') {
      address = words[(index += 1)];
      if (address === undefined) return '--backend 后面写后端的地址，例如 http://127.0.0.1:8080/jeecg-boot。';
    } else if (word.startsWith('-') && word !== '--json') {
      return `check 不认识“${word}”，只能写文件、--json、--backend。`;
    } else if (word !== '--json') paths.push(word);
  }
  return { paths, address };
}

function keysOf(paths: readonly string[], files: readonly SourceFile[]): Set<DocumentKey> | string {
  const byFile = new Map(files.map(({ file, path }) => [resolve(file), path]));
  const keys = new Set<DocumentKey>();
  for (const path of paths) {
    const inFolder = byFile.get(resolve(path));
    const key = inFolder === undefined ? undefined : keyOfPath(inFolder);
    if (inFolder === undefined) return `文档文件夹里没有 ${path}，它要在 schemas 或 SCHEMAS_DIR 写的文件夹里。`;
    if (key === undefined) return `${path} 的文件名不是“名字.种类.json”，认不出是哪一种文档，例如 order.list.json。`;
    keys.add(key);
  }
  return keys;
}

async function withBackend(
  report: ProblemReport,
  documents: CheckedDocuments,
  { address, only }: { address: string; only: ReadonlySet<DocumentKey> | undefined },
): Promise<ProblemReport | string> {
  // Loaded only here, because loading the server would dominate the time of a check.
  const { BackendError, checkedWithBackend, signInAtBackend } = await import('./backend/index.ts');
  try {
    const backend = await signInAtBackend(address, documents, process.env);
    return await checkedWithBackend(report, documents, {
      backend,
      isChecked: (key) => only?.has(key) ?? true,
      isOwn: (file) => !isDelivered(file),
    });
  } catch (error) {
    if (error instanceof BackendError) return error.message;
    throw error;
  }
}

function describe(problem: ProblemReport['problems'][number]): string {
  const place = `${problem.file}:${problem.line ?? 1}:${problem.column ?? 1}`;
  const word = problem.severity === 'error' ? '错误' : '警告';
  const nearest =
    problem.nearest === undefined || problem.message.includes(`“${problem.nearest}”？`)
      ? ''
      : ` 是不是要写“${problem.nearest}”？`;
  const expected =
    problem.expected === undefined ||
    nearest !== '' ||
    problem.message.includes(problem.expected) ||
    problem.expected.length > 600
      ? ''
      : ` 应为：${problem.expected}。`;
  return `${place} ${word} ${problem.message}${nearest}${expected} [${problem.code}] ${problem.pointer}`.trimEnd();
}

function summary(counts: Omit<ProblemReport, 'problems'>): string {
  return `${counts.documents} 个文档，${counts.errors} 个错误，${counts.warnings} 个警告`;
}
