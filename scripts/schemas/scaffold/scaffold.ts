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
export const scaffolds: Readonly<Record<string, (forms: NameForms, group?: string) => ScaffoldParts>> = {
  widget: widgetParts,
  cell: cellParts,
  action: actionParts,
  rule: ruleParts,
  kind: kindParts,
};

/**
 * Writes a small widget, cell, action, rule or kind of document that passes the check, under `root`; a widget and an action stand in a
 * `group` of their shelf. @returns the paths written, or undefined where there is such a thing already. Throws where a
 * file is missing that it is to be entered in.
 */
export async function scaffold(
  kind: string,
  name: string,
  { root = '.', group }: { root?: string; group?: string } = {},
): Promise<string[] | undefined> {
  const parts = scaffolds[kind]?.(nameForms(name), group);
  if (!parts) throw new Error(`no scaffold is called ${kind}`);
  const changed = parts.changes.map(({ file, change }) => {
    const before = readFileSync(join(root, file), 'utf8');
    return { file, before, after: change(before) };
  });
  const isThere = Object.keys(parts.files).some((file) => existsSync(join(root, file)));
  if (isThere || changed.some(({ before, after }) => before === after)) return undefined;
  const texts = [...Object.entries(parts.files), ...changed.map(({ file, after }) => [file, after] as const)];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await formatted(file, text));
  }
  return texts.map(([file]) => file);
}

/** Guides keep their own layout: an example there is laid out to be read. */
async function formatted(file: string, text: string): Promise<string> {
  if (file.endsWith('.md')) return text;
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
