import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { actionParts } from './action.ts';
import { cellParts } from './cell.ts';
import { kindParts } from './kind.ts';
import { type NameForms, nameForms } from './name-forms.ts';
import { ruleParts } from './rule.ts';
import { widgetParts } from './widget.ts';

/** What a new thing is made of: files of its own, and changes of files that are there. */
export interface ScaffoldParts {
  /** Texts by path from the root of the repository. */
  files: Record<string, string>;
  changes: { file: string; change: (text: string) => string }[];
}

/** The things that developers add, by what `new` calls them. */
export const scaffolds: Readonly<Record<string, (forms: NameForms, group?: string, title?: string) => ScaffoldParts>> =
  {
    widget: widgetParts,
    cell: cellParts,
    action: actionParts,
    rule: ruleParts,
    kind: kindParts,
  };

/**
 * Writes a small widget, cell, action, rule or kind of document that passes the check, under `root`; a widget, a cell and
 * an action stand in a `group` of their shelf. `title` is what people call it, in Chinese. @returns the paths written, or undefined where there is such a thing already. Throws where a
 * file is missing that it is to be entered in.
 */
export async function scaffold(
  kind: string,
  name: string,
  { root = '.', group, title }: { root?: string; group?: string | undefined; title?: string | undefined } = {},
): Promise<string[] | undefined> {
  const parts = scaffolds[kind]?.(nameForms(name), group, title);
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
  const texts = [...own, ...entered];
  for (const [file = '', text = ''] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return texts.map(([file = '']) => file);
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
