import { readFileSync, writeFileSync } from 'node:fs';

import { coveragePage } from './coverage-page.ts';
import { readStatements } from './read-statements.ts';
import { readTags } from './read-tags.ts';
import { statementProblems } from './statement-problems.ts';

const file = 'docs/coverage.md';

export function writeCoverage(): void {
  writeFileSync(file, coveragePage(readStatements(), readTags()));
}

export function checkCoverage(): string[] {
  const sections = readStatements();
  const tags = readTags();
  const page = coveragePage(sections, tags);
  return [
    ...statementProblems(sections, tags),
    ...(readFileSync(file, 'utf8') === page ? [] : [`${file} is stale: npm run generate`]),
  ];
}
