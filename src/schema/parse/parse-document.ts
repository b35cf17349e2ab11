import { say } from '../../locale/index.ts';
import { splitDocumentKey, type DocumentKey, type DocumentKind, type SourceDocument } from '../documents/document.ts';
import { isJsonObject, parseJson, type JsonObject, type JsonValue, type PositionMap } from '../json/index.ts';
import { migrateDocument } from '../migrations/migrate-document.ts';
import { isCanonical } from '../printer/print-document.ts';
import type { Problem } from '../problems/problem.ts';
import { contentHash } from './content-hash.ts';
import { explainErrors, type Explanation } from './explain-errors.ts';
import type { Validate } from './validate.ts';

export interface ParsedDocument {
  /**
   * Its problems are in the order of the text. The body is empty if the text cannot be used (no JSON object, a newer
   * format).
   */
  document: SourceDocument;
  positions: PositionMap;
}

/** The compiled closed meta-schemas. For a kind without one only the envelope is checked. */
export type Validators = Readonly<Partial<Record<DocumentKind, Validate>>>;

/**
 * Parses one document: text → value → migrated → validated, with the place of each problem.
 * @param key the key according to the file name.
 * @param validators the compiled closed meta-schemas; without them only the envelope is checked.
 */
export function parseDocument(key: DocumentKey, text: string, validators?: Validators): ParsedDocument {
  const { value, positions, problems: jsonProblems } = parseJson(text);
  const problems: Problem[] = jsonProblems.map((problem) => ({ ...problem, document: key }));
  const tell = (found: Explanation & { severity?: Problem['severity'] }) => {
    problems.push(locate({ severity: 'error', ...found }, key, positions));
  };
  const { id, kind } = partsOf(key);
  const body = value === undefined ? {} : currentBody(value, tell);
  if (Object.keys(body).length > 0) for (const fault of checkBody(body, kind, validators)) tell(fault);
  if (problems.length === 0 && !isCanonical(text)) tell(notCanonical());
  return { document: { key, id, kind, hash: contentHash(text), body, problems }, positions };
}

const notCanonical = (): Explanation & { severity: Problem['severity'] } => ({
  severity: 'warning',
  code: 'not-canonical',
  pointer: '',
  message: say('排版与标准格式不同，可以用 npm run -s schemas -- format 整理。'),
});

function partsOf(key: DocumentKey): { id: string; kind: DocumentKind } {
  const parts = splitDocumentKey(key);
  if (!parts) throw new RangeError(`${key} is no document key`);
  return parts;
}

function currentBody(value: JsonValue, tell: (found: Explanation) => void): JsonObject {
  const migrated = migrateDocument(value);
  if (migrated.problem) tell(migrated.problem);
  const isUsable = isJsonObject(migrated.value) && migrated.problem?.code !== 'format-version-newer';
  return isUsable && isJsonObject(migrated.value) ? migrated.value : {};
}

function checkBody(body: JsonObject, kind: DocumentKind, validators: Validators | undefined): Explanation[] {
  if (body['kind'] !== kind) {
    const written = body['kind'];
    const message =
      typeof written === 'string'
        ? say('文件名说这是 {kind}，文档里写的是“{written}”。', { kind, written })
        : say('文件名说这是 {kind}，文档里没有写。', { kind });
    return [{ code: 'wrong-kind', pointer: '/kind', message, expected: kind, nearest: kind }];
  }
  const validate = validators?.[kind];
  if (!validate || validate(body)) return [];
  return explainErrors(validate.errors ?? []);
}

/** Adds the position in the text to an explanation. */
export function locate(
  found: Explanation & { severity: Problem['severity'] },
  document: string,
  positions: PositionMap,
): Problem {
  const { atKey, ...rest } = found;
  const position = positions.positionOf(found.pointer, atKey ? 'key' : 'value');
  return { ...rest, document, ...(position && { line: position.line, column: position.column }) };
}
