import { currentLocale, type Locale } from '../locale/index.ts';
import type { DocumentKey } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';
import { parseDocument, type ParsedDocument, type Validators } from './parse-document.ts';
import type { SourceFile } from './source-file.ts';

/** The last result for a file, with the language of its messages. A file with another text is another object. */
const known = new WeakMap<SourceFile, { validators: Validators | undefined; locale: Locale; parsed: ParsedDocument }>();

/** Parses the document of a file, as `parseDocument` does. The same file is parsed again only for another language. */
export function parseFile(key: DocumentKey, file: SourceFile, validators?: Validators): ParsedDocument {
  const before = known.get(file);
  const locale = currentLocale();
  if (before?.validators === validators && before?.locale === locale) return before.parsed;
  const parsed = parseDocument(key, file.text, validators);
  known.set(file, { validators, locale, parsed });
  return parsed;
}

/** Returns the body of the document of a file. A file that has been parsed is not parsed again. */
export function bodyOfFile(key: DocumentKey, file: SourceFile): JsonObject {
  const { document } = known.get(file)?.parsed ?? parseFile(key, file);
  return document.body;
}
