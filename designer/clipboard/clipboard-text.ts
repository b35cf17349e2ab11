import { gate } from '../../src/engine/gate/index.ts';
import { isJsonObject, type JsonObject, own, parseJson, type Path, readObject } from '../../src/schema/json/index.ts';
import type { Design } from '../commands/index.ts';
import { inOrder, nodeAt, outermost } from '../model/index.ts';
import { carriedFields, lackingFields, withLackingFields } from './model-fields.ts';

/** What marks a text as nodes that were copied here. */
const marker = 'pagewright-nodes';
const version = 1;
/** So many characters of a clipboard are read at most. */
const longest = 2_000_000;

/** What a clipboard gives: the nodes that can be pasted, and what a person should know of them; or why there are none. */
export type ReadClipboard = { nodes: [string, JsonObject][]; told?: string } | { refused: string };

/** Nodes as text, with what their model says of the fields among them; undefined where none is selected. */
export function clipboardText({ tree, fields }: Design, selected: readonly Path[]): string | undefined {
  const nodes = inOrder(tree, outermost(selected)).flatMap((path) => nodeAt(tree, path) ?? []);
  if (nodes.length === 0) return undefined;
  const written: [string, JsonObject][] = nodes.map((node) => [node.key, node.written]);
  const body = { kind: marker, formatVersion: version, nodes: written, fields: carriedFields(written, fields) };
  return JSON.stringify(body, null, 2);
}

/**
 * Reads a clipboard as a document of somebody else: only what the format and the registered widgets allow is taken. Fields
 * that the model of this form does not have bring what their own model said.
 */
export function readClipboard(text: string, design: Design): ReadClipboard {
  if (!text.includes(marker)) return { refused: '剪贴板里没有可以粘贴的组件，请先在设计器里复制。' };
  if (text.length > longest) return { refused: '剪贴板里的内容太大，请分几次复制。' };
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem || !isJsonObject(value) || value['kind'] !== marker)
    return { refused: `剪贴板里的内容读不出来，请重新复制。${problem?.message ?? ''}` };
  if (value['formatVersion'] !== version) return { refused: '这些组件是用另一个版本复制的，请刷新页面后重新复制。' };
  const written = pairsOf(value['nodes']);
  const { nodes, lost } = gated(written, design);
  if (nodes.length === 0) return { refused: `剪贴板里没有可以粘贴的组件。${lost[0] ?? ''}` };
  const lacking = lackingFields(nodes, design.fields);
  const whole = gated(withLackingFields(nodes, lacking, readObject(value['fields'])), design).nodes;
  const words = [
    ...(lacking.length > 0 && design.fields
      ? [`这张表单的模型没有字段${quoted(lacking)}，已把它们的类型写在表单里。`]
      : []),
    ...(lost.length > 0 ? [`有 ${lost.length} 处没有粘贴：${lost[0]}`] : []),
  ];
  return { nodes: whole, ...(words.length > 0 && { told: words.join('') }) };
}

function pairsOf(value: unknown): [string, JsonObject][] {
  const pairs = Array.isArray(value) ? value : [];
  return pairs.flatMap((pair: unknown): [string, JsonObject][] => {
    const [key, node] = Array.isArray(pair) ? pair : [];
    return typeof key === 'string' && isJsonObject(node) ? [[key, node]] : [];
  });
}

/** Each by itself: two of one name may come from two forms. */
function gated(nodes: readonly (readonly [string, JsonObject])[], { vocabulary }: Design) {
  const lost: string[] = [];
  const clean = nodes.flatMap(([key, node]): [string, JsonObject][] => {
    const source = { document: 'clipboard', pointer: '' };
    const { body, problems } = gate('form', { properties: { [key]: node } }, vocabulary, source);
    lost.push(...problems.map(({ message }) => message));
    const found = own(readObject(body['properties']), key);
    return isJsonObject(found) ? [[key, found]] : [];
  });
  return { nodes: clean, lost };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join('、');
}
