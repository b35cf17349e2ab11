import {
  type BackendDifferences,
  type CallDifference,
  differenceOf,
  fillCall,
  type Parameters,
} from '../../src/engine/backend/index.ts';
import type { Answer, CallAdapter, ChangedCall, ForwardedCall } from '../http/index.ts';
import { failureInstead, jsonAnswer, missingCall, shaped } from './answers.ts';
import { withClearedValues } from './cleared-values.ts';
import { type Exchange, exchangeFor } from './exchange.ts';
import { type ExactJson, isMembers, parseExactJson, printExactJson } from './exact-json.ts';
import { type LabelledResource, optionsOf, optionsQuery } from './options.ts';
import { type Names, renameMembers, renameQuery, reversed } from './rename.ts';
import { type Members, readWhole, textsOf, withFields } from './whole-record.ts';

/** Changes the answer of one call that pages read. */
export type AnswerChange = (json: ExactJson) => ExactJson;

export interface AdapterParts {
  /** Of the back end, with its context path. */
  url: string;
  differences: () => BackendDifferences;
  /** The title of a field of a resource, for messages. */
  titleOf: (resource: string, field: string) => string;
  /** The model of a resource, as far as its options need it; undefined where no model has it. */
  resource: (path: string) => LabelledResource | undefined;
  /** What an answer gets of our own, by the call; undefined: nothing. */
  changeOf: (call: string) => AnswerChange | undefined;
}

/** A call with what is known of it. */
interface KnownCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The body, where there is one in JSON. */
  sent: Members | undefined;
  difference: CallDifference | undefined;
  names: Names;
  /** Query, parts of the path and members of the body. */
  values: Parameters;
  exchange: Exchange;
}

/**
 * Fits calls to a back end by the documents of its version: names, parameters, calls in place of others, parts of records
 * that it gives elsewhere. What no document mentions is forwarded as it came.
 */
export function createCallAdapter(parts: AdapterParts): CallAdapter {
  const adapt: CallAdapter['adapt'] = async (call) => {
    const options = parts.resource(call.path.replace(/\/options$/, ''));
    if (options && call.path.endsWith('/options')) return { answer: await optionsAnswer(parts, call, options) };
    const known = await readCall(parts, call);
    if (known.difference?.isMissing) return { answer: missingCall() };
    const changed = await changeCall(parts, known);
    const change = answerChange(parts, known);
    if (!change) return changed && { call: printed(changed) };
    const { method, path, query, sent } = changed ?? known;
    const { status, json } = await known.exchange({ method, path, query, ...(sent !== undefined && { body: sent }) });
    return { answer: await answerOf(status, json, { change, parts }) };
  };
  return {
    adapt,
    failure: (_status, envelope) => failureInstead(parts.differences().messages, envelope),
  };
}

/** The choices of a reference, out of the list of the model that it refers to, which a JeecgBoot has no call for. */
async function optionsAnswer(parts: AdapterParts, call: ForwardedCall, resource: LabelledResource): Promise<Answer> {
  const search = optionsQuery(new URLSearchParams(call.search), resource).toString();
  const listing = { ...call, path: `${resource.path}/list`, search };
  const known = await readCall(parts, listing);
  const changed = (await changeCall(parts, known)) ?? known;
  const { status, json } = await known.exchange({ method: 'GET', path: changed.path, query: changed.query });
  const change = answerChange(parts, known);
  return answerOf(status, json, {
    parts,
    change: async (given) => optionsOf(change ? await change(given) : given, resource),
  });
}

async function readCall({ url, differences }: AdapterParts, call: ForwardedCall): Promise<KnownCall> {
  const { calls, fields } = differences();
  const { method, path } = call;
  const query = new URLSearchParams(call.search);
  const resource = [...fields.keys()].find((each) => path.startsWith(`${each}/`));
  const names = (resource !== undefined && fields.get(resource)) || {};
  const isJson = /json/.test(call.headers['content-type'] ?? '') && method !== 'GET';
  const isMeant = Object.keys(names).length > 0 || calls.some((each) => mayBe(each, method, path)) || isEdit(path);
  const sent = isJson && isMeant ? membersOf(await call.readBody()) : undefined;
  const parameters = { ...Object.fromEntries(query), ...(sent && textsOf(sent)) };
  const found = differenceOf(calls, { method, path, parameters });
  return {
    method,
    path,
    query,
    sent,
    difference: found?.difference,
    names,
    values: { ...parameters, ...found?.parts },
    exchange: exchangeFor(url, call.headers),
  };
}

