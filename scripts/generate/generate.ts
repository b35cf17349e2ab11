import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

import { readFolders } from '../../server/catalogue/index.ts';
import { checkDocuments } from '../../src/schema/check/index.ts';
import { documentKinds } from '../../src/schema/documents/document.ts';
import { writeCoverage } from '../statements/index.ts';
import { joinTexts, readRoomTexts } from '../texts/join-texts.ts';
import { readMetaSchemas } from '../words/meta-schemas.ts';
import { closeMetaSchema } from './close-meta-schema.ts';
import { compileValidators } from './compile-validators.ts';
import { forEditors } from './for-editors.ts';
import { annotatedFormatModule, formatModule, propsFormatModule } from './format-module.ts';
import { joinMetaSchemas } from './join-meta-schemas.ts';
import { cataloguePage } from './pages/catalogue-page.ts';
import { expressionsPage } from './pages/expressions/expressions-page.ts';
import { formatPage } from './pages/format-page.ts';
import { paletteIcons } from './palette-icons.ts';
import { loadedVocabulary, readVocabulary } from './read-vocabulary.ts';
import { recordTypes } from './record-types.ts';
import { routeInputs, serverCalls } from './route-inputs.ts';
import { widgetDeclarations } from './widget-declarations.ts';
import { documentTypes, propsTypes } from './write-types.ts';

const folder = 'generated';
const head = '// Made by `npm run generate`; never edited.\n';

/**
 * Generates everything in `generated/` from `schemas/` and the catalogue.
 * @returns the texts by file name.
 */
export async function generate(): Promise<Map<string, string>> {
  const vocabulary = readVocabulary();
  const meta = readMetaSchemas();
  const joined = joinMetaSchemas();
  const closed = closeMetaSchema(vocabulary, joined);
  const validators = compileValidators(closed);
  const documents = checkDocuments(readFolders(['schemas']), {}, vocabulary);
  const props = [
    "import type { JsonValue } from '../src/schema/json/index.ts';\n",
    await propsTypes('Widget', vocabulary.widgets),
    await propsTypes('Cell', vocabulary.cells),
    await propsTypes('Action', vocabulary.actions),
  ];
  const vocabularyText = `import type { Vocabulary } from '../src/schema/vocabulary.ts';\n\nexport const vocabulary: Vocabulary = ${JSON.stringify(loadedVocabulary(vocabulary))};\n`;
  return new Map([
    ['document.schema.json', await format(JSON.stringify(forEditors(closed)), { parser: 'json', printWidth: 120 })],
    ['document-validators.js', head + validators],
    ['document-validators.d.ts', head + validatorDeclaration()],
    ['annotated-format.ts', await typescript(annotatedFormatModule(joined, vocabulary))],
    ['format.ts', await typescript(formatModule(joined))],
    ['props-format.ts', await typescript(propsFormatModule(vocabulary))],
    ['catalogue.md', await markdown(cataloguePage(vocabulary, meta, 'zh-CN'))],
    ['catalogue.en.md', await markdown(cataloguePage(vocabulary, meta, 'en-US'))],
    ['expressions.md', await markdown(expressionsPage('zh-CN'))],
    ['expressions.en.md', await markdown(expressionsPage('en-US'))],
    ['format.md', await markdown(formatPage(meta, 'zh-CN'))],
    ['format.en.md', await markdown(formatPage(meta, 'en-US'))],
    ['documents.ts', await typescript(await documentTypes(joined))],
    ['palette-icons.ts', await typescript(paletteIcons(vocabulary))],
    ['props.ts', await typescript(props.join('\n'))],
    ['records.ts', await typescript(await recordTypes(documents))],
    ['route-inputs.ts', await typescript(routeInputsText(await routeInputs()))],
    ['server-calls.ts', await typescript(serverCallsText())],
    ['vocabulary.ts', await typescript(vocabularyText)],
    ['widget-declarations.ts', await typescript(await widgetDeclarations(vocabulary))],
    ...joinTexts(readRoomTexts()),
  ]);
}

function routeInputsText(inputs: object): string {
  return `type Names = Readonly<Record<string, 'required' | 'optional'>>;\n\n/** What the handler of each route reads of its query and its body, by method and path. */\nexport const routeInputs: Readonly<Record<string, { query: Names; body: Names }>> = ${JSON.stringify(inputs)};\n`;
}

function serverCallsText(): string {
  return `/** The paths of the server's own calls, and the last parts of those of every stored model. */\nexport const serverCalls: Readonly<Record<'own' | 'ofRecords', readonly string[]>> = ${JSON.stringify(serverCalls())};\n`;
}

function validatorDeclaration(): string {
  const lines = documentKinds.map((kind) => `export const ${kind}: Validate;`);
  return `import type { Validate } from '../src/schema/parse/index.ts';\n\n${lines.join('\n')}\n`;
}

function markdown(text: string): Promise<string> {
  return format(text, { parser: 'markdown', proseWrap: 'never' });
}

function typescript(text: string): Promise<string> {
  return format(head + text, { parser: 'typescript', printWidth: 120, singleQuote: true });
}

/** Lists the files of `generated/` that are missing or outdated. */
export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of await generate()) if (readIfThere(join(folder, name)) !== text) stale.push(name);
  return stale;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes these files of `generated/`. */
function write(texts: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of texts) writeFileSync(join(folder, name), text);
}

if (process.argv[1]?.endsWith('generate.ts')) {
  // The texts come first, because the rest loads code that shows them; `npm run generate texts` makes nothing else.
  write(joinTexts(readRoomTexts()));
  if (process.argv[2] !== 'texts') {
    write(await generate());
    writeCoverage();
  }
}
