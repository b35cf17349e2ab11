import { parseJson, type JsonValue } from '../json/index.ts';
import { isTree, toTree, type Tree } from '../tree/index.ts';

/** An object or array that needs no more columns than this stands on one line. */
const COLUMNS = 120;
const INDENT = 2;

/**
 * Takes a value or a tree, gives the one text of it: an object or array stands on one line if that line, with its
 * indentation, its key and a comma behind it, has at most 120 columns, else each member has its own line. The comma is
 * counted even behind a last member, so that appending one never lays out its neighbour anew. A column is a UTF-16
 * unit, so a Chinese character counts as one though an editor may draw it two wide. Ends in one newline.
 * @throws IllegalValueError for a value that could not be read back, as `toTree`.
 */
export function printDocument(document: JsonValue | Tree): string {
  const lines: string[] = [];
  printLines(isTree(document) ? document : toTree(document), 0, '', '', lines);
  return `${lines.join('\n')}\n`;
}

/** True for a text without problems that `printDocument` would write just so. */
export function isCanonical(text: string): boolean {
  const { value, problems } = parseJson(text);
  return value !== undefined && problems.length === 0 && printDocument(value) === text;
}

function printLines(node: Tree, indent: number, before: string, after: string, lines: string[]): void {
  const head = ' '.repeat(indent) + before;
  const members = membersOf(node);
  if (members.length === 0 || head.length + widthOf(node) + 1 <= COLUMNS) {
    lines.push(head + printOnOneLine(node) + after);
    return;
  }
  const [open, close] = node.type === 'array' ? '[]' : '{}';
  lines.push(`${head}${open}`);
  members.forEach(({ label, value }, index) => {
    printLines(value, indent + INDENT, label, index < members.length - 1 ? ',' : '', lines);
  });
  lines.push(`${' '.repeat(indent)}${close}${after}`);
}

interface Member {
  /** The key as it is written before its value, `"title": `; empty in an array. */
  label: string;
  value: Tree;
}

function membersOf(node: Tree): readonly Member[] {
  if (node.type === 'array') return node.items.map((value) => ({ label: '', value }));
  if (node.type === 'object')
    return node.entries.map(({ key, value }) => ({ label: `${JSON.stringify(key)}: `, value }));
  return [];
}

function printOnOneLine(node: Tree): string {
  if (node.type === 'scalar') return JSON.stringify(node.value);
  const members = membersOf(node).map(({ label, value }) => label + printOnOneLine(value));
  if (node.type === 'array') return `[${members.join(', ')}]`;
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

// Nodes never change, so what was measured once holds; without this each level would measure all below it again.
const widths = new WeakMap<Tree, number>();

/** The columns that a node needs on one line; for a container, Infinity where a line has not so many. */
function widthOf(node: Tree): number {
  if (node.type === 'scalar') return JSON.stringify(node.value).length;
  const known = widths.get(node);
  if (known !== undefined) return known;
  const members = membersOf(node);
  const frame = members.length === 0 || node.type === 'array' ? 2 : 4;
  const content = members.reduce((sum, { label, value }) => sum + label.length + widthOf(value), 0);
  const width = frame + content + Math.max(0, members.length - 1) * 2;
  widths.set(node, width > COLUMNS ? Infinity : width);
  return width;
}
