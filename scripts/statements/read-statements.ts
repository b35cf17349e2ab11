import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Statement {
  readonly id: string;
  readonly text: string;
  /** The place where it is written: `docs/statements/x.md:7`. */
  readonly place: string;
}

export interface Section {
  readonly title: string;
  readonly statements: readonly Statement[];
}

export function readStatements(): Section[] {
  const folder = 'docs/statements';
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.sort().flatMap((name) => parseStatements(readFileSync(join(folder, name), 'utf8'), `${folder}/${name}`));
}

/** Parses headings (`# Title`) and statements (`- id: text`); other lines are for people. */
export function parseStatements(text: string, file: string): Section[] {
  const sections: { title: string; statements: Statement[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^# (.+)$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ title: heading, statements: [] });
    const [, id, statement] = /^- ([a-z0-9-]+): (.+)$/.exec(line) ?? [];
    if (id === undefined || statement === undefined) continue;
    sections.at(-1)?.statements.push({ id, text: statement, place: `${file}:${index + 1}` });
  }
  return sections;
}
