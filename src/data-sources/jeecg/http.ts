import ky from 'ky';

import { PortError } from '../../runtime/data/ports.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { errorOfAnswer, errorOfFailure, isTokenExpired } from './error-catalogue.ts';
import { addressOf, headersOf } from './request-parts.ts';

export interface HttpOptions {
  /** Where the API lies, without a trailing slash, e.g. `/jeecg-boot`. */
  base: string;
  token: () => string | undefined;
  /** Id of the chosen tenant; undefined: none, sent as "0". */
  tenant?: () => string | undefined;
  /** A call with this token was refused because the token is no longer good. May come many times at once. */
  onTokenExpired?: (token: string) => void;
  /** A call failed below the envelope (HTTP status or no answer in time). Not for quiet calls. */
  onHttpError?: (error: PortError) => void;
  fetch?: typeof fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base, with or without a leading slash; may carry a query. */
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The caller shows what goes wrong itself: `onHttpError` is not told. */
  quiet?: boolean;
  /** Another base than the API's; '' is the origin. */
  base?: string;
}

/** Calls of the API. All throw `PortError` and nothing else. */
export interface Http {
  /** The envelope of a successful answer; `success: false` is thrown as an error. */
  send(call: HttpCall): Promise<Envelope>;
  /** The envelope of any answer below HTTP 400, whatever it says: for callers that read `code` themselves. */
  ask(call: HttpCall): Promise<Envelope>;
  /** The bytes of a file. An answer that is an envelope in a Blob is an error; so is an empty one. */
  download(call: HttpCall): Promise<Blob>;
  /** The answer as it came, 304 included; HTTP errors are thrown. */
  fetch(call: HttpCall): Promise<Response>;
}

const timeout = 300_000;

export function createHttp(options: HttpOptions): Http {
  const { now = Date.now } = options;
  const client = ky.create({ timeout, retry: 0, throwHttpErrors: false, ...(options.fetch && { fetch: options.fetch }) });

  async function request(call: HttpCall, token: string | undefined): Promise<Response> {
    try {
      return await client(addressOf(call, call.base ?? options.base, now()), {
        method: call.method,
        headers: { ...headersOf(token, options.tenant?.()), ...call.headers },
        ...(call.body !== undefined && { json: call.body }),
        ...(call.signal && { signal: call.signal }),
      });
    } catch (cause) {
      throw report(call, errorOfFailure(cause, globalThis.navigator?.onLine !== false));
    }
  }

  async function refuse(call: HttpCall, token: string | undefined, response: Response, envelope: Envelope | undefined) {
    const { status } = response;
    const error = errorOfAnswer({ status, envelope, requestId: response.headers.get('X-Request-Id') ?? undefined });
    if (token !== undefined && isTokenExpired(status, envelope)) options.onTokenExpired?.(token);
    else if (status >= 400 && error.kind !== 'invalid' && error.kind !== 'conflict') report(call, error);
    return error;
  }

  function report(call: HttpCall, error: PortError): PortError {
    if (!call.quiet && error.kind !== 'cancelled') options.onHttpError?.(error);
    return error;
  }

  async function fetchAnswer(call: HttpCall): Promise<{ response: Response; token: string | undefined }> {
    const token = options.token();
    const response = await request(call, token);
    if (response.status < 400) return { response, token };
    throw await refuse(call, token, response, parseEnvelope(await textOf(response), false));
  }

  async function read(call: HttpCall, mayRefuse: boolean): Promise<Envelope> {
    const { response, token } = await fetchAnswer(call);
    const envelope = parseEnvelope(await textOf(response), true);
    if (!envelope) throw errorOfAnswer({ status: response.status, envelope: unreadable });
    if (isTokenExpired(response.status, envelope) || (!mayRefuse && !envelope.success)) {
      throw await refuse(call, token, response, envelope);
    }
    return envelope;
  }

  return {
    send: (call) => read(call, false),
    ask: (call) => read(call, true),
    fetch: async (call) => (await fetchAnswer(call)).response,
    async download(call) {
      const { response, token } = await fetchAnswer(call);
      const blob = await response.blob();
      const envelope = blob.type.includes('json') ? parseEnvelope(await blob.text(), true) : undefined;
      if (envelope && !envelope.success) throw await refuse(call, token, response, envelope);
      if (blob.size === 0) throw new PortError('server', '文件下载失败');
      return blob;
    },
  };
}

const unreadable: Envelope = { success: false, code: 0, message: '服务器的回答无法识别，请稍后重试', result: null };

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw errorOfFailure(cause, globalThis.navigator?.onLine !== false);
  }
}
