import { say } from '../../locale/index.ts';
import { checkDocuments } from '../../schema/check/index.ts';
import { isJsonObject, parseJson, readObject, type JsonObject, type Place } from '../../schema/json/index.ts';
import { migrateDocument } from '../../schema/migrations/migrate-document.ts';
import { printDocument } from '../../schema/printer/print-document.ts';
import { gate } from '../gate/index.ts';
import type { ExchangeReport } from './exchange-report.ts';
import { readDefinition } from './form-making/index.ts';
import { readSchema } from './formily/read-schema.ts';
import type { Imported, ImportOptions } from './imported.ts';
import { readJsonSchema } from './json-schema/read-schema.ts';
import { presentMembers } from './json-values.ts';
import { formatNames, recognise, type FormFormat } from './recognise.ts';

/** A report of an import, with its place in the text, counted from 1. */
export type ToldOfText = ExchangeReport & Pick<Place, 'line' | 'column'>;

export type FormOfText =
  { format: FormFormat; body: JsonObject; told: ToldOfText[] } | ({ refused: string } & Pick<Place, 'line' | 'column'>);

export interface FormOfTextOptions extends ImportOptions {
  format?: FormFormat;
  /** The members of the document outside the form, which are kept; its title takes precedence over the text's. */
  envelope?: JsonObject;
  title?: string;
}

const readers: Readonly<
  Record<Exclude<FormFormat, 'pagewright'>, (value: JsonObject, options: ImportOptions) => Imported>
> = {
  'form-making': readDefinition,
  formily: readSchema,
  'json-schema': readJsonSchema,
};

/**
 * Parses the text of a form in any supported format as a form document. Parts that no page would render are reported
 * too: the result passes the same gate as any document.
 */
export function formOfText(text: string, options: FormOfTextOptions): FormOfText {
  const { value, problems, positions } = parseJson(text);
  const [problem] = problems;
  if (problem) return { refused: problem.message, line: problem.line, column: problem.column };
  const format = recognise(value);
  if (!isJsonObject(value) || format === undefined)
    return { refused: say('认不出这是哪种格式的表单。'), line: 1, column: 1 };
  if (options.format !== undefined && format !== options.format)
    return {
      refused: say('要的是 {formatNames}，这里是{formatNames2}。', {
        formatNames: formatNames[options.format],
        formatNames2: formatNames[format],
      }),
      line: 1,
      column: 1,
    };
  const read = format === 'pagewright' ? ownForm(value) : imported(value, format, options);
  if ('refused' in read) return { ...read, line: 1, column: 1 };
  const problemsHere = format === 'pagewright' ? gateProblems(read, options) : allProblems(read, options);
  const told = [...read.told, ...problemsHere].map((each) => {
    const { line, column } = positions.positionOf(each.pointer) ?? { line: 1, column: 1 };
    return { ...each, line, column };
  });
  const inOrder = told.toSorted((one, other) => one.line - other.line || one.column - other.column);
  return { format, body: read.body, told: inOrder };
}

function ownForm(written: JsonObject): Imported | { refused: string } {
  const { value, problem } = migrateDocument(written);
  if (problem) return { refused: problem.message };
  return { body: readObject(value), told: [], places: new Map() };
}

function imported(value: JsonObject, format: Exclude<FormFormat, 'pagewright'>, options: FormOfTextOptions): Imported {
  const { body, ...read } = readers[format](value, options);
  const { title: written, ...form } = body;
  const { $schema, title = written ?? options.title ?? say('导入的表单'), ...around } = options.envelope ?? {};
  return { ...read, body: presentMembers({ $schema, kind: 'form', formatVersion: 1, title, ...around, ...form }) };
}

function gateProblems({ body, places }: Imported, { vocabulary }: ImportOptions): ExchangeReport[] {
  const { problems } = gate('form', body, vocabulary, { document: 'import/form.form', pointer: '' });
  return problems.map(({ pointer, message }) => ({ became: 'kept', pointer: placeThere(pointer, places), message }));
}

/**
 * Adds the findings of the check for names and expressions. The model is left out: forms of other formats name no other
 * documents.
 */
function allProblems(read: Imported, options: ImportOptions): ExchangeReport[] {
  const { model: _, ...alone } = read.body;
  const file = { path: 'import/form.form.json', file: '', text: printDocument(alone) };
  const { problems } = checkDocuments([file], {}, options.vocabulary);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const dropped = gateProblems(read, options);
  const told = errors.map(({ pointer, message }): ExchangeReport => ({
    became: 'kept',
    pointer: placeThere(pointer, read.places),
    message,
  }));
  return [...dropped, ...told.filter((each) => !dropped.some(({ pointer }) => pointer === each.pointer))];
}

function placeThere(pointer: string, places: ReadonlyMap<string, string>): string {
  const parts = pointer.split('/');
  for (let length = parts.length; length > 0; length--) {
    const there = places.get(parts.slice(0, length).join('/'));
    if (there !== undefined) return there;
  }
  return places.size === 0 ? pointer : '';
}
