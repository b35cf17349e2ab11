import { readPeriod, searchParams, type QuerySearch, type QueryShape } from '../../engine/figures/index.ts';
import { periodBefore, type Period } from '../../engine/time/periods/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import { type Scope } from '../../schema/expressions/index.ts';
import { evaluateTemplates, requestTemplate } from '../actions/index.ts';
import { fillPath, textParams, type Request } from '../ports/index.ts';
import type { RowsCall } from './use-rows.ts';

export interface FigureSource {
  query?: string;
  /** Id of a `request` document that returns rows; used instead of a query. */
  request?: string;
  args?: QuerySearch;
  where?: QuerySearch;
  /** Names of the fields that a request returns: the first one identifies the rows, the others are numbers. */
  fields?: readonly SourceField[];
  /** Renders nothing for users without permission to run the query. */
  hideForbidden?: boolean;
  compare?: { field: string; by?: 'before' | 'year' };
  /** Seconds between two requests. */
  refresh?: number;
}

export interface SourceField {
  name: string;
  title?: string;
  scale?: number;
  unit?: string;
}

/** Returns the calls of a query: its own, and that of the period it is compared with. */
export function queryCalls(
  shape: QueryShape,
  { where = {}, compare }: Pick<FigureSource, 'where' | 'compare'>,
  today: Date,
): RowsCall[] {
  const call = (asked: QuerySearch) => ({ query: shape.id, params: searchParams(shape, asked, today) });
  const before = compare && comparedPeriod(where, compare, today);
  return [call(where), ...(before && compare ? [call({ ...where, [compare.field]: before })] : [])];
}

/** Returns the period to compare the current filter with; undefined if the filter does not select a period. */
export function comparedPeriod(
  where: QuerySearch,
  { field, by = 'before' }: NonNullable<FigureSource['compare']>,
  today: Date,
): Period | undefined {
  const { from, to } = readPeriod(where[field], today) ?? {};
  return from === undefined || to === undefined ? undefined : periodBefore({ from, to }, by);
}

/**
 * Returns the call of a request document; undefined if there is no such document or it does not use GET. Page content
 * requests its data without a user action, so it may only read. Throws if an argument is missing or an expression
 * fails.
 */
export function requestCall(
  documents: DocumentSet,
  id: string,
  args: QuerySearch,
  scope: Scope<'call'>,
): RowsCall | undefined {
  const template = requestTemplate(documents, id);
  if (template?.method !== 'GET') return undefined;
  const request: Request = {
    method: 'GET',
    path: fillPath(template.path, args),
    quiet: true,
    ...(template.params && { params: textParams(evaluateTemplates(template.params, scope)) }),
    ...(template.signed && { signed: true }),
  };
  return { request };
}
