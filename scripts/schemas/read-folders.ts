import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, relative, sep } from 'node:path';

import type { SourceFile } from '../../src/schema/parse/index.ts';

/** Reads every `.json` file below the folders (but not `meta/`); files of a later folder come later and so win. */
export function readFolders(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    listFiles(folder).map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      file: relative(process.cwd(), file).startsWith('..') ? file : relative(process.cwd(), file),
      text: readFileSync(file, 'utf8'),
    })),
  );
}

/** `./schemas`, and over it the folders that the setting `SCHEMAS_DIR` names. */
export function documentFolders(setting = process.env['SCHEMAS_DIR']): string[] {
  const extra = (setting ?? '').split(new RegExp(`[,${delimiter}]`)).map((name) => name.trim());
  return ['schemas', ...extra.filter((name) => name !== '')];
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`没有这个文件夹：${folder}`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'meta')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.name.endsWith('.json') ? [path] : [];
    });
}
