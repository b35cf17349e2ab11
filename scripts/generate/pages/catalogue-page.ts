import type { Vocabulary, VocabularyEntry } from '../../../src/schema/vocabulary.ts';
import type { MetaSchemas } from '../../words/meta-schemas.ts';
import { wordsOf, type Locale } from '../../words/words.ts';
import { keyTable } from './key-table.ts';

type Shelf = 'widgets' | 'cells' | 'actions';

const heads: Readonly<Record<Locale, string[]>> = {
  'zh-CN': [
    '# 组件、单元格、动作一览',
    '由 `npm run generate` 从登记处写出，不手工修改。[English](catalogue.en.md)。怎样使用见 [FORMAT.md](../docs/FORMAT.md)，其余的键见[格式参考](format.md)。',
  ],
  'en-US': [
    '# Widgets, cells and actions',
    'Made from the catalogue by `npm run generate`, never edited. [中文](catalogue.md). [FORMAT.en.md](../docs/FORMAT.en.md) teaches their use; the [reference of the format](format.en.md) has all other keys.',
  ],
};

const shelves: Readonly<Record<Locale, Record<Shelf, string>>> = {
  'zh-CN': { widgets: '组件（`x-component`）', cells: '单元格（列的 `cell`）', actions: '动作（按钮的 `do`）' },
  'en-US': {
    widgets: 'Widgets (`x-component`)',
    cells: 'Cells (`cell` of a column)',
    actions: 'Actions (`do` of a button)',
  },
};

/** Renders the Markdown reference for document authors: every widget, cell and action by name, with its options. */
export function cataloguePage(vocabulary: Vocabulary, schemas: MetaSchemas, locale: Locale): string {
  const parts = (['widgets', 'cells', 'actions'] as const).flatMap((shelf) => [
    `## ${shelves[locale][shelf]}`,
    ...Object.entries(vocabulary[shelf]).flatMap(([name, entry]) => entryParts(name, entry, schemas, locale)),
  ]);
  return [...heads[locale], ...parts].join('\n\n');
}

function entryParts(name: string, { title, props }: VocabularyEntry, schemas: MetaSchemas, locale: Locale): string[] {
  const words = wordsOf(props, locale);
  const colon = locale === 'zh-CN' ? '：' : ': ';
  const description = words.description === undefined ? [] : [words.description];
  return [
    `### ${name}${colon}${words.title ?? title}`,
    ...description,
    ...keyTable(props, { file: '', schemas, locale }),
  ];
}
