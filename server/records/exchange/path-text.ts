/** Separates the names in the path of a record of a tree: those of its ancestors, then its own. */
const separator = '/';

/** Normalises a path for comparison: `原材料 / 紧固件` becomes `原材料/紧固件`. */
export function pathText(path: string): string {
  return namesIn(path).join(separator);
}

export function namesIn(path: string): string[] {
  return path.split(separator).map((name) => name.trim());
}

/** Returns the names that the last record of a path may have: `c`, `b/c` and `a/b/c` of `a/b/c`. */
export function lastNames(path: string): string[] {
  const parts = path.split(separator);
  return parts.map((_, index) => parts.slice(index).join(separator).trim());
}
