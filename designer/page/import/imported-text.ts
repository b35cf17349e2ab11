import { vocabulary } from '../../../generated/vocabulary.ts';
import { formOfText, type FormOfText } from '../../../src/engine/exchange/index.ts';
import { readObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { fromTree, type Tree } from '../../../src/schema/tree/index.ts';
import type { Design } from '../../commands/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';
import { formatNames } from './format-names.ts';

/** The keys of the open document that stay when its form is replaced by one in another format. */
const envelope = ['$schema', 'title', 'description', 'model'];

/** Parses a text as a form that replaces the designed one; undefined for an empty text. */
export function importedText(text: string, design: Design): FormOfText | undefined {
  if (text.trim() === '') return undefined;
  return formOfText(text, { vocabulary: { ...vocabulary, ...design.vocabulary }, envelope: envelopeOf(design.tree) });
}

function envelopeOf(tree: Tree): JsonObject {
  const body = readObject(fromTree(tree));
  return Object.fromEntries(Object.entries(body).filter(([key]) => envelope.includes(key)));
}

/** Returns one sentence on why a text was refused. */
export function refusalOf({ refused, line, column }: Extract<FormOfText, { refused: string }>, locale: Locale): string {
  return dialogWords[locale].refusedAt(line, column, refused);
}

/** Returns one sentence on the recognised format of a text. */
export function recognisedAs({ format, told }: Extract<FormOfText, { body: JsonObject }>, locale: Locale): string {
  return dialogWords[locale].recognised(formatNames[locale][format], told.length);
}
