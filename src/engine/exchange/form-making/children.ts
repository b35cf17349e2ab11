import type { Match } from '../widgets/index.ts';

const members = { columns: 'columns', tabs: 'tabs', rows: 'tableColumns' } as const;

export type ChildrenMember = (typeof members)[keyof typeof members];

/** Returns the member of a widget that contains others; undefined if it contains none. */
export function childrenMember(match: Match | undefined): ChildrenMember | undefined {
  const kind = match?.counterpart.children;
  return kind && members[kind];
}
