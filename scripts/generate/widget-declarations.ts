import { compile } from 'json-schema-to-typescript';

import { declarationSchema } from '../../src/engine/widgets/index.ts';
import type { Vocabulary, WidgetEntry } from '../../src/schema/vocabulary.ts';

/**
 * Prints the type of widget declarations, and the declarations of each widget of the catalogue that the engine uses.
 */
export async function widgetDeclarations({ widgets }: Vocabulary): Promise<string> {
  const { required: _, oneOf: __, ...schema } = declarationSchema();
  const type = await compile(schema, 'WidgetDeclaration', {
    bannerComment: '',
    additionalProperties: false,
    unknownAny: true,
    format: false,
  });
  const declared = Object.fromEntries(Object.entries(widgets).map(([name, entry]) => [name, forEngine(entry)]));
  const text = '/** What each widget of the catalogue declares, without what only a designer reads. */';
  return `${type}\n${text}\nexport const widgetDeclarations: Readonly<Record<string, WidgetDeclaration>> = ${JSON.stringify(declared)};\n`;
}

function forEngine(entry: WidgetEntry) {
  const {
    title: _,
    props: __,
    palette: ___,
    createField: ____,
    accepts: _____,
    exchange: ______,
    ...declaration
  } = entry;
  return { ...declaration, ...(entry.holds !== undefined && { holds: true }) };
}
