import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

import { roomOf } from './rooms.ts';

/** Lists the sources below these folders that are part of the program: no tests, no stories. */
export function programFiles(folders: readonly string[], kind = /\.tsx?$/): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => kind.test(file) && !/\.(?:test|stories)\.|\/testing\//.test(file)),
  );
}

/** Returns the rooms whose sources contain each of these texts. */
export function usesOf(texts: ReadonlySet<string>): Map<string, Set<string>> {
  const uses = new Map([...texts].map((text) => [text, new Set<string>()]));
  const note = (file: string, written: readonly string[]) => {
    for (const text of written) uses.get(text)?.add(roomOf(file) ?? 'src/schema');
  };
  for (const file of programFiles(['src', 'designer', 'server'])) note(file, literalsIn(file));
  // The meta-schemas belong to the format, a widget's schema to the widget.
  for (const file of programFiles(['src', 'schemas/meta'], /\.schema\.json$/)) note(file, wordsIn(file));
  return uses;
}

function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      if (node.name.getText() === "'zh-CN'") return;
      // The texts of a record may be its keys.
      if (ts.isIdentifier(node.name)) found.push(node.name.text);
    }
    if (ts.isStringLiteralLike(node) && !isRead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** True for a text that is compared, or between the items of a list: nobody sees the English of it. */
function isRead({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText());
  return ts.isCallExpression(parent) && /\.(?:join|includes|startsWith|endsWith)$/.test(parent.expression.getText());
}

function wordsIn(file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (keyword, value: unknown) => {
    if (typeof value === 'string' && ['x-expected', 'x-message', 'title'].includes(keyword)) found.push(value);
    return value;
  });
  return found;
}
