import { fillCall, type BackendDifferences, type QueryDifference } from '../../src/engine/backend/index.ts';
import {
  success,
  type AdaptedCall,
  type Answer,
  type CallAdapter,
  type ChangedCall,
  type ForwardedCall,
  type Signing,
} from '../http/index.ts';
import { failureInstead, jsonAnswer, missingCall, notThere, shaped } from './answers.ts';
import { askedQuery } from './asked-query.ts';
import { isMembers, parseExactJson, printExactJson, scalarText, type ExactJson } from './exact-json.ts';
import { exchangeFor, fileExchangeFor, type Exchange } from './exchange.ts';
import { adaptFileLink, type FileTickets } from './files/index.ts';
import { isEdit, isSave, readCall, renamesOf, savesLines, type KnownCall } from './known-call.ts';
import { namedPoint, noPermission } from './missing-point.ts';
import { adaptOnlineCall, onlineChoices, type OnlineDescriptions } from './online/index.ts';
import { listingOf, optionsOf, type LabelledResource } from './options.ts';
import { adaptOwnPage } from './own-pages.ts';
import { readLongExport, refusedExport, sendLongExport, totalsOf, type OtherCall } from './query/index.ts';
import { recentValues } from './recent.ts';
import {
  completeSave,
  isRecordOf,
  refuseDuplicates,
  refuseUnemptied,
  withFields,
  withLines,
  type Members,
  type WholeLines,
} from './records/index.ts';
import { renameMembers, reversed } from './rename.ts';
import { adaptSheetCall, type SheetCall } from './sheets/sheet-call.ts';
import { type SheetModels } from './sheets/sheet-models.ts';

export type AnswerChange = (json: ExactJson) => ExactJson;

export interface AdapterParts {
  apiBase: string;
  tickets: FileTickets;
  descriptions: OnlineDescriptions;
  url: string;
  signing?: Signing | undefined;
  differences: () => BackendDifferences;
  resource: (path: string) => LabelledResource | undefined;
  changeOf: (call: string) => AnswerChange | undefined;
  sheetModels: (resource: string, exchange: Exchange) => Promise<SheetModels | undefined>;
  versionsOf: SheetCall['versionsOf'];
}

/**
 * Adapts calls to a back end by the documents of its version. Calls that no document mentions are forwarded unchanged.
 */
export function createCallAdapter(parts: AdapterParts): CallAdapter {
  const templates: SheetCall['templates'] = recentValues({ lifetime: 60_000, most: 100 });
  return {
    async adapt(call) {
      const make = (other: OtherCall): Promise<Answer> => makeCall(parts, call, other);
      const own =
        (await totalsOf(call, make)) ??
        (await adaptSheetCall(call, {
          make,
          templates,
          readFile: (other) => readFile(parts, call, other),
          modelsOf: (resource) => parts.sheetModels(resource, exchangeFor(parts.url, call.headers, parts.signing)),
          versionsOf: parts.versionsOf,
        }));
      if (own) return { answer: own };
      const exported = await readLongExport(call);
      const adapted = await adaptCall(parts, exported ?? call);
      return !exported || 'answer' in adapted ? adapted : sendLongExport(adapted, exported);
    },
    failure: (call, envelope) => failureOf(parts, call, envelope),
  };
}

async function adaptOther(parts: AdapterParts, call: ForwardedCall, { method, path, query }: OtherCall) {
  const search = new URLSearchParams(query).toString();
  const adapted = await adaptCall(parts, { ...call, method, path, search });
  return 'answer' in adapted ? adapted : { ...adapted, call: adapted.call ?? { method, path, search } };
}

async function makeCall(parts: AdapterParts, call: ForwardedCall, other: OtherCall): Promise<Answer> {
  const adapted = await adaptOther(parts, call, other);
  if ('answer' in adapted) return adapted.answer;
  const query = new URLSearchParams(adapted.call.search);
  const sent = { ...adapted.call, query, ...(other.body && { body: other.body }) };
  const { status, json } = await exchangeFor(parts.url, call.headers, parts.signing)(sent);
  if (status !== 200 || !isMembers(json)) return { ...jsonAnswer(json ?? null), status: status === 200 ? 502 : status };
  const isDone = json['success'] === true;
  return isDone && adapted.change ? adapted.change(printExactJson(json)) : answerOf(parts, adapted.call, json);
}

async function readFile(parts: AdapterParts, call: ForwardedCall, other: OtherCall): Promise<Uint8Array | undefined> {
  const adapted = await adaptOther(parts, call, other);
  if ('answer' in adapted) return undefined;
  const { path, search } = adapted.call;
  return fileExchangeFor(parts.url, call.headers)(path, new URLSearchParams(search));
}

async function adaptCall(parts: AdapterParts, call: ForwardedCall): Promise<{ answer: Answer } | AdaptedCall> {
  const file = adaptFileLink(parts.tickets, parts.apiBase, call);
  if (file) return file;
  const page = adaptOwnPage(parts.differences().pages, call);
  if (page) return page;
  const online = await adaptOnlineCall({ ...parts, calls: () => parts.differences().calls }, call);
  if (online) return online;
  const choices = await onlineChoices(call, parts.url);
  if (choices) return { answer: success(choices) };
  const resource = call.path.endsWith('/options') ? parts.resource(call.path.replace(/\/options$/, '')) : undefined;
  const known = await readCall(parts, resource ? listingOf(call, resource) : call);
  if (known.difference?.isMissing) return { answer: missingCall() };
  if (known.sent && isSave(known.path)) {
    await refuseDuplicates(known.sent, known.owner?.unique ?? [], known.exchange);
  }
  const whole = await completed(parts, known);
  const changed = changeCall(known, { whole: whole?.sent, query: parts.differences().query });
  if (known.difference?.otherwise !== undefined) return madeOtherwise(parts, known, known.difference.otherwise);
  const change = answerChange(parts, known, { options: resource, whole });
  return {
    ...((changed || resource) && { call: printed(changed ?? known) }),
    ...(change && { change: async (text) => jsonAnswer(await change(parseExactJson(text))) }),
  };
}

