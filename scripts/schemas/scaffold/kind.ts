import type { NameForms } from './name-forms.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';

/**
 * Returns the parts of a sample kind of document to be extended, a page with one text: its meta-schema, its meaning,
 * its view, and an example in the guides of the format. `title` is its Chinese name.
 */
export function kindParts({ kebab, camel, pascal }: NameForms, { title = pascal }: ScaffoldWords): ScaffoldParts {
  const room = `src/engine/${kebab}`;
  return {
    files: {
      [`schemas/meta/${kebab}.schema.json`]: JSON.stringify(metaSchema(kebab, pascal, title), null, 2),
      [`${room}/resolve-${kebab}.ts`]: resolver(kebab, pascal),
      [`src/views/page/${pascal}Page.tsx`]: view(kebab, camel, pascal),
      [`src/views/page/${pascal}Page.stories.tsx`]: story(kebab, pascal, title),
    },
    changes: [
      { file: 'schemas/meta/app.schema.json', change: (text) => withAddress(text, kebab) },
      {
        file: 'src/schema/kinds/kinds.ts',
        change: (text) =>
          before(text, '} as const satisfies Readonly<Record<string, ', definition(kebab, pascal, title)),
      },
      { file: 'src/engine/kinds/kinds.ts', change: (text) => withMeaning(text, kebab, pascal) },
      { file: 'src/engine/kinds/resolved-page.ts', change: (text) => withContents(text, kebab, pascal) },
      {
        file: 'src/views/page/index.ts',
        change: (text) => `${text}export { ${pascal}Page } from './${pascal}Page.tsx';\n`,
      },
      { file: 'src/views/page-views.tsx', change: (text) => withView(text, kebab, pascal) },
      {
        file: 'docs/FORMAT.md',
        change: (text) => before(text, '## app', guide(kebab, `：${title}`, '写一句话，作为一页打开。')),
      },
      {
        file: 'docs/FORMAT.en.md',
        change: (text) => before(text, '## app', guide(kebab, `: ${pascal}`, 'A sentence, as a page.')),
      },
    ],
  };
}

