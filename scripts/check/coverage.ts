import { existsSync, readFileSync } from 'node:fs';

/**
 * `docs/coverage.md` says of each capability who does it and which test shows it. A test is named as `file` or
 * `file › title`; the file must exist and hold the title.
 */
export function checkCoverage(): string[] {
  const lines = readFileSync('docs/coverage.md', 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|') || /^\|[\s|-]+\|$/.test(line)) return [];
    return [...line.matchAll(/`([^`]+\.(?:test|spec|stories)\.tsx?)(?: › ([^`]+))?`/g)]
      .map(([, file = '', title]) => missing(file, title))
      .filter((finding) => finding !== undefined)
      .map((finding) => `docs/coverage.md:${index + 1} ${finding}`);
  });
}

function missing(file: string, title: string | undefined): string | undefined {
  if (!existsSync(file)) return `names ${file}, which is not there`;
  if (title !== undefined && !readFileSync(file, 'utf8').includes(title))
    return `names “${title}”, which ${file} does not hold`;
  return undefined;
}
