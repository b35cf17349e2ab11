import { gate } from '../../src/engine/gate/index.ts';
import { isJsonObject, own, parseJson, readObject, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import type { Design } from '../commands/index.ts';
import { inOrder, nodeAt, outermost } from '../model/index.ts';
import type { Note, Refusal } from '../words/index.ts';
import { carriedFields, lackingFields, withLackingFields } from './model-fields.ts';

const marker = 'pagewright-nodes';
const version = 1;
const longest = 2_000_000;

/**
 * The content of a clipboard: the nodes that can be pasted, with notes for the user, or the reason why there are none.
 */
export type ReadClipboard = { nodes: [string, JsonObject][]; notes?: readonly Note[] } | { refused: Refusal };

/**
 * Serializes the selected nodes, with the model's definitions of the fields among them. Undefined if nothing is
 * selected.
 */
export function clipboardText({ tree, fields }: Design, selected: readonly Path[]): string | undefined {
  const nodes = inOrder(tree, outermost(selected)).flatMap((path) => nodeAt(tree, path) ?? []);
  if (nodes.length === 0) return undefined;
  const written: [string, JsonObject][] = nodes.map((node) => [node.key, node.written]);
  const body = { kind: marker, formatVersion: version, nodes: written, fields: carriedFields(written, fields) };
  return JSON.stringify(body, null, 2);
}

/**
 * Reads a clipboard as untrusted input: only what the format and the registered widgets allow is taken. Fields that the
 * model of this form does not have bring the definitions of the model that they come from.
 */
export function readClipboard(text: string, design: Design): ReadClipboard {
  if (!text.includes(marker)) return { refused: { key: 'clipboardEmpty', values: [] } };
  if (text.length > longest) return { refused: { key: 'clipboardTooLarge', values: [] } };
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem || !isJsonObject(value) || value['kind'] !== marker)
    return { refused: { key: 'clipboardUnreadable', values: [problem?.message ?? ''] } };
  if (value['formatVersion'] !== version) return { refused: { key: 'clipboardVersion', values: [] } };
  const written = pairsOf(value['nodes']);
  const { nodes, lost } = gated(written, design);
  if (nodes.length === 0) return { refused: { key: 'nothingToPaste', values: [lost[0] ?? ''] } };
  const lacking = lackingFields(nodes, design.fields);
  const whole = gated(withLackingFields(nodes, lacking, readObject(value['fields'])), design).nodes;
  const notes: Note[] = [];
  if (lacking.length > 0 && design.fields) notes.push({ key: 'lackingFields', values: [lacking] });
  if (lost[0] !== undefined) notes.push({ key: 'notPasted', values: [lost.length, lost[0]] });
  return { nodes: whole, ...(notes.length > 0 && { notes }) };
}

function pairsOf(value: unknown): [string, JsonObject][] {
  const pairs = Array.isArray(value) ? value : [];
  return pairs.flatMap((pair: unknown): [string, JsonObject][] => {
    const [key, node] = Array.isArray(pair) ? pair : [];
    return typeof key === 'string' && isJsonObject(node) ? [[key, node]] : [];
  });
}

/** Each node is checked separately, because two nodes with the same name may come from two forms. */
function gated(nodes: readonly (readonly [string, JsonObject])[], { vocabulary }: Design) {
  const lost: string[] = [];
  const clean = nodes.flatMap(([key, node]): [string, JsonObject][] => {
    const source = { document: 'clipboard', pointer: '' };
    const { body, problems } = gate('form', { properties: { [key]: node } }, vocabulary, source);
    lost.push(...problems.map(({ message }) => message));
    const found = own(body.properties ?? {}, key);
    return found ? [[key, found]] : [];
  });
  return { nodes: clean, lost };
}
