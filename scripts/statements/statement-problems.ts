import { nearestName } from '../../src/schema/problems/nearest-name.ts';
import type { Section } from './read-statements.ts';
import type { Tag } from './read-tags.ts';

export function statementProblems(sections: readonly Section[], tags: readonly Tag[]): string[] {
  const statements = sections.flatMap((section) => section.statements);
  const places = new Map<string, string>();
  const twice = statements.flatMap(({ id, place }) => {
    const first = places.get(id);
    places.set(id, first ?? place);
    return first === undefined
      ? []
      : [`${place} says “${id}” again, which ${first} has: each statement has its own id`];
  });
  return [...twice, ...tags.flatMap((tag) => tagProblems(tag, places))];
}

function tagProblems({ ids, file, line, idle }: Tag, places: ReadonlyMap<string, string>): string[] {
  const place = `${file}:${line}`;
  const unknown = ids.filter((id) => !places.has(id)).map((id) => unknownId(place, id, places.keys()));
  if (!idle) return unknown;
  return [
    ...unknown,
    `${place} covers “${ids.join(', ')}” above nothing: a tag stands directly above a test, or at the top of its file`,
  ];
}

function unknownId(place: string, id: string, known: Iterable<string>): string {
  const nearest = nearestName(id, known);
  return `${place} covers “${id}”, which docs/statements does not have${nearest === undefined ? '' : `: “${nearest}”?`}`;
}