/** The app's menu and routes may name documents of that kind. */
function withAddress(text: string, kebab: string): string {
  return text.replace(/(\.\((?:[a-z-]+\|)+[a-z-]+)(\)\$)/, (all, kinds: string, end: string) =>
    kinds.split(/[(|]/).includes(kebab) ? all : `${kinds}|${kebab}${end}`,
  );
}

function withMeaning(text: string, kebab: string, pascal: string): string {
  const meaning = `'${kebab}': {
    page: (key, { documents, vocabulary }) => ({
      kind: '${kebab}',
      content: resolve${pascal}(key, documents, vocabulary),
    }),
    isListed: () => true,
    permission: viewPermission,
  },`;
  const entered = before(text, '} as const satisfies Readonly<Record<DocumentKind', meaning);
  return before(
    entered,
    'import { readString }',
    `import { resolve${pascal} } from '../${kebab}/resolve-${kebab}.ts';`,
  );
}

function withContents(text: string, kebab: string, pascal: string): string {
  const entered = before(text, '}\n\nexport interface PageOf<', `'${kebab}': Resolved${pascal};`);
  return before(
    entered,
    '\nexport interface PageContents',
    `import type { Resolved${pascal} } from '../${kebab}/resolve-${kebab}.ts';`,
  );
}

function withView(text: string, kebab: string, pascal: string): string {
  const page = `const ${pascal}Page = antdComponent(async () => (await import('./page/index.ts')).${pascal}Page);`;
  const entered = before(
    text,
    '  },\n  List:',
    `'${kebab}': ({ content, owner }) => <${pascal}Page content={content} owner={owner} />,`,
  );
  return before(entered, 'const FormPage = ', page);
}

const definition = (kebab: string, pascal: string, title: string) => `'${kebab}': {
    title: { 'zh-CN': '${title}', 'en-US': '${pascal}' },
    empty: () => ({}),
    isDrawn: true,
    isAddressed: true,
    isOnlyNamed: false,
    decidesAboutData: false,
    inline: [],
  },`;

const resolver = (
  kebab: string,
  pascal: string,
) => `import { type DocumentSet, splitDocumentKey } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { gate } from '../gate/index.ts';
import { localText } from '../values/index.ts';

/** A ${kebab}, resolved for rendering. */
export interface Resolved${pascal} {
  document: string;
  title: string;
  text: string;
  problems: Problem[];
}

/** Resolves the ${kebab} of a key; one that does not exist is empty. Never throws. */
export function resolve${pascal}(key: string, documents: DocumentSet, vocabulary: Vocabulary): Resolved${pascal} {
  const document = \`\${splitDocumentKey(key)?.id ?? key}.${kebab}\` as const;
  const { body, problems } = gate('${kebab}', documents.get(document)?.body, vocabulary, { document, pointer: '' });
  return { document, title: localText(body.title) ?? document, text: localText(body.text) ?? '', problems };
}
`;

const view = (kebab: string, camel: string, pascal: string) => `import { useEffect } from 'react';

import type { Resolved${pascal} } from '../../engine/${kebab}/resolve-${kebab}.ts';
import { PageBox } from '../../kit/page-frame/PageBox.tsx';
import { UnplacedProblems } from '../../kit/problem-card/index.ts';
import { contentStands } from '../../runtime/registry/index.ts';
import { DialogHost } from '../dialog/index.ts';

/** A ${kebab} as a page. \`owner\` is the key of its tab. */
export function ${pascal}Page({ content: ${camel}, owner }: { content: Resolved${pascal}; owner: string }) {
  useEffect(contentStands, []);
  return (
    <>
      <PageBox>
        <UnplacedProblems problems={${camel}.problems} nodes={[]} />
        <p>{${camel}.text}</p>
      </PageBox>
      <DialogHost owner={owner} />
    </>
  );
}
`;

const story = (
  kebab: string,
  pascal: string,
  title: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { expectVisible } from '../../../.storybook/play.ts';
import { memoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { PageStory } from './testing/PageStory.tsx';

const meta: Meta = { title: '页面/${title}' };
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => (
    <PageStory of="base/a.${kebab}" documents={{ 'base/a.${kebab}': { title: '甲', text: '内容' } }} records={memoryRecords([])} />
  ),
  async play() {
    await expectVisible(await screen.findByText('内容'));
  },
};
`;

const metaSchema = (kebab: string, pascal: string, title: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${kebab}.schema.json`,
  title,
  description: '写一句话，作为一页打开。',
  'x-en-US': { title: pascal, description: 'A sentence, as a page.' },
  type: 'object',
  required: ['kind', 'formatVersion', 'title'],
  additionalProperties: false,
  properties: {
    $schema: { $ref: 'common.schema.json#/definitions/schemaHint', 'x-safe': 'address' },
    kind: {
      title: '种类',
      description: `文档的种类：${kebab}。`,
      'x-en-US': { title: 'Kind', description: `The kind of the document: ${kebab}.` },
      'x-group': 'basic',
      const: kebab,
    },
    formatVersion: { $ref: 'common.schema.json#/definitions/formatVersion' },
    title: { $ref: 'common.schema.json#/definitions/documentTitle' },
    description: { $ref: 'common.schema.json#/definitions/documentDescription' },
    text: {
      title: '文字',
      description: '页面上的话；不写则没有。',
      'x-en-US': { title: 'Text', description: 'The text of the page; empty if left out.' },
      'x-group': 'basic',
      $ref: 'common.schema.json#/definitions/text',
    },
  },
});

const guide = (kebab: string, heading: string, words: string) => `## ${kebab}${heading}

${words}

\`\`\`json
{ "kind": "${kebab}", "formatVersion": 1, "title": "甲", "text": "内容" }
\`\`\`
`;

function before(text: string, mark: string, lines: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the place for a kind is gone: ${mark}`);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}
