import { isEmptyValue } from '../../../rules/index.ts';
import { isPlain, pathInRow, setValueAt, valueAt } from '../../../values/index.ts';

/** A value in the working copy: its data path, the record or row that holds it, and its path there. */
export interface HeldValue {
  path: string;
  holder: Record<string, unknown>;
  name: string;
}

/** The fields that are absent: the working copy has nothing in their places. */
export interface AbsentValues {
  readonly paths: ReadonlySet<string>;
  /** Puts the value of an absent field back, so that its own conditions read it. */
  restore(held: HeldValue): void;
  /** Sets whether a field is absent, after `restore`. */
  note(held: HeldValue, isAbsent: boolean): void;
}

/** Takes the values at `absent` out of the working copy; `raw` gives the record as it was before. */
export function createAbsentValues(
  working: Record<string, unknown>,
  absent: ReadonlySet<string>,
  raw: () => object,
): AbsentValues {
  const paths = new Set(absent);
  const remove = ({ holder, name }: HeldValue) => {
    const value = valueAt(holder, name);
    if (!isEmptyValue(value)) setValueAt(holder, name, Array.isArray(value) ? [] : null);
  };
  for (const path of absent) {
    const held = heldAt(working, path);
    if (held) remove(held);
  }
  return {
    paths,
    restore(held) {
      if (paths.has(held.path)) setValueAt(held.holder, held.name, valueAt(raw(), held.path));
    },
    note(held, isAbsent) {
      if (isAbsent) {
        remove(held);
        paths.add(held.path);
      } else paths.delete(held.path);
    },
  };
}

function heldAt(working: Record<string, unknown>, path: string): HeldValue | undefined {
  const place = pathInRow(path);
  if (!place) return { path, holder: working, name: path };
  const holder = valueAt(working, place.row);
  return isPlain(holder) ? { path, holder, name: place.inside } : undefined;
}

/** The paths that are in one of the sets only, where `values` has something: expressions may then give another result. */
export function differingPaths(before: ReadonlySet<string>, after: ReadonlySet<string>, values: object): string[] {
  const all = [...new Set([...before, ...after])];
  return all.filter((path) => before.has(path) !== after.has(path) && !isEmptyValue(valueAt(values, path)));
}
