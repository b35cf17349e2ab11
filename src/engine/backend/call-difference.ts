import type { JsonObject } from '../../schema/json/index.ts';
import { compact, readObjects, readString, readStringMap, readStrings } from '../values/index.ts';

/** The shape of a response: a page, the first record of a page, or a level of a tree. */
export type AnswerShape = 'page' | 'first' | 'tree';

const shapes: readonly AnswerShape[] = ['page', 'first', 'tree'];

export interface CallDifference {
  /** The method and path as pages use them, e.g. `GET /sys/dict/getDictItems/{code}`. */
  call: string;
  when: Readonly<Record<string, string>>;
  /** The back end's own call, as a template. */
  to?: string;
  /** The back end's parameter names, keyed by the names that pages use. */
  rename: Readonly<Record<string, string>>;
  isMissing: boolean;
  /** True when the call does not support `*` wildcards around values. */
  isPlain: boolean;
  /** The fields by which the list can be sorted; all when absent. */
  sorts?: readonly string[];
  /** The fields by which the list can be searched; all when absent. */
  searches?: readonly string[];
  exact: readonly string[];
  answer?: AnswerShape;
  with: readonly FieldCall[];
  whole?: string;
  /** The call that reads the record before a save, to find which values were cleared. */
  read?: string;
  /** The fields that a save accepts; all when absent. */
  takes?: readonly string[];
  /** The call to make instead for users without the permission. */
  otherwise?: string;
  point?: string;
}

export interface FieldCall {
  field: string;
  call: string;
  take?: string;
}

/** Parses an item of `calls`. */
export function readCall(item: JsonObject): CallDifference {
  const [takes, sorts, searches] = [item['takes'], item['sorts'], item['searches']].map((names) =>
    names === undefined ? undefined : readStrings(names),
  );
  const answer = shapes.find((shape) => shape === item['answer']);
  return {
    call: readString(item['call']) ?? '',
    when: readStringMap(item['when']),
    rename: readStringMap(item['rename']),
    isMissing: item['missing'] === true,
    isPlain: item['plain'] === true,
    ...(answer !== undefined && { answer }),
    with: readObjects(item['with']).map(({ item: given }) => {
      const take = readString(given['take']);
      const [field = '', call = ''] = [readString(given['field']), readString(given['call'])];
      return { field, call, ...(take !== undefined && { take }) };
    }),
    ...(takes && { takes }),
    ...(sorts && { sorts }),
    ...(searches && { searches }),
    exact: readStrings(item['exact']),
    ...compact({
      to: readString(item['to']),
      whole: readString(item['whole']),
      read: readString(item['read']),
      otherwise: readString(item['otherwise']),
      point: readString(item['point']),
    }),
  };
}
