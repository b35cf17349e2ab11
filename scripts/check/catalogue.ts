import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { shelfFolders } from '../words/shelf-folders.ts';

export function checkCatalogue(): string[] {
  return [...shelf('widgets', 'widget', true), ...shelf('cells', 'cell', true), ...shelf('actions', 'action', false)];
}

function shelf(name: string, kind: string, needsStory: boolean): string[] {
  const index = readFileSync(join('src', name, 'shelf.ts'), 'utf8');
  return shelfFolders(join('src', name))
    .filter((folder) => existsSync(join(folder, `${basename(folder)}.${kind}.ts`)))
    .flatMap((folder) => findings(folder, basename(folder), kind, index, needsStory));
}

function findings(folder: string, name: string, kind: string, index: string, needsStory: boolean): string[] {
  const found: string[] = [];
  if (!index.includes(`/${name}.${kind}.ts'`)) found.push(`${folder} has no line in its shelf.ts`);
  if (!existsSync(join(folder, `${name}.props.schema.json`))) found.push(`${folder} has no ${name}.props.schema.json`);
  const hasStory = readdirSync(folder).some((file) => file.endsWith('.stories.tsx'));
  if (needsStory && !hasStory) found.push(`${folder} has no story`);
  return found;
}
