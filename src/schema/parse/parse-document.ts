import { splitDocumentKey, type DocumentKey, type DocumentKind, type SourceDocument } from '../documents/document.ts';
import { isJsonObject, parseJson, type JsonObject, type PositionMap } from '../json/index.ts';
import { migrateDocument } from '../migrations/index.ts';
import { isCanonical } from '../printer/index.ts';
import type { Problem } from '../problem.ts';
import { contentHash } from './content-hash.ts';
import { explainErrors, type Explanation } from './explain-errors.ts';
import type { Validate } from './validate.ts';

export interface ParsedDocument {
  /** Absent where the text is no JSON object, or of a newer format. */
  document?: SourceDocument;
  /** In the order in which they stand in the text. */
  problems: Problem[];
  positions: PositionMap;
}

/** The closed meta-schema, compiled; a kind without one has only its envelope checked. */
export type Validators = Readonly<Partial<Record<DocumentKind, Validate>>>;

/**
 * Reads one document: text → value → migrated → validated, with every problem's place.
 * @param key what its file's name says it is.
 * @param validators the closed meta-schema, compiled; without them only the envelope is checked.
 */
export function parseDocument(key: DocumentKey, text: string, validators?: Validators): ParsedDocument {
  const { value, positions, problems: jsonProblems } = parseJson(text);
  const problems: Problem[] = jsonProblems.map((problem) => ({ ...problem, document: key }));
  const tell = (found: Explanation & { severity?: Problem['severity'] }) => {
    problems.push(locate({ severity: 'error', ...found }, key, positions));
  };
  if (value === undefined) return { problems, positions };
  const migrated = migrateDocument(value);
  if (migrated.problem) tell(migrated.problem);
  const body = migrated.value;
  if (!isJsonObject(body) || migrated.problem?.code === 'format-version-newer') return { problems, positions };
  const kind = splitDocumentKey(key)?.kind;
  if (kind === undefined) return { problems, positions };
  const faults = checkBody(body, kind, validators);
  for (const fault of faults) tell(fault);
  if (problems.length === 0 && !isCanonical(text)) {
    tell({ severity: 'warning', code: 'not-canonical', pointer: '', message: '排版与标准格式不同，可以用 npm run -s schemas -- format 整理。' });
  }
  const id = key.slice(0, key.lastIndexOf('.'));
  return { document: { key, id, kind, hash: contentHash(text), body, problems }, problems, positions };
}

function checkBody(body: JsonObject, kind: DocumentKind, validators: Validators | undefined): Explanation[] {
  if (body['kind'] !== kind) {
    const said = typeof body['kind'] === 'string' ? `写的是“${body['kind']}”` : '没有写';
    return [{ code: 'wrong-kind', pointer: '/kind', message: `文件名说这是 ${kind}，文档里${said}。`, expected: kind, nearest: kind }];
  }
  const validate = validators?.[kind];
  if (!validate || validate(body)) return [];
  return explainErrors(validate.errors ?? []);
}

/** Gives an explanation its place in the text. */
export function locate(found: Explanation & { severity: Problem['severity'] }, document: string, positions: PositionMap): Problem {
  const { atKey, ...rest } = found;
  const position = positions.positionOf(found.pointer, atKey ? 'key' : 'value');
  return { ...rest, document, ...(position && { line: position.line, column: position.column }) };
}
