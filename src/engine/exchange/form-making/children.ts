import type { Match } from '../widgets/index.ts';

/** Where the nodes inside a widget stand in the original. */
const members = { columns: 'columns', tabs: 'tabs', rows: 'tableColumns' } as const;

export type ChildrenMember = (typeof members)[keyof typeof members];

/** The member of a widget that holds others; undefined where it holds none. */
export function childrenMember(match: Match | undefined): ChildrenMember | undefined {
  const kind = match?.counterpart.children;
  return kind && members[kind];
}
