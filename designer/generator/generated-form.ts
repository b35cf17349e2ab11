import { formOfText } from '../../src/engine/exchange/index.ts';
import { resolveForm, type ResolvedForm } from '../../src/engine/form/index.ts';
import { documentSet } from '../../src/runtime/page/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';

export type GeneratedForm = { form: ResolvedForm; body: JsonObject } | { refused: string };

const nothing = documentSet([]);

/**
 * Returns the form of an object given by a host: a form document, or a definition in another format that the import
 * supports.
 * @throws TypeError if the object contains itself.
 */
export function generatedForm(data: unknown, vocabulary: Vocabulary): GeneratedForm {
  const read = formOfText(JSON.stringify(data) ?? '', { vocabulary });
  if ('refused' in read) return { refused: read.refused };
  const { body } = read;
  return { form: resolveForm({ document: 'generated/form.form', pointer: '', body }, nothing, vocabulary), body };
}
