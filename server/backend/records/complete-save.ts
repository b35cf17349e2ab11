import { differenceOf, type CallDifference, type Parameters } from '../../../src/engine/backend/index.ts';
import { commonFields, findField } from '../../../src/engine/model/index.ts';
import { stampFields } from '../../../src/schema/common-fields.ts';
import type { Exchange } from '../exchange.ts';
import { reversed, type Names } from '../rename.ts';
import { withClearedValues } from './cleared-values.ts';
import { refuseOthers } from './other-fields.ts';
import { withWholeLines, type LineField, type WholeLines } from './record-lines.ts';
import { readWhole, type Members } from './whole-record.ts';

interface Save {
  resource: string;
  /** The call that reads the whole record, if the back end rewrites it. */
  whole: string | undefined;
  /** The call that reads it otherwise; by default `queryById` of the resource. */
  read: string | undefined;
  takes: readonly string[] | undefined;
  names: Names;
  values: Parameters;
  exchange: Exchange;
  calls: readonly CallDifference[];
  titles: ReadonlyMap<string, string> | undefined;
  hidden: ((record: Members) => ReadonlySet<string>) | undefined;
  lines: readonly LineField[];
}

/**
 * Completes the members of an edit: the whole record if the back end rewrites it, cleared values in the form it
 * accepts, and all lines.
 * @param sent The members by the back end's names.
 */
export async function completeSave(sent: Members, save: Save): Promise<WholeLines> {
  const read = save.whole ?? save.read ?? `GET ${save.resource}/queryById?id={id}`;
  const completed = await wholeRecord(withoutStamps(sent, save), read, save);
  return withWholeLines(completed, { fields: save.lines, read, exchange: save.exchange });
}

/**
 * Removes the stamps of user and time, which the back end maintains itself: some modules read a time in another zone
 * than they return it, so each save would shift it.
 */
function withoutStamps(sent: Members, { titles }: Pick<Save, 'titles'>): Members {
  const isKept = (name: string): boolean => !stampFields.has(name) || titles?.has(name) === true;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isKept(name)));
}

async function wholeRecord(sent: Members, read: string, save: Save): Promise<Members> {
  const { whole, names, values, exchange, calls, titles, takes, hidden } = save;
  const hasCleared = Object.values(sent).some((value) => value === null);
  if (whole === undefined && takes === undefined && !hasCleared) return sent;
  const reading = differenceOf(calls, { ...readingOf(read), parameters: values });
  const before = await readWhole(read, reading?.difference, { values, exchange });
  if (!before) return sent;
  const here = reversed(names);
  const titleOf = (there: string): string | undefined => {
    const field = here[there] ?? there;
    // Values that the back end fills in are null if another user saved first.
    return titles ? titles.get(field) : findField(commonFields, field) ? undefined : field;
  };
  if (takes) refuseOthers(sent, before, { takes, titleOf });
  let hiddenHere: ReadonlySet<string> | undefined;
  const isHidden = (there: string): boolean => {
    hiddenHere ??= hidden?.(renamedKeys({ ...before, ...sent }, here)) ?? new Set();
    return hiddenHere.has(here[there] ?? there);
  };
  const cleared = withClearedValues(sent, before, {
    titleOf,
    keepsTexts: takes !== undefined,
    isHidden,
  });
  return whole === undefined ? cleared : { ...before, ...cleared };
}

function renamedKeys(members: Members, names: Names): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [names[name] ?? name, value]));
}

function readingOf(template: string): { method: string; path: string } {
  const [method = 'GET', address = ''] = template.split(' ');
  return { method, path: address.split('?')[0] ?? '' };
}
