import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { callRate, pathBelow } from '../../http/index.ts';
import { spoken } from '../../locale/index.ts';
import { describeCall, describeParameters, type DescribedCall } from './describe.ts';
import { recordName, recordNames } from './record-name.ts';
import type { LogRecorder } from './recorder.ts';
import { describeFailure, describeRefused } from './said-lines.ts';

interface Parts {
  apiBase: string;
  models: () => ReadonlyMap<string, ResolvedModel>;
  recorder: LogRecorder;
}

const minute = 60_000;

/**
 * The failed attempts that are logged in a minute, for one address and for all: a flood must not displace the lines
 * about users' actions.
 */
const failuresLogged = { ofOne: 30, ofAll: 300 };

export function recordRequests(app: FastifyInstance, { apiBase, models, recorder }: Parts): void {
  const attempts = callRate(failuresLogged.ofOne, minute);
  const allAttempts = callRate(failuresLogged.ofAll, minute);
  const outcomes = new WeakMap<FastifyRequest, Outcome>();
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const outcome = readOutcome(payload);
    if (outcome) outcomes.set(request, outcome);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = pathBelow(request, apiBase);
    if (path === undefined || reply.statusCode === 404) return;
    // Lines are written in Chinese; readers get them in their language.
    const call = spoken(() => describeCall(request.method, path, models()));
    const isRefused = reply.statusCode === 403;
    const isSignIn = call?.operation === null && path.startsWith('/sys/');
    // Calls without a valid token are logged only if they sign in or try to: not signing out, and not in a flood.
    if ((!call && !isRefused) || (!request.person && (!isSignIn || path === '/sys/logout'))) return;
    const outcome = outcomes.get(request);
    const success = reply.statusCode < 400 && outcome?.success !== false;
    if (!success && !request.person && !(attempts.allows(request.ip) && allAttempts.allows(''))) return;
    const text = call?.text ?? spoken(() => describeRefused(path));
    recorder.record({
      content: success
        ? withName(text, nameOf(request, { call, outcome, models: models() }))
        : `${text}：${(isRefused ? undefined : outcome?.message) ?? spoken(() => describeFailure(isRefused))}`,
      type: isSignIn ? 1 : 2,
      operation: call ? call.operation : 1,
      success,
      account: request.person?.username ?? accountOf(request.body),
      realname: request.person?.realname ?? outcome?.realname ?? null,
      tenantId: request.person?.tenantId ?? outcome?.tenantId ?? 0,
      address: request.ip,
      duration: Math.round(reply.elapsedTime),
      method: request.method,
      path,
      parameters: isSignIn ? '' : describeParameters(request.query, request.body),
    });
  });
}

function withName(text: string, name: string | undefined): string {
  return name === undefined ? text : `${text}：${name}`;
}

function nameOf(
  request: FastifyRequest,
  {
    call,
    outcome,
    models,
  }: { call: DescribedCall | undefined; outcome: Outcome | undefined; models: ReadonlyMap<string, ResolvedModel> },
): string | undefined {
  const { named } = request;
  if (named && named.records.length > 0) {
    const model = named.model === undefined ? call?.model : models.get(named.model);
    const names = spoken(() => recordNames(model, named));
    return named.group === undefined ? names : `${named.group}：${names}`;
  }
  if (!call?.isOfOneRecord) return undefined;
  return recordName(call.model, { id: readObject(request.query)['id'], ...outcome?.record });
}

interface Outcome {
  success: boolean;
  /** The result, if it is an object: a call that saves a record returns it. */
  record: Record<string, unknown>;
  message: string;
  realname: string | null;
  tenantId: number;
}

function readOutcome(payload: unknown): Outcome | undefined {
  if (typeof payload !== 'object' || payload === null || !('success' in payload)) return undefined;
  const { success, message, result } = { message: '', result: null, ...payload };
  const { userInfo, tenantList } = readObject(result);
  const first: unknown = Array.isArray(tenantList) ? tenantList[0] : undefined;
  const { realname } = readObject(userInfo);
  return {
    success: success !== false,
    record: readObject(result),
    message: typeof message === 'string' ? message : '',
    realname: typeof realname === 'string' ? realname : null,
    tenantId: Number(readObject(first)['id'] ?? 0),
  };
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function accountOf(body: unknown): string | null {
  const name: unknown = typeof body === 'object' && body !== null && 'username' in body ? body.username : undefined;
  return typeof name === 'string' ? name.slice(0, 100) : null;
}
