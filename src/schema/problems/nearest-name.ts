/**
 * Returns the candidate most similar to `name`, or undefined if none is similar. A candidate that differs only in
 * letter case wins; otherwise the smallest Damerau-Levenshtein distance (optimal string alignment) that is at most a
 * third of the name's length, and at least 1. Of equally similar candidates the first is returned.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const other = candidate.toLowerCase();
    if (other === wanted) return candidate;
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, other);
    if (distance < bestDistance && distance < wanted.length) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns the `nearest` key of a problem about an unknown name; no key if no candidate is near. */
export function nearestOf(name: string, candidates: Iterable<string>): { nearest?: string } {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? {} : { nearest };
}

function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
