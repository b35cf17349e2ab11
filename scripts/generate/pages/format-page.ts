import { documentKinds } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';
import type { MetaSchemas } from '../../words/meta-schemas.ts';
import { wordsOf, type Locale } from '../../words/words.ts';
import { keyTable } from './key-table.ts';
import { anchorOf, valueText, type ValuePlace } from './value-text.ts';

const heads: Readonly<Record<Locale, string[]>> = {
  'zh-CN': [
    '# 文档格式参考',
    '由 `npm run generate` 从 `schemas/meta` 写出，不手工修改。[English](format.en.md)。按例子学写法见 [FORMAT.md](../docs/FORMAT.md)；组件、单元格和动作的属性见[一览](catalogue.md)。',
  ],
  'en-US': [
    '# Reference of the document format',
    'Made from `schemas/meta` by `npm run generate`, never edited. [中文](format.md). [FORMAT.en.md](../docs/FORMAT.en.md) teaches it by example; the [catalogue](catalogue.en.md) has the props of widgets, cells and actions.',
  ],
};

const commonTitle: Readonly<Record<Locale, string>> = { 'zh-CN': '各类文档共用', 'en-US': 'Shared by all kinds' };

/**
 * Renders the Markdown reference of the format in a language from the meta-schemas: every kind, every key by its group.
 */
export function formatPage(schemas: MetaSchemas, locale: Locale): string {
  const kinds = documentKinds.flatMap((kind) => {
    const place = { file: `${kind}.schema.json`, schemas, locale };
    const root = schemas.get(place.file) ?? {};
    return [...section(`## ${kind}`, anchorOf(place.file), root, place), ...definitions(root, place)];
  });
  const common = { file: 'common.schema.json', schemas, locale };
  const shared = [`## ${commonTitle[locale]}`, ...definitions(schemas.get(common.file) ?? {}, common)];
  return [...heads[locale], ...kinds, ...shared].join('\n\n');
}

function definitions(root: JsonObject, place: ValuePlace): string[] {
  const all = Object.entries(isJsonObject(root['definitions']) ? root['definitions'] : {});
  return all.flatMap(([name, schema]) => {
    if (!isJsonObject(schema) || schema['x-group'] !== undefined || name === 'groups') return [];
    if (schema['properties'] === undefined && place.file !== 'common.schema.json') return [];
    return section(`### ${name}`, anchorOf(place.file, name), schema, place);
  });
}

function section(heading: string, anchor: string, schema: JsonObject, place: ValuePlace): string[] {
  const { title = '', description = '' } = wordsOf(schema, place.locale);
  const colon = place.locale === 'zh-CN' ? '：' : ': ';
  const table = keyTable(schema, place);
  return [
    `<a id="${anchor}"></a>`,
    `${heading}${colon}${title}`,
    description,
    ...(schema['properties'] === undefined ? [valueText(schema, place)] : table),
  ];
}