/** True where a difference could be meant, whatever the parameters are. */
function mayBe({ call }: CallDifference, method: string, path: string): boolean {
  return call.startsWith(`${method} `) && call.split('/').length === `${method} ${path}`.split('/').length;
}

function isEdit(path: string): boolean {
  return path.endsWith('/edit');
}

function membersOf(text: string): Members | undefined {
  if (text === '') return {};
  const json = parseExactJson(text);
  return isMembers(json) ? json : undefined;
}

interface Outgoing {
  method: string;
  path: string;
  query: URLSearchParams;
  sent: Members | undefined;
}

/** The call as the back end wants it; undefined where it is forwarded as it came. */
async function changeCall(parts: AdapterParts, known: KnownCall): Promise<Outgoing | undefined> {
  const { difference, names, query, values, method, path } = known;
  const renames = { ...difference?.rename, ...names };
  const filled = difference?.to === undefined ? { method, path } : fillCall(difference.to, values);
  const isOther = difference?.to !== undefined || Object.keys(renames).length > 0;
  const there = known.sent && renameMembers(known.sent, renames);
  const sent = isMembers(there) ? await wholeRecord(parts, known, there) : undefined;
  if (!isOther && known.sent === undefined) return undefined;
  return {
    method: filled.method,
    path: filled.path,
    query: filled.query ?? renameQuery(query, renames),
    sent: filled.query ? undefined : sent,
  };
}

/**
 * What is saved: the whole record where the back end rewrites it, with cleared values as it takes them.
 * @param sent by the names there.
 */
async function wholeRecord(parts: AdapterParts, known: KnownCall, sent: Members): Promise<Members> {
  const { difference, path, names, values, exchange } = known;
  const hasCleared = Object.values(sent).some((value) => value === null);
  if (!isEdit(path) || (difference?.whole === undefined && !hasCleared)) return sent;
  const resource = path.slice(0, -'/edit'.length);
  const template = difference?.whole ?? `GET ${resource}/queryById?id={id}`;
  const reading = differenceOf(parts.differences().calls, { ...readingOf(template), parameters: values });
  const before = await readWhole(template, reading?.difference, { values, exchange });
  if (!before) return sent;
  const here = reversed(names);
  const cleared = withClearedValues(sent, before, (field) => parts.titleOf(resource, here[field] ?? field));
  return difference?.whole === undefined ? cleared : { ...before, ...cleared };
}

function readingOf(template: string): { method: string; path: string } {
  const [method = 'GET', address = ''] = template.split(' ');
  return { method, path: address.split('?')[0] ?? '' };
}

/** What has to be done with the answer before pages read it; undefined: nothing. */
function answerChange(
  { changeOf }: AdapterParts,
  { difference, names, method, path, exchange }: KnownCall,
): ((json: ExactJson) => Promise<ExactJson>) | undefined {
  const own = changeOf(`${method} ${path}`);
  const fields = difference?.with ?? [];
  const hasNames = Object.keys(names).length > 0;
  if (!own && fields.length === 0 && difference?.answer === undefined && !hasNames) return undefined;
  return async (json) => {
    const named = hasNames ? renameMembers(json, reversed(names)) : json;
    const formed = shaped(named, difference?.answer);
    const filled =
      fields.length > 0 && isMembers(formed) && isMembers(formed['result'])
        ? { ...formed, result: await withFields(formed['result'], fields, exchange) }
        : formed;
    return own ? own(filled) : filled;
  };
}

async function answerOf(
  status: number,
  json: ExactJson,
  { change, parts }: { change: (json: ExactJson) => Promise<ExactJson>; parts: AdapterParts },
): Promise<Answer> {
  if (!isMembers(json) || json['success'] !== true) {
    const { code, message } = isMembers(json) ? json : {};
    const failed = { code: Number(code ?? 500), message: typeof message === 'string' ? message : '' };
    return failureInstead(parts.differences().messages, failed) ?? jsonAnswer(status, json);
  }
  return jsonAnswer(status, await change(json));
}

function printed({ method, path, query, sent }: Outgoing): ChangedCall {
  return {
    method,
    path,
    search: query.toString(),
    ...(sent !== undefined && { body: printExactJson(sent) }),
    ...(method === 'GET' && { body: '' }),
  };
}
