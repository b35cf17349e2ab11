import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { actionParts } from './action.ts';
import { cellParts } from './cell.ts';
import { kindParts } from './kind.ts';
import { nameForms, type NameForms } from './name-forms.ts';
import { ruleParts } from './rule.ts';
import { widgetParts } from './widget.ts';
import { withEnglish } from './with-english.ts';

/** What a new thing is made of: files of its own, and changes of files that are there. */
export interface ScaffoldParts {
  /** Texts by path from the root of the repository. */
  files: Record<string, string>;
  changes: { file: string; change: (text: string) => string }[];
  /** The English of the texts that it brings; what is no Chinese needs none. */
  english?: Record<string, string>;
}

/** What may be said of a new thing beside its name. */
export interface ScaffoldWords {
  /** The folder of its shelf that a widget, a cell or an action stands in. */
  group?: string | undefined;
  /** What people call it, in Chinese. */
  title?: string | undefined;
}

/** The things that developers add, by what `new` calls them. */
export const scaffolds: Readonly<Record<string, (forms: NameForms, words: ScaffoldWords) => ScaffoldParts>> = {
  widget: widgetParts,
  cell: cellParts,
  action: actionParts,
  rule: ruleParts,
  kind: kindParts,
};

/**
 * Writes a small widget, cell, action, rule or kind of document that passes the check, under `root`. @returns the paths
 * written, or undefined where there is such a thing already. Throws where a file is missing that it is to be entered in.
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

/** The texts of the interface with those of a new thing, where any are new; what is there stays. */
function translations(root: string, english: Record<string, string> = {}): string[][] {
  const file = 'src/schema/locale/en-us.json';
  const chinese = Object.entries(english).filter(([text]) => /[\u4e00-\u9fff]/.test(text));
  if (chinese.length === 0) return [];
  const before = readFileSync(join(root, file), 'utf8');
  const after = withEnglish(before, Object.fromEntries(chinese));
  return after === before ? [] : [[file, after]];
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
