import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedScreen } from '../figures/index.ts';
import type { ResolvedForm } from '../form/index.ts';
import type { ResolvedList } from '../list/index.ts';

export interface PageContents {
  list: ResolvedList;
  form: ResolvedForm;
  screen: ResolvedScreen;
}

export interface PageOf<Kind extends keyof PageContents> {
  kind: Kind;
  content: PageContents[Kind];
}

export type ResolvedPage =
  { [Kind in keyof PageContents]: PageOf<Kind> }[keyof PageContents] | { kind: 'problem'; problem: Problem };

/** Creates the problem that replaces a page that cannot be rendered. */
export function pageProblem(document: string, code: string, message: string): ResolvedPage {
  return { kind: 'problem', problem: { severity: 'error', code, document, pointer: '', message } };
}
