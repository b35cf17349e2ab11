import type { Path } from '../../src/schema/json/index.ts';
import { isInside } from '../model/index.ts';

/** The paths of which none stands inside another, each once: what is done to a node is done to all inside it. */
export function outermost(paths: readonly Path[]): Path[] {
  const distinct = paths.filter((path, at) => paths.findIndex((other) => isSame(other, path)) === at);
  return distinct.filter((path) => !distinct.some((other) => !isSame(other, path) && isInside(path, other)));
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && isInside(one, other);
}
