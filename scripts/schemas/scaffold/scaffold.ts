import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { actionParts } from './action.ts';
import { cellParts } from './cell.ts';
import { kindParts } from './kind.ts';
import { nameForms, type NameForms } from './name-forms.ts';
import { ruleParts } from './rule.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';
import { widgetParts } from './widget.ts';
import { withEnglish } from './with-english.ts';

/** The things that developers add, by their name for `new`. */
export const scaffolds: Readonly<Record<string, (forms: NameForms, words: ScaffoldWords) => ScaffoldParts>> = {
  widget: widgetParts,
  cell: cellParts,
  action: actionParts,
  rule: ruleParts,
  kind: kindParts,
};

/**
 * Writes a small widget, cell, action, rule or kind of document that passes the check, under `root`.
 * @returns the written paths, or undefined if it already exists.
 * @throws Error if a file in which it must be registered is missing.
 */
export async function scaffold(
  kind: string,
  name: string,
  { root = '.', ...words }: { root?: string } & ScaffoldWords = {},
): Promise<string[] | undefined> {
  const parts = scaffolds[kind]?.(nameForms(name), words);
  if (!parts) throw new Error(`no scaffold is called ${kind}`);
  const changed = parts.changes.map(({ file, change }) => {
    const before = readFileSync(join(root, file), 'utf8');
    return { file, before, after: change(before) };
  });
  const isThere = Object.keys(parts.files).some((file) => existsSync(join(root, file)));
  if (isThere || changed.some(({ before, after }) => before === after)) return undefined;
  const own = await Promise.all(
    Object.entries(parts.files).map(async ([file, text]) => [file, await formatted(file, text)]),
  );
  const entered = await Promise.all(
    // Guides and documents keep their own layout.
    changed.map(async ({ file, after }) => [file, /\.tsx?$/.test(file) ? await formatted(file, after) : after]),
  );
  const texts = [...own, ...entered, ...translations(root, parts.english)];
  for (const [file = '', text = ''] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return texts.map(([file = '']) => file);
}

/** Adds the texts of a new thing to those of the interface, if there are any; existing texts stay. */
function translations(root: string, english: Record<string, string> = {}): string[][] {
  const file = 'src/locale/en-us.json';
  const chinese = Object.entries(english).filter(([text]) => /[\u4e00-\u9fff]/.test(text));
  if (chinese.length === 0) return [];
  const before = readFileSync(join(root, file), 'utf8');
  const after = withEnglish(before, Object.fromEntries(chinese));
  return after === before ? [] : [[file, after]];
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
