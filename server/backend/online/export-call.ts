import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { formListQuery, reportListQuery } from './list-call.ts';
import type { OnlineKind } from './names.ts';

export function exportQuery(kind: OnlineKind, query: URLSearchParams, module: ModuleDescription): URLSearchParams {
  if (kind === 'cgreport') return reportListQuery(query, module);
  const selections = query.get('selections') ?? '';
  const listing = new URLSearchParams([...query].filter(([name]) => name !== 'selections' && name !== 'pageSize'));
  const parameters = Object.fromEntries(formListQuery(listing, module));
  const chosen = selections === '' ? parameters : { ...parameters, selections };
  return new URLSearchParams({ paramsStr: JSON.stringify(chosen) });
}
