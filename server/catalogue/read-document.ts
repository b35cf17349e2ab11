import { createHash } from 'node:crypto';
import { documentKey, splitDocumentKey, type SourceDocument } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, parseJson } from '../../src/schema/json/index.ts';
import type { Problem } from '../../src/schema/problem.ts';

/**
 * Reads one file. A text that is broken is still a document, with an empty body and its problems, so that its page
 * can say what is wrong; only a file whose name has no kind is none.
 * @param path below its folder with `/`, e.g. `sales/order.list.json`.
 */
export function readDocument(path: string, text: string): { document: SourceDocument } | { problem: Problem } {
  const split = splitDocumentKey(path.replace(/\.json$/, ''));
  if (!split) return { problem: notNamed(path) };
  const { id, kind } = split;
  const key = documentKey(id, kind);
  const parsed = parseJson(text);
  const body = isJsonObject(parsed.value) ? parsed.value : {};
  const problems: Problem[] = parsed.problems.map(({ severity, code, pointer, line, column, message, expected }) => {
    return {
      severity,
      code,
      document: key,
      pointer,
      line,
      column,
      message,
      ...(expected !== undefined && { expected }),
    };
  });
  if (problems.length === 0) problems.push(...envelopeProblems(key, kind, body));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { document: { key, id, kind, hash, body, problems } };
}

function notNamed(path: string): Problem {
  return {
    severity: 'warning',
    code: 'not-a-document',
    document: path,
    pointer: '',
    message: '文件名里没有文档的种类，没有读它。',
    expected: '例如 sales/order.list.json',
  };
}

function envelopeProblems(document: string, kind: string, body: JsonObject): Problem[] {
  const problem = (code: string, pointer: string, message: string, expected: string): Problem => {
    return { severity: 'error', code, document, pointer, message, expected };
  };
  if (body['kind'] !== kind) return [problem('kind-mismatch', '/kind', `kind 与文件名不一致，应是 ${kind}。`, kind)];
  if (body['formatVersion'] !== 1) {
    return [problem('unknown-version', '/formatVersion', '不认识这个格式版本，请升级程序或改写文档。', '1')];
  }
  return [];
}
