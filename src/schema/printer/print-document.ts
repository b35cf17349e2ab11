import { parseJson, type JsonValue } from '../json/index.ts';
import { isTree, toTree, type Tree } from '../tree/index.ts';

const COLUMNS = 120;
const INDENT = 2;

/**
 * Prints a value or a tree in its canonical form: an object or array is on one line if that line, with its indentation,
 * its key and a comma after it, has at most 120 columns; otherwise each member has its own line. The comma is counted
 * even after a last member, so that appending a member never changes the layout of its neighbour. A column is a UTF-16
 * unit: a Chinese character counts as one although an editor may show it two columns wide. Ends in one newline.
 * @throws IllegalValueError for a value that could not be parsed again, as in `toTree`.
 */
export function printDocument(document: JsonValue | Tree): string {
  const lines: string[] = [];
  printLines(isTree(document) ? document : toTree(document), 0, '', '', lines);
  return `${lines.join('\n')}\n`;
}

/** True for a text without problems that is exactly the output of `printDocument`. */
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
  /** The key as printed before its value, `"title": `; empty in an array. */
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

// Nodes never change, so widths can be cached; without the cache each level would measure all levels below again.
const widths = new WeakMap<Tree, number>();

/** Returns the width of a node on one line; Infinity for a container that does not fit on a line. */
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
