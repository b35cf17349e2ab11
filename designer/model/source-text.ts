import { isJsonObject, parseJson, type JsonObject } from '../../src/schema/json/index.ts';
import { printDocument } from '../../src/schema/printer/print-document.ts';
import { fromTree, type Tree } from '../../src/schema/tree/index.ts';
import type { Refusal } from '../words/index.ts';

/** Returns the document as the text of its file. */
export function sourceOf(tree: Tree): string {
  return printDocument(fromTree(tree));
}

/** Parses a text as a document of `kind`, or returns why it cannot be read. */
export function readSource(text: string, kind: string): { body: JsonObject } | { refused: Refusal } {
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem) return { refused: { key: 'sourceLine', values: [problem.line, problem.message] } };
  if (!isJsonObject(value)) return { refused: { key: 'sourceNoObject', values: [] } };
  if (value['kind'] !== kind) return { refused: { key: 'sourceKind', values: [kind] } };
  return { body: value };
}
