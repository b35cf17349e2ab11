import type { Path } from '../../src/schema/json/index.ts';
import { isInside, isSamePath } from '../model/index.ts';

/** The paths of which none stands inside another, each once: what is done to a node is done to all inside it. */
export function outermost(paths: readonly Path[]): Path[] {
  const distinct = paths.filter((path, at) => paths.findIndex((other) => isSamePath(other, path)) === at);
  return distinct.filter((path) => !distinct.some((other) => !isSamePath(other, path) && isInside(path, other)));
}
