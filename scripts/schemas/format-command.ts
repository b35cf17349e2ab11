import { readFileSync, writeFileSync } from 'node:fs';

import { readFolders } from '../../server/catalogue/folders/index.ts';
import { parseJson } from '../../src/schema/json/index.ts';
import { printDocument } from '../../src/schema/printer/print-document.ts';
import { documentFolders } from './document-folders.ts';

/**
 * Runs `format [file…]`: rewrites documents in the canonical layout; a file that is not JSON is reported and left
 * unchanged.
 */
export function formatCommand(words: string[]): number {
  const files = words.length > 0 ? words : readFolders(documentFolders()).map((file) => file.file);
  let changed = 0;
  let broken = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const { value, problems } = parseJson(text);
    const problem = problems[0];
    if (value === undefined || problem) {
      broken += 1;
      process.stdout.write(
        `${file}:${problem?.line ?? 1}:${problem?.column ?? 1} 未整理：${problem?.message ?? '不是 JSON。'}\n`,
      );
      continue;
    }
    const printed = printDocument(value);
    if (printed === text) continue;
    writeFileSync(file, printed);
    changed += 1;
    process.stdout.write(`${file} 已整理\n`);
  }
  process.stdout.write(`${files.length} 个文件，整理了 ${changed} 个\n`);
  return broken > 0 ? 1 : 0;
}
