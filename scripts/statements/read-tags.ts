import { readdirSync, readFileSync } from 'node:fs';

/** A comment above a test, or at the top of its file: `// covers: list-paging, list-sort`. */
export interface Tag {
  readonly ids: readonly string[];
  readonly file: string;
  readonly line: number;
  /** `true`: it is above no test. */
  readonly idle: boolean;
}

/** Tests, stories and journeys; the check counts too. */
const showing = /\.(test|stories|spec)\.tsx?$|^scripts\/check\.ts$/;

const tagLine = /^\s*\/\/ covers: *(.*)$/;
const comment = /^\s*(\/\/|\/\*|\*)/;
const test = /^\s*(export const [A-Z]\w*\b|(test|it|describe)\b)/;

export function readTags(): Tag[] {
  const files = ['designer', 'e2e', 'scripts', 'server', 'src']
    .flatMap(filesBelow)
    .filter((file) => showing.test(file));
  return files.flatMap((file) => parseTags(readFileSync(file, 'utf8'), file));
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

export function parseTags(text: string, file: string): Tag[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const ids = tagLine.exec(line)?.[1];
    if (ids === undefined) return [];
    const below = lines.slice(index + 1).find((next) => !comment.test(next)) ?? '';
    const top = lines.slice(0, index).every((above) => tagLine.test(above));
    const idle = !top && !test.test(below);
    return [{ ids: ids.split(',').map((id) => id.trim()), file, line: index + 1, idle }];
  });
}
