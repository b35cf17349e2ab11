import { isJsonObject, type JsonObject, parseJson } from '../../src/schema/json/index.ts';
import { printDocument } from '../../src/schema/printer/index.ts';
import { fromTree, type Tree } from '../../src/schema/tree/index.ts';

/** The document as its file holds it. */
export function sourceOf(tree: Tree): string {
  return printDocument(fromTree(tree));
}

/** What a person wrote, read as a document of `kind`; or why it cannot be, in one sentence. */
export function readSource(text: string, kind: string): { body: JsonObject } | { refused: string } {
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem) return { refused: `第 ${problem.line} 行：${problem.message}` };
  if (!isJsonObject(value)) return { refused: '文档应是一个 JSON 对象：{ … }。' };
  if (value['kind'] !== kind) return { refused: `文档的种类（kind）应是 ${kind}。` };
  return { body: value };
}
