import {
  type BackendDifferences,
  type CallDifference,
  differenceOf,
  fillCall,
  type Parameters,
} from '../../src/engine/backend/index.ts';
import type { CallAdapter, ChangedCall, ForwardedCall } from '../http/index.ts';
import { failureInstead, jsonAnswer, missingCall, shaped } from './answers.ts';
import { withClearedValues } from './cleared-values.ts';
import { refuseDuplicates } from './duplicates.ts';
import { type Exchange, exchangeFor } from './exchange.ts';
import { type ExactJson, isMembers, parseExactJson, printExactJson } from './exact-json.ts';
import { adaptFileLink, type FileTickets } from './files/index.ts';
import { namedPoint } from './missing-point.ts';
import { type LabelledResource, optionsOf, optionsQuery } from './options.ts';
import { adaptOwnPage } from './own-pages.ts';
import { type Names, renameMembers, renameQuery, reversed } from './rename.ts';
import { type Members, readWhole, textsOf, withFields } from './whole-record.ts';

/** Changes the answer of one call that pages read. */
export type AnswerChange = (json: ExactJson) => ExactJson;

export interface AdapterParts {
  /** Root of the API on this server. */
  apiBase: string;
  tickets: FileTickets;
  /** Address of the back end, with its context path. */
  url: string;
  differences: () => BackendDifferences;
  /** Returns label and fields of the model with that resource; undefined when there is none. */
  resource: (path: string) => LabelledResource | undefined;
  /** Returns the change of a call's answer by our own dictionaries and points; undefined when there is none. */
  changeOf: (call: string) => AnswerChange | undefined;
}

/** A call with what is known of it. */
interface KnownCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The body, if it had to be read. */
  text: string | undefined;
  /** Members of the body, if it is an object. */
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
  return {
    async adapt(call) {
      const file = adaptFileLink(parts.tickets, parts.apiBase, call);
      if (file) return file;
      const page = adaptOwnPage(parts.differences().pages, call);
      if (page) return page;
      const resource = call.path.endsWith('/options') ? parts.resource(call.path.replace(/\/options$/, '')) : undefined;
      const known = await readCall(parts, resource ? listingOf(call, resource) : call);
      if (known.difference?.isMissing) return { answer: missingCall() };
      if (known.sent && isSave(known.path)) {
        const { unique = [] } = parts.resource(known.path.replace(/\/\w+$/, '')) ?? {};
        await refuseDuplicates(known.sent, unique, known.exchange);
      }
      const changed = await changeCall(parts, known);
      const change = answerChange(parts, known, resource);
      return {
        ...((changed || resource) && { call: printed(changed ?? known) }),
        ...(change && { change: async (text) => jsonAnswer(await change(parseExactJson(text))) }),
      };
    },
    failure({ path }, envelope) {
      const differences = parts.differences();
      const permissionOf = (resource: string) => parts.resource(resource)?.permission;
      return (
        failureInstead(differences.messages, envelope) ?? namedPoint(path, envelope.code, { differences, permissionOf })
      );
    },
  };
}

/** The list that gives the choices of a reference: a JeecgBoot has no call for choices. */
function listingOf(call: ForwardedCall, resource: LabelledResource): ForwardedCall {
  const search = optionsQuery(new URLSearchParams(call.search), resource).toString();
  return { ...call, path: `${resource.path}/list`, search };
}

async function readCall({ url, differences }: AdapterParts, call: ForwardedCall): Promise<KnownCall> {
  const { calls, fields } = differences();
  const { method, path } = call;
  const query = new URLSearchParams(call.search);
  const resource = [...fields.keys()].find((each) => path.startsWith(`${each}/`));
  const names = (resource !== undefined && fields.get(resource)) || {};
  const isJson = /json/.test(call.headers['content-type'] ?? '') && method !== 'GET';
  const isMeant = Object.keys(names).length > 0 || calls.some((each) => mayBe(each, method, path)) || isSave(path);
  const text = isJson && isMeant ? await call.readBody() : undefined;
  const sent = text === undefined ? undefined : membersOf(text);
  const parameters = { ...Object.fromEntries(query), ...(sent && textsOf(sent)) };
  const found = differenceOf(calls, { method, path, parameters });
  return {
    method,
    path,
    query,
    text,
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

function isSave(path: string): boolean {
  return isEdit(path) || path.endsWith('/add');
}

function isEdit(path: string): boolean {
  return path.endsWith('/edit');
}

function membersOf(text: string): Members | undefined {
  try {
    const json = parseExactJson(text);
    return isMembers(json) ? json : undefined;
  } catch {
    // The back end refuses it in its own words.
    return undefined;
  }
}

type Outgoing = Pick<KnownCall, 'method' | 'path' | 'query' | 'text' | 'sent'>;

/** The call as the back end wants it; undefined where it is forwarded as it came. */
async function changeCall(parts: AdapterParts, known: KnownCall): Promise<Outgoing | undefined> {
  const { difference, names, query, values, method, path } = known;
  const renames = { ...difference?.rename, ...names };
  const filled = difference?.to === undefined ? { method, path } : fillCall(difference.to, values);
  const isOther = difference?.to !== undefined || Object.keys(renames).length > 0;
  const there = known.sent && renameMembers(known.sent, renames);
  const sent = isMembers(there) ? await wholeRecord(parts, known, there) : undefined;
  if (!isOther && known.text === undefined) return undefined;
  return {
    method: filled.method,
    path: filled.path,
    query: filled.query ?? renameQuery(query, renames),
    // The parameters of such a call replace its body.
    ...(filled.query ? { text: '', sent: undefined } : { text: known.text, sent }),
  };
}

/**
 * Completes the members of a save: the whole record when the back end rewrites it, and cleared values as it accepts
 * them.
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
  const titleOf = (field: string) => parts.resource(resource)?.titles.get(field) ?? field;
  const cleared = withClearedValues(sent, before, (field) => titleOf(here[field] ?? field));
  return difference?.whole === undefined ? cleared : { ...before, ...cleared };
}

function readingOf(template: string): { method: string; path: string } {
  const [method = 'GET', address = ''] = template.split(' ');
  return { method, path: address.split('?')[0] ?? '' };
}

/** Returns the change of the answer that pages need, out of its JSON; undefined when they read it as it comes. */
function answerChange(
  { changeOf }: AdapterParts,
  { difference, names, method, path, exchange }: KnownCall,
  options: LabelledResource | undefined,
): ((json: ExactJson) => Promise<ExactJson>) | undefined {
  const own = changeOf(`${method} ${path}`);
  const fields = difference?.with ?? [];
  const hasNames = Object.keys(names).length > 0;
  if (!own && !options && fields.length === 0 && difference?.answer === undefined && !hasNames) return undefined;
  return async (json) => {
    const named = hasNames ? renameMembers(json, reversed(names)) : json;
    const formed = shaped(named, difference?.answer);
    const filled =
      fields.length > 0 && isMembers(formed) && isMembers(formed['result'])
        ? { ...formed, result: await withFields(formed['result'], fields, exchange) }
        : formed;
    if (options) return optionsOf(filled, options);
    return own ? own(filled) : filled;
  };
}

function printed({ method, path, query, text, sent }: Outgoing): ChangedCall {
  const body = sent === undefined ? text : printExactJson(sent);
  return { method, path, search: query.toString(), ...(body !== undefined && { body }) };
}
