import type { OpenDrafts } from '../../../runtime/ports/index.ts';
import { isRecord, parseLinks } from '../http/index.ts';

/** Reads what a creation made before; an answer of another shape names none. */
export function parseOpenDrafts(result: unknown): OpenDrafts {
  const { count, title, states, links } = isRecord(result) ? result : {};
  return {
    count: typeof count === 'number' ? count : 0,
    title: typeof title === 'string' ? title : '',
    states: Array.isArray(states) ? states.filter((text) => typeof text === 'string') : [],
    links: parseLinks(links),
  };
}
