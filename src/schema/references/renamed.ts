import type { DocumentKey } from '../documents/document.ts';
import type { FormPlace } from './form-names.ts';
import type { NamePlace } from './found.ts';

/** A value of records that is renamed: a state of a model, or an item of the dictionary with that code. */
export type RenamedValue =
  { sort: 'state'; model: string; name: string } | { sort: 'item'; dictionary: string; name: string };

/**
 * The renamed thing: a field of a model, a node that only a form has (by its data path in the whole form), or a value
 * of records.
 */
export type Renamed =
  | { sort: 'field'; model: string; name: string }
  | { sort: 'node'; form: FormPlace; path: string; isLayout?: true }
  | RenamedValue;

export type RenamedNode = Exclude<Renamed, RenamedValue>;

/** A place where a document uses the renamed thing, and the text there for another name. */
export interface FieldUse extends NamePlace {
  document: DocumentKey;
  renamed(name: string): string;
  /** `true`: it follows a point, where a name with a hyphen is not allowed. */
  isMember?: true;
  /** The names visible around the place in an expression. The new name must differ from all of them. */
  taken?: ReadonlySet<string>;
}

/** Returns the name as written at its places. */
export function nameOf(renamed: Renamed): string {
  return renamed.sort === 'node' ? (renamed.path.split('.').at(-1) ?? '') : renamed.name;
}

/** Returns the same thing under another name. */
export function withName<Kind extends Renamed>(renamed: Kind, name: string): Kind;
export function withName(renamed: Renamed, name: string): Renamed {
  if (renamed.sort !== 'node') return { ...renamed, name };
  return { ...renamed, path: [...renamed.path.split('.').slice(0, -1), name].join('.') };
}

/** True for a value of records. */
export function isValue(renamed: Renamed): renamed is RenamedValue {
  return renamed.sort === 'state' || renamed.sort === 'item';
}
