import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { readRoomTexts, sorted } from '../../texts/join-texts.ts';
import { roomOf, rooms } from '../../texts/rooms.ts';
import { actionParts } from './action.ts';
import { cellParts } from './cell.ts';
import { kindParts } from './kind.ts';
import { nameForms, type NameForms } from './name-forms.ts';
import { ruleParts } from './rule.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';
import { widgetParts } from './widget.ts';

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
  const texts = [...own, ...entered, ...translations(root, parts)];
  for (const [file = '', text = ''] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return texts.map(([file = '']) => file);
}

/** Adds the texts of a new thing to those of its room; texts that any room has stay where they are. */
function translations(root: string, { english = {}, files, changes }: ScaffoldParts): string[][] {
  const texts = readRoomTexts(root);
  const added = Object.entries(english).filter(
    ([text]) => /[\u4e00-\u9fff]/.test(text) && ![...texts.values()].some((some) => Object.hasOwn(some, text)),
  );
  const [first = ''] = [...Object.keys(files), ...changes.map(({ file }) => file)];
  const room = rooms.find(({ name }) => name === roomOf(first));
  if (added.length === 0 || !room) return [];
  return [[room.file, sorted([texts.get(room.name) ?? {}, Object.fromEntries(added)])]];
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
