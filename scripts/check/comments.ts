import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Openings that make a fragment of a comment, by docs/CONTRIBUTING.md, Comments. */
const opening =
  /^(What|Whether|Whom?|Told|Asked|Kept|Said|Given|Of|As|Held|Left|Made|Done|Found|Known|Drawn|Read|Put|Set|Shown)\b/;

/** Words for which plain technical English has another one. A hyphen makes another word. */
const dialect =
  /\b(tells?|told|says?|said|stands?|beside|anew|he|his|him|one (types|chooses|presses|sees|may)|of (its|their) own(?= *([.,;:)]|$)))\b(?!-)/i;

const folders = ['src', 'server', 'designer', 'scripts', 'e2e', '.storybook'];

export function checkComments(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  return files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')));
}

export function problemsOf(file: string, text: string): string[] {
  let continues = false;
  return text.split('\n').flatMap((line, index) => {
    const [, mark, words] = /^\s*(\/\/|\/\*\*?|\*\/?)\s?(.*)$/.exec(line) ?? [];
    const isFirst = mark === '//' ? !continues : mark?.startsWith('/*') === true;
    const isComment = mark !== undefined && (mark !== '*' || continues);
    continues = isComment && (mark === '//' || !/\*\//.test(line));
    if (!isComment || words === undefined || words.startsWith('covers:')) return [];
    const prose = words
      .replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/g, '')
      .replace(/\*\/$/, '')
      .trim();
    const found = (isFirst ? opening.exec(prose) : null) ?? dialect.exec(prose);
    return found ? [`${file}:${index + 1}: “${found[0]}” in a comment (docs/CONTRIBUTING.md, Comments)`] : [];
  });
}
