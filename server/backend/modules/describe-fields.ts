import { partition } from 'es-toolkit';

import type { FieldDescription } from '../../../src/engine/exchange/index.ts';
import { stampFields } from '../../../src/schema/common-fields.ts';
import { say } from '../../locale/index.ts';
import { isMembers, scalarText, type ExactJson } from '../exact-json.ts';
import type { DescribedEntity, DescribedProperty } from './api-description.ts';
import { guessDictionary, type Dictionaries } from './guess-dictionary.ts';
import { guessedTitle, guessesOf, isDayByName, scaleIn } from './guessed-properties.ts';
import type { SampleRecord } from './sample-record.ts';
import { usualTitle } from './usual-titles.ts';

/** Fields with the guesses that their author should check, one sentence each. */
export interface DescribedFields {
  fields: FieldDescription[];
  guesses: string[];
}

/** Fields that a JeecgBoot fills in by itself and that no page shows. */
const hidden: ReadonlySet<string> = new Set(['id', 'tenantId', 'delFlag', 'updateCount', 'bpmStatus', 'sysOrgCode']);

const mostColumns = 10;
const mostSearched = 4;
const longText = 200;

export function describeFields(
  entity: DescribedEntity | undefined,
  records: readonly SampleRecord[],
  { dictionaries, titles }: { dictionaries: Dictionaries; titles: ReadonlyMap<string, string> },
): DescribedFields {
  const described = new Map(entity?.properties.map((property) => [property.name, property]));
  const ofRecords = records.flatMap((record) => Object.keys(record)).filter((name) => !name.endsWith('_dictText'));
  const known = [...new Set([...described.keys(), ...ofRecords])].filter(
    (name) => !hidden.has(name) && /^[a-z][A-Za-z0-9_]*$/.test(name),
  );
  const [last, first] = partition(known, (name) => stampFields.has(name));
  const names = [...first, ...last];
  const guesses: string[] = [];
  const counts = { columns: 0, searched: 0 };
  const fields = names.map((name): FieldDescription => {
    const property = described.get(name);
    const values = records.map((record) => record[name]).filter((value) => value !== null && value !== undefined);
    const isStamp = stampFields.has(name);
    const title = property?.title ?? (isStamp ? usualTitle(name) : undefined) ?? titles.get(name);
    if (title === undefined) guesses.push(guessedTitle(name));
    const type = typeOf(name, property, values);
    const dictionary = isStamp ? undefined : guessDictionary(name, records, dictionaries);
    if (dictionary) guesses.push(say('{name} 的字典猜是 {dictionary}', { name, dictionary: dictionary.code }));
    const scale = type === 'BigDecimal' ? (property?.scale ?? scaleIn(values)) : undefined;
    if (!isStamp)
      guesses.push(...guessesOf(name, { property, values, type, scale, hasDictionary: dictionary !== undefined }));
    const control = dictionary ? (dictionary.isList ? 'list_multi' : 'list') : controlOf(type, values);
    const isShort = !['textarea', 'umeditor', 'file', 'image'].includes(control);
    const inList = !isStamp && isShort && (counts.columns += 1) <= mostColumns;
    const query = isStamp ? undefined : queryOf(type, control);
    const isSearched = query !== undefined && (counts.searched += 1) <= mostSearched;
    return {
      name,
      title: title ?? usualTitle(name) ?? name,
      type,
      length: property?.maxLength ?? 0,
      scale,
      control,
      dictionary: { code: dictionary?.code ?? '', table: '', text: '' },
      isRequired: property?.isRequired ?? false,
      isReadOnly: false,
      inForm: !isStamp,
      inList: inList || name === 'createTime',
      query: isSearched ? query : undefined,
      check: property?.pattern,
      initial: undefined,
      width: undefined,
    };
  });
  return { fields, guesses };
}

function typeOf(name: string, property: DescribedProperty | undefined, values: readonly ExactJson[]): string {
  const texts = values.map((value) => scalarText(value) ?? '');
  if (property?.type === 'integer') return 'int';
  if (property?.type === 'number') return 'BigDecimal';
  const isDescribedDate = property?.type === 'date-time';
  if (property?.type === 'date' || (isDescribedDate && texts.length === 0 && isDayByName(name, property)))
    return 'Date';
  if (texts.length > 0 && texts.every((text) => /^\d{4}-\d\d-\d\d$/.test(text))) return 'Date';
  if (isDescribedDate || (texts.length > 0 && texts.every((text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))))
    return 'Datetime';
  const areNumbers = values.length > 0 && values.every((value) => isNumber(value));
  if (areNumbers) return texts.every((text) => /^-?\d+$/.test(text)) ? 'int' : 'BigDecimal';
  return texts.some((text) => text.length > longText) ? 'Text' : 'string';
}

function isNumber(value: ExactJson): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isMembers(value);
}

function controlOf(type: string, values: readonly ExactJson[]): string {
  if (type === 'Date') return 'date';
  if (type === 'Datetime') return 'datetime';
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) return 'switch';
  const texts = values.map((value) => scalarText(value) ?? '');
  if (texts.some((text) => /<(?:p|div|br|span|h\d)\b/i.test(text))) return 'umeditor';
  const paths = texts.filter((text) => text !== '');
  if (paths.length > 0 && paths.every((text) => /^\S+\/\S+\.(?:png|jpe?g|gif|webp|bmp)$/i.test(text))) return 'image';
  if (paths.length > 0 && paths.every((text) => /^\S+\/\S+\.(?:docx?|xlsx?|pptx?|pdf|zip|txt)$/i.test(text)))
    return 'file';
  return type === 'Text' || texts.some((text) => text.includes('\n')) ? 'textarea' : 'text';
}

function queryOf(type: string, control: string): string | undefined {
  if (control === 'list' || control === 'list_multi' || control === 'switch') return 'single';
  if (type === 'Date' || type === 'Datetime') return 'group';
  return type === 'string' && control === 'text' ? 'like' : undefined;
}
