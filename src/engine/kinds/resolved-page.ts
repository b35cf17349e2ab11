import type { Problem } from '../../schema/problem.ts';
import type { ResolvedForm } from '../form/index.ts';
import type { ResolvedList } from '../list/index.ts';
import type { ResolvedScreen } from '../screen/index.ts';

/** What pages hold, by what draws them. */
export interface PageContents {
  list: ResolvedList;
  form: ResolvedForm;
  screen: ResolvedScreen;
}

/** A page ready to be drawn, of that kind. */
export interface PageOf<Kind extends keyof PageContents> {
  kind: Kind;
  content: PageContents[Kind];
}

/** A page ready to be drawn, or the problem that stands in its place. */
export type ResolvedPage =
  { [Kind in keyof PageContents]: PageOf<Kind> }[keyof PageContents] | { kind: 'problem'; problem: Problem };

/** What stands in the place of a page that cannot be drawn. */
export function pageProblem(document: string, code: string, message: string): ResolvedPage {
  return { kind: 'problem', problem: { severity: 'error', code, document, pointer: '', message } };
}
