import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = filesIn(['src', 'server', 'e2e', '.storybook'], /\.(?:tsx?|css)$/);

/** `docs/x.md, Heading; Heading` as comments cite it, also across the end of a line. */
const citation = /(docs\/[\w./-]+\.md)(?:,(?:\s|\*)+((?:[A-Z][^.;():\n]*?)(?:; [A-Z][^.;():\n]*?)*)(?=[).:;]))?/g;

function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

test('what comments cite of docs is there', () => {
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)].flatMap(([, page = '', cited = '']) => {
      if (!existsSync(page)) return [`${file}: ${page}`];
      const headings = headingsOf(readFileSync(page, 'utf8'));
      const named = cited.split('; ').filter((heading) => heading !== '');
      return named.filter((heading) => !headings.includes(heading)).map((heading) => `${file}: ${page}, ${heading}`);
    }),
  );
  expect(missing).toEqual([]);
});

const rooms = /^(src|server|designer|scripts|e2e|docs|schemas|generated|\.storybook)\//;
/** The things that recipes and the README make as examples. */
const samples = /star-rating|star-box|mark-read|board|promotion/i;

test('what docs name is there', () => {
  const pages = ['README.md', ...filesIn(['docs', 'src', 'server', 'designer', 'scripts', 'e2e'], /\.md$/)];
  const missing = pages.flatMap((page) => {
    // Names tests without the endings of their files.
    if (page === 'docs/coverage.md') return [];
    const prose = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    return [...prose.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)].flatMap(([, path = '']) =>
      rooms.test(path) && !samples.test(path) && !existsSync(path) ? [`${page}: ${path}`] : [],
    );
  });
  expect(missing).toEqual([]);
});
