import { isSafeName } from '../gate/index.ts';

export interface Names {
  /** Returns the name itself if it is valid and not taken; otherwise a similar one. */
  take(wanted: string): string;
}

/** Returns a valid node name that resembles `wanted`. */
export function safeName(wanted: string): string {
  if (isSafeName(wanted)) return wanted;
  const cleaned = wanted.replaceAll(/[^\w$\u4e00-\u9fff-]+/g, '_').slice(0, 50);
  return [cleaned, `_${cleaned}`].find(isSafeName) ?? '_field';
}

/** Returns the name without the leading underscore of layout nodes. */
export function bareName(name: string): string {
  return name.replace(/^_(?=.)/, '');
}

export function uniqueNames(): Names {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return {
    take(wanted) {
      const safe = safeName(wanted);
      let count = counts.get(safe) ?? 1;
      let name = count === 1 ? safe : numbered(safe, count);
      while (taken.has(name)) name = numbered(safe, ++count);
      counts.set(safe, count);
      taken.add(name);
      return name;
    },
  };
}

function numbered(name: string, count: number): string {
  return `${name.slice(0, 56)}_${count}`;
}