function failureOf(parts: AdapterParts, ...[call, envelope]: Parameters<CallAdapter['failure']>): Answer | undefined {
  const differences = parts.differences();
  const permissionOf = (resource: string) => parts.resource(resource)?.permission;
  return (
    refusedExport(call, envelope.code) ??
    failureInstead(differences.messages, envelope) ??
    namedPoint(call, envelope.code, { differences, permissionOf })
  );
}

async function madeOtherwise(
  parts: AdapterParts,
  known: KnownCall,
  otherwise: string,
): Promise<AdaptedCall | { answer: Answer }> {
  const { method, path, query, text } = known;
  const { json } = await known.exchange({ method, path, query, ...(text !== undefined && { body: text }) });
  const code = isMembers(json) ? Number(json['code']) : 500;
  if (code === noPermission) {
    const other = fillCall(otherwise, known.values);
    return { call: printed({ query: new URLSearchParams(), text: '', sent: undefined, ...other }) };
  }
  return { answer: answerOf(parts, known, json) };
}

function answerOf(parts: AdapterParts, call: Pick<ChangedCall, 'method' | 'path'>, json: ExactJson): Answer {
  if (isMembers(json) && json['success'] === true) return jsonAnswer(json);
  const { code, message } = isMembers(json) ? json : {};
  const envelope = { code: Number(code ?? 500), message: scalarText(message) ?? '' };
  return failureOf(parts, call, envelope) ?? jsonAnswer(json ?? null);
}

type Outgoing = Pick<KnownCall, 'method' | 'path' | 'query' | 'text' | 'sent'>;

async function completed({ differences, resource }: AdapterParts, known: KnownCall): Promise<WholeLines | undefined> {
  const { difference, path, names, values, exchange, owner } = known;
  const sent = known.sent && renameMembers(known.sent, renamesOf(known));
  if (!isMembers(sent) || !(isEdit(path) || savesLines(known.method, owner))) return undefined;
  const saved = owner ?? resource(path.split('/').slice(0, 3).join('/'));
  return completeSave(sent, {
    resource: path.replace(/\/\w+$/, ''),
    whole: difference?.whole,
    read: difference?.read,
    takes: difference?.takes,
    names,
    values,
    exchange,
    calls: differences().calls,
    titles: saved?.writable,
    hidden: saved?.hidden,
    lines: owner?.lines ?? [],
  });
}

function changeCall(
  known: KnownCall,
  { whole, query: language }: { whole: Members | undefined; query: QueryDifference | undefined },
): Outgoing | undefined {
  const { difference, values, method, path } = known;
  const renames = renamesOf(known);
  const filled = difference?.to === undefined ? { method, path } : fillCall(difference.to, values);
  const query = askedQuery(known, { language, renames });
  const isOther = query.toString() !== known.query.toString() || difference?.to !== undefined;
  const there = whole ?? (known.sent && renameMembers(known.sent, renames));
  const sent = isMembers(there) ? there : undefined;
  if (!isOther && known.text === undefined) return undefined;
  return {
    method: filled.method,
    path: filled.path,
    query: filled.query ?? query,
    // The parameters of such a call replace its body.
    ...(filled.query ? { text: '', sent: undefined } : { text: known.text, sent }),
  };
}

function answerChange(
  { changeOf }: AdapterParts,
  { difference, names, method, path, query, exchange, owner }: KnownCall,
  { options, whole }: { options: LabelledResource | undefined; whole: WholeLines | undefined },
): ((json: ExactJson) => Promise<ExactJson>) | undefined {
  const own = changeOf(`${method} ${path}`);
  const fields = difference?.with ?? [];
  const lines = method === 'GET' ? (owner?.lines ?? []) : [];
  const hasNames = Object.keys(names).length > 0;
  const emptied = whole !== undefined && whole.emptied.length > 0 ? whole : undefined;
  const isRecord = method === 'GET' && owner !== undefined && path.endsWith('/queryById');
  const isRead = own !== undefined || options !== undefined || difference?.answer !== undefined || hasNames || isRecord;
  if (!isRead && !emptied && fields.length === 0 && lines.length === 0) return undefined;
  return async (json) => {
    // Some modules report a missing record with a successful answer.
    if (isRecord && isMembers(json) && json['success'] === true && json['result'] === null) return notThere();
    const named = hasNames ? renameMembers(json, reversed(names)) : json;
    const formed = shaped(named, difference?.answer, query);
    const filled = await inRecord(formed, (record) => withFields(record, fields, exchange));
    const lined = await inRecord(filled, async (record) =>
      isRecordOf(record, query.get('id')) ? withLines(record, lines, exchange) : record,
    );
    if (emptied && isMembers(json) && json['success'] === true) await refuseUnemptied(emptied, exchange);
    if (options) return optionsOf(lined, options);
    return own ? own(lined) : lined;
  };
}

async function inRecord(json: ExactJson, change: (record: Members) => Promise<Members>): Promise<ExactJson> {
  if (!isMembers(json) || !isMembers(json['result'])) return json;
  return { ...json, result: await change(json['result']) };
}

function printed({ method, path, query, text, sent }: Outgoing): ChangedCall {
  const body = sent === undefined ? text : printExactJson(sent);
  return { method, path, search: query.toString(), ...(body !== undefined && { body }) };
}
