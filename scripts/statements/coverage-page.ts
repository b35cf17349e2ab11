import type { Section } from './read-statements.ts';
import type { Tag } from './read-tags.ts';

const head = `<!-- Made by \`npm run generate\` from docs/statements and the tags in tests (docs/CONTRIBUTING.md); never edited. -->

# Coverage

Each statement of the specification, with the tests that show it. \`list\` is a unit test, \`List\` in capitals a story, \`e2e/list\` a journey in the browser.
`;

/** Renders the page that lists for each statement the tests that show it. Returns Markdown. */
export function coveragePage(sections: readonly Section[], tags: readonly Tag[]): string {
  const files = new Map<string, string[]>();
  for (const { ids, file } of tags) for (const id of ids) files.set(id, [...new Set([...(files.get(id) ?? []), file])]);
  const parts = sections.map(({ title, statements }) => {
    const lines = statements.map(({ id, text }) => `- ${text}: ${shownBy(files.get(id) ?? [])}`);
    return `\n## ${title}\n\n${lines.join('\n')}\n`;
  });
  return head + parts.join('');
}

function shownBy(files: readonly string[]): string {
  return files.map((file) => `[${shortName(file)}](../${file})`).join(', ') || '*not yet*';
}

/** `src/views/list/ListPage.stories.tsx` is `ListPage`, `e2e/list.spec.ts` is `e2e/list`. */
function shortName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/(\.test|\.stories|\.spec)?\.tsx?$/, '');
  return file.startsWith('e2e/') ? `e2e/${name}` : name;
}
