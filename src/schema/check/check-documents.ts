import { say } from '../../locale/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../documents/document.ts';
import type { PositionMap } from '../json/index.ts';
import { kindDefinition } from '../kinds/kinds.ts';
import { foundOnce } from '../memory/found-once.ts';
import { oncePerObject } from '../memory/once-per-object.ts';
import { recallByBody } from '../memory/recall.ts';
import { keyOfPath, lookUpFile, parseFile, type SourceFile, type Validators } from '../parse/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { askedNames } from './asked-names.ts';
import { findCycles } from './check-cycles.ts';
import { checkDocument, place } from './check-document.ts';
import { findExplodingPatterns } from './check-patterns.ts';
import { findUntranslated } from './check-translations.ts';
import { findUnused } from './check-unused.ts';
import { collectNames } from './names.ts';

export interface CheckedDocuments extends DocumentSet {
  /**
   * All findings, which are also listed at their documents. A file that is not a document has its findings only here.
   */
  problems: Problem[];
  /**
   * Returns the path of a document on disk. For a finding about a file that is not a document, `document` is the path
   * of the file.
   */
  fileOf(document: string): string | undefined;
}

/**
 * Reads and checks a set of documents: each on its own, then every name that they use. Never throws.
 * @param files later files override earlier ones with the same path.
 * @param only the keys of the documents to check, if not all; the others are only used for lookups.
 */
export function checkDocuments(
  files: readonly SourceFile[],
  validators: Validators,
  vocabulary: Vocabulary,
  only?: ReadonlySet<DocumentKey>,
): CheckedDocuments {
  const documents = new Map<DocumentKey, SourceDocument>();
  const positions = new Map<string, PositionMap>();
  const problems: Problem[] = [];
  const fileOf = new Map<string, string>();
  const texts = new Map<DocumentKey, string>();
  for (const file of new Map(files.map((each) => [each.path, each])).values()) {
    const key = keyOfPath(file.path);
    fileOf.set(key ?? file.path, file.file);
    if (key === undefined) {
      if (!only) problems.push(misnamed(file));
      continue;
    }
    texts.set(key, file.text);
    if (only && !only.has(key)) {
      documents.set(key, lookUpFile(key, file));
      continue;
    }
    const parsed = parseFile(key, file, validators);
    positions.set(key, parsed.positions);
    // A copy: findings that depend on the other documents belong to this set only.
    documents.set(key, { ...parsed.document, problems: [...parsed.document.problems] });
  }
  const set: DocumentSet = { get: (key) => documents.get(key), keys: () => documents.keys(), isFixed: true };
  const checked = [...documents.values()].filter(({ key }) => only?.has(key) ?? true);
  const check = checkedWith(vocabulary);
  for (const document of checked) document.problems.push(...check(document, set, positions.get(document.key)));
  for (const { key, pointer, path } of findCycles(set, only)) {
    const message = say('文档互相包含，转了一圈：{path}。', { path: [...path, key].join(' → ') });
    documents.get(key)?.problems.push(place({ code: 'cycle', pointer, message }, key, positions.get(key)));
  }
  for (const document of checked) {
    const { key } = document;
    for (const pointer of findExplodingPatterns(document)) {
      const message = say('这个正则遇到不符合的长文字可能要算很久：重复里又有重复，同一段文字有几种读法。');
      const expected = say('每段文字只有一种读法，例如 ^[a-z]+$ 而不是 ^([a-z]+)+$');
      const finding = { code: 'exploding-pattern', pointer, message, expected };
      document.problems.push({ ...place(finding, key, positions.get(key)), severity: 'warning' });
    }
  }
  for (const document of checked) {
    const { key } = document;
    for (const pointer of findUntranslated(document, set)) {
      const message = say('这段文字没有英文，英文界面里显示中文；同一份文档里别的文字有英文。');
      const expected = '{ "zh-CN": "…", "en-US": "…" }';
      const finding = { code: 'missing-translation', pointer, message, expected };
      document.problems.push({ ...place(finding, key, positions.get(key)), severity: 'warning' });
    }
  }
  const names = only && namesOf(checked);
  const mayName = (key: DocumentKey): boolean => names?.some((name) => texts.get(key)?.includes(name)) ?? true;
  for (const key of findUnused(set, only, mayName)) {
    const finding = { code: 'unused-document', pointer: '', message: say('没有别的文档用到它。') };
    documents.get(key)?.problems.push({ ...place(finding, key, positions.get(key)), severity: 'warning' });
  }
  for (const document of checked) {
    document.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
    problems.push(...document.problems);
  }
  return { ...set, problems, fileOf: (document) => fileOf.get(document) };
}

function namesOf(documents: readonly SourceDocument[]): string[] {
  return documents.flatMap(({ kind, id, body }) => [
    id,
    ...(kindDefinition(kind).declares?.(id, body).dictionaries ?? []),
  ]);
}

type Check = (document: SourceDocument, documents: DocumentSet, positions: PositionMap | undefined) => Problem[];

/** Checks a document again only if the document, or something that it was checked against, has changed. */
const checkedWith = oncePerObject((vocabulary: Vocabulary): Check => {
  const builtInRules = Object.keys(vocabulary.rules);
  const namesOf = foundOnce((documents) => collectNames(documents, builtInRules));
  return recallByBody((document, documents, positions: PositionMap | undefined) =>
    checkDocument(document, positions, documents, askedNames(documents, namesOf), vocabulary),
  );
});

function misnamed(file: SourceFile): Problem {
  return {
    severity: 'error',
    code: 'file-name',
    document: file.path,
    pointer: '',
    line: 1,
    column: 1,
    message: say('文件名不是“名字.种类.json”，认不出是哪一种文档。'),
    expected: say('例如 sales/order.list.json'),
  };
}
