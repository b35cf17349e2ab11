import type { OpenDrafts } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { parseLinks } from '../http/index.ts';

/** Parses the unfinished results of a creation; none if the answer has another shape. */
export function parseOpenDrafts(result: unknown): OpenDrafts {
  const { count, title, states, links } = isRecord(result) ? result : {};
  return {
    count: typeof count === 'number' ? count : 0,
    title: typeof title === 'string' ? title : '',
    states: Array.isArray(states) ? states.filter((text) => typeof text === 'string') : [],
    links: parseLinks(links),
  };
}
