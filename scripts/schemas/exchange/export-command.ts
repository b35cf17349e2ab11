import { vocabulary } from '../../../generated/vocabulary.ts';
import { definitionOfForm, outcomeWords } from '../../../src/engine/exchange/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { fail } from '../fail.ts';
import { readDocuments } from '../read-documents.ts';
import { readInput } from './read-input.ts';

/**
 * Runs `export form-making <file>`: prints a form document as a definition of the form-making designer, and the parts
 * that it cannot represent on standard error. The model is looked up among the documents. `-` is standard input.
 */
export async function exportCommand(words: string[]): Promise<number> {
  const [format, file, ...more] = words;
  if (format !== 'form-making') return fail('export 后面写格式：form-making。');
  if (file === undefined || more.length > 0) return fail('export form-making 后面写一个表单文件，- 是标准输入。');
  const input = await readInput(file);
  if ('refused' in input) return fail(input.refused);
  const key = documentKey('exported/form', 'form');
  const { document, positions } = parseDocument(key, input.text);
  const errors = document.problems.filter(({ severity }) => severity === 'error');
  for (const { line = 1, column = 1, message } of errors)
    process.stderr.write(`${file}:${line}:${column} 错误 ${message}\n`);
  if (errors.length > 0) return 1;
  const around =
    document.body['model'] === undefined
      ? { get: () => undefined, keys: () => [] }
      : readDocuments({ only: new Set() });
  const { definition, told } = definitionOfForm({ document, around }, { vocabulary });
  for (const { became, message, pointer } of told) {
    const { line = 1, column = 1 } = positions.positionOf(pointer) ?? {};
    process.stderr.write(`${file}:${line}:${column} ${outcomeWords[became]} ${message} ${pointer}\n`);
  }
  process.stdout.write(`${JSON.stringify(definition, null, 2)}\n`);
  return 0;
}
