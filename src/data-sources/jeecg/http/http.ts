import ky from 'ky';

import { say, text, textTable } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { signedBody } from '../../../schema/signing/signed-text.ts';
import { whileBusy, type OnSlow } from './busy-server.ts';
import { parseEnvelope, type Envelope } from './envelope.ts';
import { errorOfAnswer, errorOfFailure, isTokenExpired } from './error-catalogue.ts';
import type { HttpCall } from './http-call.ts';
import { addressOf, headersOf } from './request-parts.ts';
import { signatureHeaders } from './sign.ts';
import type { Signing } from './signing.ts';

export interface HttpOptions {
  /** The base of the API without a trailing slash, e.g. `/jeecg-boot`. */
  base: string;
  token: () => string | undefined;
  /** The id of the chosen tenant; undefined: none, sent as "0". */
  tenant?: () => string | undefined;
  lowApp?: () => string | undefined;
  /**
   * Called when a call was refused because its token is no longer valid (undefined: it had none). Resolves to true once
   * there is a new one, and the call is made again with it; false if there will be none. Calls may be concurrent.
   */
  renewToken?: (token: string | undefined, error: PortError) => Promise<boolean>;
  /** Called when a call failed below the envelope (HTTP status or timeout), except quiet calls. */
  onHttpError?: (error: PortError) => void;
  /** The signing of calls that require it; without it no call is signed. */
  signing?: Signing | undefined;
  onSlow?: OnSlow;
  fetch?: typeof fetch;
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Calls of the API. All of them only throw `PortError`. */
export interface Http {
  base: string;
  token: () => string | undefined;
  /** Returns the envelope of a successful answer; throws if `success` is false. */
  send(call: HttpCall): Promise<Envelope>;
  /** Returns the envelope of any answer below HTTP 400, for callers that check `code` themselves. */
  ask(call: HttpCall): Promise<Envelope>;
  /** Returns the bytes of a file. Throws for an error envelope in a Blob and for an empty file. */
  download(call: HttpCall): Promise<Blob>;
  fetch(call: HttpCall): Promise<Response>;
}

const timeout = 300_000;

export function createHttp(options: HttpOptions): Http {
  const { now = Date.now } = options;
  const client = ky.create({
    timeout,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch && { fetch: options.fetch }),
  });

  // The offset of the server's clock: it refuses a stamp that is more than five minutes off.
  let aheadBy = 0;

  async function request(call: HttpCall, token: string | undefined): Promise<Response> {
    try {
      return await whileBusy(call, () => requestOnce(call, token), options);
    } catch (cause) {
      throw report(call, cause instanceof PortError ? cause : errorOfFailure(cause, isOnline()));
    }
  }

  async function requestOnce(call: HttpCall, token: string | undefined): Promise<Response> {
    const address = addressOf(call, call.base ?? options.base, now());
    const body = call.signed && options.signing ? (signedBody(call.body) ?? call.body) : call.body;
    const signature = { path: call.path, address, signed: call.signed, body };
    const signed = await signatureHeaders(signature, options.signing, now() + aheadBy);
    const response = await client(address, {
      method: call.method,
      headers: { ...headersOf(token, options.tenant?.(), options.lowApp?.()), ...signed, ...call.headers },
      ...(body !== undefined && { json: body }),
      ...(call.form && { body: call.form }),
      ...(call.signal && { signal: call.signal }),
      ...(call.onProgress && {
        onDownloadProgress: ({ percent, totalBytes }) => totalBytes > 0 && call.onProgress?.(percent),
      }),
    });
    aheadBy = offsetOf(response, now());
    return response;
  }

  function refuse(call: HttpCall, response: Response, envelope: Envelope | undefined): PortError {
    const { status } = response;
    const error = errorOfAnswer({ status, envelope, requestId: requestIdOf(response) });
    const told = ['unauthorized', 'invalid', 'conflict'].includes(error.kind);
    return status >= 400 && !told ? report(call, error) : error;
  }

  function report(call: HttpCall, error: PortError): PortError {
    if (call.quiet || error.kind === 'cancelled' || !options.onHttpError) return error;
    options.onHttpError(error);
    error.isReported = true;
    return error;
  }

  async function inSession<Answer>(
    call: HttpCall,
    make: (token: string | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    if (call.session === 'none') return make(undefined);
    const token = options.token();
    try {
      return await make(token);
    } catch (error) {
      if (!(error instanceof PortError) || error.kind !== 'unauthorized') throw error;
      const asks = call.session === undefined && options.renewToken;
      if (asks && (await orCancelled(asks(token, error), call.signal))) return make(options.token());
      throw token === undefined ? report(call, error) : error;
    }
  }

  async function answer(call: HttpCall, token: string | undefined): Promise<Response> {
    const response = await request(call, token);
    if (response.status < 400) return response;
    throw refuse(call, response, await parseEnvelope(await textOf(response), false));
  }

  async function read(call: HttpCall, token: string | undefined, mayRefuse: boolean): Promise<Envelope> {
    const response = await answer(call, token);
    const envelope = await parseEnvelope(await textOf(response), true);
    if (!envelope)
      throw errorOfAnswer({ status: response.status, envelope: unreadable, requestId: requestIdOf(response) });
    const refused = isTokenExpired(response.status, envelope) || (!mayRefuse && !envelope.success);
    if (refused) throw refuse(call, response, envelope);
    return envelope;
  }

  async function readFile(call: HttpCall, token: string | undefined): Promise<Blob> {
    const response = await answer(call, token);
    const blob = await response.blob();
    const envelope = blob.type.includes('json') ? await parseEnvelope(await blob.text(), true) : undefined;
    if (envelope && !envelope.success) throw refuse(call, response, envelope);
    if (blob.size === 0) throw new PortError('server', say('文件下载失败'), { requestId: requestIdOf(response) });
    return blob;
  }

  return {
    base: options.base,
    token: options.token,
    send: (call) => inSession(call, (token) => read(call, token, false)),
    ask: (call) => inSession(call, (token) => read(call, token, true)),
    fetch: (call) => inSession(call, (token) => answer(call, token)),
    download: (call) => inSession(call, (token) => readFile(call, token)),
  };
}

const unreadable: Envelope = textTable({
  success: false,
  code: 0,
  message: text('服务器的回答无法识别，请稍后重试'),
  result: null,
});

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined;
}

/** Returns milliseconds; 0 if the answer has no time, and for less than the resolution of the header. */
function offsetOf(response: Response, now: number): number {
  const told = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(told) || Math.abs(told - now) < 2_000 ? 0 : told - now;
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw errorOfFailure(cause, isOnline());
  }
}

function orCancelled<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new PortError('cancelled', say('请求已取消')));
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    promise.then(resolve, reject);
  });
}

function isOnline(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
}
