import { differenceOf, fillCall, type CallDifference } from '../../../src/engine/backend/index.ts';
import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { AdaptedCall, Answer, ForwardedCall } from '../../http/index.ts';
import { jsonAnswer, missingCall, notThere } from '../answers.ts';
import { isMembers, parseExactJson, printExactJson, type ExactJson } from '../exact-json.ts';
import { exchangeFor, type Exchange } from '../exchange.ts';
import { optionsOf, optionsQuery, type LabelledResource } from '../options.ts';
import { adaptBuilderCall } from './builder/builder-calls.ts';
import type { OnlineDescriptions } from './descriptions.ts';
import { exportQuery } from './export-call.ts';
import { labelled } from './labelled.ts';
import { formListQuery, reportListQuery } from './list-call.ts';
import { onlineCallOf, type OnlineCall } from './names.ts';
import { recordForBackEnd, recordForPages } from './record-values.ts';
import { pageForPages, treeForPages } from './rows.ts';
import { withRuleValues } from './rule-values.ts';

interface OnlineCallParts {
  url: string;
  descriptions: OnlineDescriptions;
  calls: () => readonly CallDifference[];
}

interface Known extends OnlineCall {
  call: ForwardedCall;
  query: URLSearchParams;
  module: ModuleDescription;
  exchange: Exchange;
  /**
   * Returns the back end's call with the values filled in.
   * @throws RangeError if no document defines it.
   */
  there(values: Readonly<Record<string, string>>, action?: string): { method: string; path: string };
}

type Adapted = { answer: Answer } | AdaptedCall;

type Work = (known: Known) => Promise<Adapted> | Adapted;

export async function adaptOnlineCall(
  { url, descriptions, calls }: OnlineCallParts,
  call: ForwardedCall,
): Promise<Adapted | undefined> {
  const online = onlineCallOf(call.path);
  if (!online) return adaptBuilderCall(url, call);
  const work = Object.hasOwn(works, online.action) ? works[online.action] : undefined;
  const found = differenceOf(calls(), { method: call.method, path: call.path, parameters: {} });
  const isOptions = online.action === 'options';
  if (!work || (!isOptions && found?.difference.to === undefined)) return { answer: missingCall() };
  const exchange = exchangeFor(url, call.headers);
  const module = await descriptions.forCall(online, exchange);
  const there: Known['there'] = (values, action = online.action) => {
    const path = `/online/${online.kind}/records/${online.id}/${action}`;
    const method = action === online.action ? call.method : 'GET';
    const difference = differenceOf(calls(), { method, path, parameters: {} });
    return fillCall(difference?.difference.to ?? `${method} ${path}`, { ...values, ...difference?.parts });
  };
  return work({ ...online, call, query: new URLSearchParams(call.search), module, exchange, there });
}

const works: Readonly<Record<string, Work>> = {
  list,
  queryById: ({ query, module, there }) => ({
    call: { ...there(Object.fromEntries(query)), search: '' },
    change: async (text) => jsonAnswer(recordOf(parseExactJson(text), module)),
  }),
  add: async (known) => {
    const sent = await withRuleValues(await bodyOf(known.call), known.module, known.exchange);
    const body = printExactJson(recordForBackEnd(sent, undefined, known.module));
    return {
      call: { ...known.there({}), search: '', body },
      change: async (text) => jsonAnswer(addedOf(parseExactJson(text), sent)),
    };
  },
  edit: async (known) => {
    const sent = await withRuleValues(await bodyOf(known.call), { ...known.module, fields: [] }, known.exchange);
    const before = await readBefore(known, sent);
    if (!before) return { answer: jsonAnswer(notThere()) };
    const body = printExactJson(recordForBackEnd(sent, before, known.module));
    return { call: { ...known.there({}), search: '', body } };
  },
  delete: ({ query, there }) => ({ call: { ...there({ id: query.get('id') ?? '' }), search: '', body: '' } }),
  deleteBatch: ({ query, there }) => ({ call: { ...there({ ids: query.get('ids') ?? '' }), search: '', body: '' } }),
  exportXls: ({ kind, query, module, there }) => ({
    call: { ...there({}), search: exportQuery(kind, query, module).toString() },
  }),
  importExcel: ({ there, call: { search } }) => ({ call: { ...there({}), search } }),
  options: ({ query, module, there }) => {
    const resource: LabelledResource = labelled(module);
    const listing = optionsQuery(query, resource);
    listing.set('column', 'id');
    return {
      call: { ...there({}, 'list'), search: formListQuery(listing, module).toString() },
      change: async (text) => jsonAnswer(optionsOf(pageForPages(parseExactJson(text), module), resource)),
    };
  },
};

function list({ kind, query, module, there }: Known): AdaptedCall {
  const parent = module.tree?.parent;
  const above = parent === undefined ? null : query.get(parent);
  if (parent !== undefined && above !== null) {
    return {
      call: { ...there({}, 'tree'), search: treeQuery(query, parent, above).toString() },
      change: async (text) => jsonAnswer(treeForPages(parseExactJson(text), module)),
    };
  }
  const search = kind === 'cgform' ? formListQuery(query, module) : reportListQuery(query, module);
  return {
    call: { ...there({}), search: search.toString() },
    change: async (text) => jsonAnswer(pageForPages(parseExactJson(text), module)),
  };
}

function treeQuery(query: URLSearchParams, parent: string, above: string): URLSearchParams {
  const there = new URLSearchParams({ [parent]: above === '' ? '0' : above });
  for (const name of ['pageNo', 'pageSize']) {
    const value = query.get(name);
    if (value !== null) there.set(name, value);
  }
  return there;
}

function recordOf(json: ExactJson, module: ModuleDescription): ExactJson {
  if (!isMembers(json) || json['success'] === false) return json;
  const { result } = json;
  if (!isMembers(result) || Object.keys(result).length === 0) return notThere();
  return { ...json, result: recordForPages(result, module) };
}

async function bodyOf({ readBody }: ForwardedCall): Promise<Record<string, ExactJson>> {
  const json = parseExactJson((await readBody()) || '{}');
  return isMembers(json) ? json : {};
}

async function readBefore(
  { exchange, there }: Known,
  sent: Record<string, ExactJson>,
): Promise<Record<string, ExactJson> | undefined> {
  const { method, path } = there({ id: String(sent['id'] ?? '') }, 'queryById');
  const { json } = await exchange({ method, path, query: new URLSearchParams() });
  const record = isMembers(json) ? json['result'] : undefined;
  return isMembers(record) && Object.keys(record).length > 0 ? record : undefined;
}

/** The back end answers a new record with its id only, but pages read the record. */
function addedOf(json: ExactJson, sent: Record<string, ExactJson>): ExactJson {
  if (!isMembers(json) || typeof json['result'] !== 'string' || json['success'] === false) return json;
  return { ...json, result: { ...sent, id: json['result'] } };
}
