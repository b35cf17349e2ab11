import { basename } from 'node:path';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { formOfText, outcomeWords, type FormFormat } from '../../../src/engine/exchange/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { fail } from '../fail.ts';
import { readInput } from './read-input.ts';

const formats: readonly FormFormat[] = ['form-making', 'formily', 'json-schema'];

/**
 * Runs `import <format> <file>`: prints the form of another format as a form document, and the parts that were not
 * converted exactly on standard error, as `file:line:column`. `-` is standard input.
 */
export async function importCommand(words: string[]): Promise<number> {
  const [format, file, ...more] = words;
  const known = formats.find((each) => each === format);
  if (!known) return fail(`import 后面写格式：${formats.join('、')}。`);
  if (file === undefined || more.length > 0) return fail(`import ${known} 后面写一个文件，- 是标准输入。`);
  const input = await readInput(file);
  if ('refused' in input) return fail(input.refused);
  const title = file === '-' ? undefined : basename(file).replace(/(\.form)?\.json$/, '');
  const read = formOfText(input.text, { vocabulary, format: known, ...(title && { title }) });
  if ('refused' in read) {
    process.stderr.write(`${file}:${read.line}:${read.column} 错误 ${read.refused}\n`);
    return 1;
  }
  for (const { became, message, pointer, line, column } of read.told)
    process.stderr.write(`${file}:${line}:${column} ${outcomeWords[became]} ${message} ${pointer}\n`);
  process.stdout.write(printDocument(read.body));
  return 0;
}
