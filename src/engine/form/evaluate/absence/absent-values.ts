import { isRecord } from '../../../../schema/json/index.ts';
import { isEmptyValue } from '../../../rules/index.ts';
import { pathInRow, setValueAt, valueAt } from '../../../values/index.ts';

/** A value in the working copy: its data path, the record or row that contains it, and its path there. */
export interface HeldValue {
  path: string;
  holder: Record<string, unknown>;
  name: string;
}

/** The absent fields, whose values are removed from the working copy. */
export interface AbsentValues {
  readonly paths: ReadonlySet<string>;
  /** Restores the value of an absent field, so that its own conditions can read it. */
  restore(held: HeldValue): void;
  /** Marks a field as absent or present, after `restore`. */
  note(held: HeldValue, isAbsent: boolean): void;
}

/** Removes the values at `absent` from the working copy; `raw` returns the original record. */
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
  return isRecord(holder) ? { path, holder, name: place.inside } : undefined;
}

/**
 * Returns the paths that are only in one of the sets and have a value in `values`: expressions may then give another
 * result.
 */
export function differingPaths(before: ReadonlySet<string>, after: ReadonlySet<string>, values: object): string[] {
  const all = [...new Set([...before, ...after])];
  return all.filter((path) => before.has(path) !== after.has(path) && !isEmptyValue(valueAt(values, path)));
}
