import { askedParams, readPeriod, type Asked, type QueryShape } from '../../engine/figures/index.ts';
import { periodBefore, type Period } from '../../engine/time/periods/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import { type Scope } from '../../schema/expressions/index.ts';
import { evaluateTemplates, requestTemplate } from '../actions/index.ts';
import { fillPath, textParams, type Request } from '../ports/index.ts';
import type { RowsCall } from './use-rows.ts';

/** Where content of a page has its rows from, as its props say. */
export interface FigureSource {
  /** Id of a `query` document. */
  query?: string;
  /** Id of a `request` document that answers rows, in place of a query. */
  request?: string;
  /** The arguments of the request. */
  args?: Asked;
  /** What the query is asked, by field. */
  where?: Asked;
  /** Names of what a request answers: the first is what rows are told apart by, the others are numbers. */
  fields?: readonly SourceField[];
  /** Draws nothing for who may not run the query. */
  hideForbidden?: boolean;
  compare?: { field: string; by?: 'before' | 'year' };
  /** Seconds between two calls. */
  refresh?: number;
}

export interface SourceField {
  name: string;
  title?: string;
  scale?: number;
  unit?: string;
}

/** The calls for a query: its own, and that of the period which it is compared with. */
export function queryCalls(
  shape: QueryShape,
  { where = {}, compare }: Pick<FigureSource, 'where' | 'compare'>,
  today: Date,
): RowsCall[] {
  const call = (asked: Asked) => ({ query: shape.id, params: askedParams(shape, asked, today) });
  const before = compare && comparedPeriod(where, compare, today);
  return [call(where), ...(before && compare ? [call({ ...where, [compare.field]: before })] : [])];
}

/** The period that what is asked is compared with; undefined where it is not asked for one. */
export function comparedPeriod(
  where: Asked,
  { field, by = 'before' }: NonNullable<FigureSource['compare']>,
  today: Date,
): Period | undefined {
  const { from, to } = readPeriod(where[field], today) ?? {};
  return from === undefined || to === undefined ? undefined : periodBefore({ from, to }, by);
}

/**
 * The call of a request document; only one that reads: what a page shows is asked for without anybody's doing. Throws
 * where the document is none such, an argument is missing, or an expression fails.
 */
export function requestCall(
  documents: DocumentSet,
  id: string,
  args: Asked,
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
