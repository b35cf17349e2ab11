import { differenceOf, type CallDifference, type Parameters } from '../../../src/engine/backend/index.ts';
import { commonFields, findField } from '../../../src/engine/model/index.ts';
import type { Exchange } from '../exchange.ts';
import { reversed, type Names } from '../rename.ts';
import { withClearedValues } from './cleared-values.ts';
import { refuseOthers } from './other-fields.ts';
import { withWholeLines, type LineField, type WholeLines } from './record-lines.ts';
import { readWhole, type Members } from './whole-record.ts';

interface Save {
  /** The resource whose record is saved. */
  resource: string;
  /** The call that reads the whole record, where the back end rewrites it. */
  whole: string | undefined;
  /** The call that reads it otherwise; undefined: `queryById` of the resource. */
  read: string | undefined;
  /** The fields that the save takes; undefined: all. */
  takes: readonly string[] | undefined;
  /** Names there by the names here. */
  names: Names;
  values: Parameters;
  exchange: Exchange;
  calls: readonly CallDifference[];
  /** Titles of the fields that people fill in; undefined where no model has the resource. */
  titles: ReadonlyMap<string, string> | undefined;
  /** Returns the fields that forms hide by the values of a record, by the names here. */
  hidden: ((record: Members) => ReadonlySet<string>) | undefined;
  lines: readonly LineField[];
}

/**
 * Completes the members of an edit: the whole record when the back end rewrites it, cleared values as it accepts them, and
 * all lines.
 * @param sent by the names there.
 */
export async function completeSave(sent: Members, save: Save): Promise<WholeLines> {
  const read = save.whole ?? save.read ?? `GET ${save.resource}/queryById?id={id}`;
  const completed = await wholeRecord(withoutStamps(sent, save), read, save);
  return withWholeLines(completed, { fields: save.lines, read, exchange: save.exchange });
}

/** The members in which a back end notes by itself who saved a record, and when. */
const stamps = ['createBy', 'createTime', 'updateBy', 'updateTime'];

/**
 * Leaves out the stamps, which the back end keeps or renews by itself: some modules read a moment in another zone than the
 * one in which they give it, so that each save would move it.
 */
function withoutStamps(sent: Members, { titles }: Pick<Save, 'titles'>): Members {
  const isKept = (name: string): boolean => !stamps.includes(name) || titles?.has(name) === true;
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
    // What the back end fills in by itself is null where another person saved first.
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
