import { currentLocale, type Locale } from '../../locale/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';
import { migrateDocument } from '../migrations/migrate-document.ts';
import { contentHash } from './content-hash.ts';
import { parseDocument, type ParsedDocument, type Validators } from './parse-document.ts';
import type { SourceFile } from './source-file.ts';

/** The last result for a file, with the language of its messages. A file with another text is another object. */
const known = new WeakMap<SourceFile, { validators: Validators | undefined; locale: Locale; parsed: ParsedDocument }>();

/** Parses the document of a file like `parseDocument`. The same file is only parsed again for another language. */
export function parseFile(key: DocumentKey, file: SourceFile, validators?: Validators): ParsedDocument {
  const before = known.get(file);
  const locale = currentLocale();
  if (before?.validators === validators && before?.locale === locale) return before.parsed;
  const parsed = parseDocument(key, file.text, validators);
  known.set(file, { validators, locale, parsed });
  return parsed;
}

/**
 * Returns the document of a file that is only used for lookups: it is not validated, and has neither problems nor
 * positions. A text that is not JSON is parsed as far as possible, as in `parseDocument`.
 */
export function lookUpFile(key: DocumentKey, file: SourceFile): SourceDocument {
  const parts = splitDocumentKey(key);
  const value = jsonIn(file.text);
  if (!parts || value === undefined) return parseFile(key, file).document;
  const { value: migrated, problem } = migrateDocument(value);
  const isUsable = isJsonObject(migrated) && problem?.code !== 'format-version-newer';
  return { key, ...parts, hash: contentHash(file.text), body: isUsable ? migrated : {}, problems: [] };
}

function jsonIn(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns the body of the document of a file. A file that has been parsed is not parsed again. */
export function bodyOfFile(key: DocumentKey, file: SourceFile): JsonObject {
  const { document } = known.get(file)?.parsed ?? parseFile(key, file);
  return document.body;
}
