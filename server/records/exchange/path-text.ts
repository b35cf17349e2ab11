/** The path of a record of a tree in a sheet: the names of all above it and its own. */
const separator = '/';

/** A path as it is compared: `原材料 / 紧固件` is `原材料/紧固件`. */
export function pathText(path: string): string {
  return namesIn(path).join(separator);
}

/** The names of a path. A name may have the separator in it: it then gives several. */
export function namesIn(path: string): string[] {
  return path.split(separator).map((name) => name.trim());
}

/** The names that the last record of a path may have: `c`, `b/c` and `a/b/c` of `a/b/c`. */
export function lastNames(path: string): string[] {
  const parts = path.split(separator);
  return parts.map((_, index) => parts.slice(index).join(separator).trim());
}
