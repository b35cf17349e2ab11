/** A place where an expression reads its scope: `$values.lines[].qty` has the path `['lines', '[]', 'qty']`. */
export interface FreeName {
  name: string;
  /** Members below the name; `[]` is any item of an array, `*` any member of an object. */
  path: readonly string[];
  /** The whole, as a person writes it. */
  text: string;
  position: number;
  end: number;
}

/** Where a value may come from, and where its items come from when it is a new array. */
export interface Origin {
  reads: readonly FreeName[];
  item?: Origin;
}

export const none: Origin = { reads: [] };

/** A value that is one or the other. */
export function either(left: Origin, right: Origin): Origin {
  const reads = [...left.reads, ...right.reads];
  return left.item || right.item ? { reads, item: either(itemOf(left), itemOf(right)) } : { reads };
}

/** The items of an array, or of any of the arrays it may be. */
export function itemOf(origin: Origin): Origin {
  return either({ reads: below(origin, '[]') }, origin.item ?? none);
}

/** The member of a value that has this key. */
export function deeper(origin: Origin, key: string): Origin {
  return { reads: below(origin, key) };
}

/** The same origin, read at this place of the text. */
export function placed(origin: Origin, { start, end }: { start: number; end: number }): Origin {
  return { ...origin, reads: origin.reads.map((read) => ({ ...read, position: start, end })) };
}

function below({ reads }: Origin, key: string): FreeName[] {
  return reads.map((read) => ({
    ...read,
    path: [...read.path, key],
    text: key === '[]' ? `${read.text}[]` : `${read.text}.${key}`,
  }));
}
