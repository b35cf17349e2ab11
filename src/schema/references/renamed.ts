import type { DocumentKey } from '../documents/document.ts';
import type { FormPlace } from './form-names.ts';
import type { NamePlace } from './found.ts';

/** What has another name: a field of a model, or a node that a form has by itself, by its data path in the whole form. */
export type Renamed =
  { sort: 'field'; model: string; name: string } | { sort: 'node'; form: FormPlace; path: string; isLayout?: true };

/** A place where a document uses it, and what stands there when it has another name. */
export interface FieldUse extends NamePlace {
  document: DocumentKey;
  renamed(name: string): string;
  /** It stands behind a point, where a name with a hyphen cannot. */
  isMember?: true;
  /** Names visible around the place in an expression. The new name must differ from all of them. */
  taken?: ReadonlySet<string>;
}

/** The name as it stands at its places. */
export function nameOf(renamed: Renamed): string {
  return renamed.sort === 'field' ? renamed.name : (renamed.path.split('.').at(-1) ?? '');
}

/** The same thing under another name. */
export function withName(renamed: Renamed, name: string): Renamed {
  if (renamed.sort === 'field') return { ...renamed, name };
  return { ...renamed, path: [...renamed.path.split('.').slice(0, -1), name].join('.') };
}
