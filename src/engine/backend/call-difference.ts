import type { JsonObject } from '../../schema/json/index.ts';
import { compact, readObjects, readString, readStringMap, readStrings } from '../values/index.ts';

/** Shape that an answer gets: a page, the first record of one, a level of a tree. */
export type AnswerShape = 'page' | 'first' | 'tree';

const shapes: readonly AnswerShape[] = ['page', 'first', 'tree'];

/** A call that differs. */
export interface CallDifference {
  /** Method and path as pages use them, e.g. `GET /sys/dict/getDictItems/{code}`. */
  call: string;
  /** Values that parameters must have. */
  when: Readonly<Record<string, string>>;
  /** The call that is there, as a template. */
  to?: string;
  /** Names of parameters there, by their names here. */
  rename: Readonly<Record<string, string>>;
  isMissing: boolean;
  /** It knows no stars around values. */
  isPlain: boolean;
  /** The fields by which the list can be sorted; absent: all. */
  sorts?: readonly string[];
  /** The fields by which the list can be searched; absent: all. */
  searches?: readonly string[];
  /** The fields whose whole values the list compares. */
  exact: readonly string[];
  answer?: AnswerShape;
  with: readonly FieldCall[];
  /** The call that reads the whole record before a save. */
  whole?: string;
  /** The call that reads the record before a save, to find what was cleared. */
  read?: string;
  /** The fields that a save takes; absent: all. */
  takes?: readonly string[];
  /** The call in its place for those who may not make it. */
  otherwise?: string;
  /** The permission point that it asks for. */
  point?: string;
}

/** A field that another call gives. */
export interface FieldCall {
  field: string;
  call: string;
  take?: string;
}

/** Reads an item of `calls`. */
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
