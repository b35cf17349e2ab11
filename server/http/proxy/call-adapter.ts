import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../routes/index.ts';

/** A call before it is forwarded. */
export interface ForwardedCall {
  method: string;
  /** Below the root of the API, as it came. */
  path: string;
  /** The query as it came, without its question mark. */
  search: string;
  headers: IncomingHttpHeaders;
  /** Reads the body whole; what is forwarded then needs a body of its own. Throws Refusal where it is too large. */
  readBody(): Promise<string>;
}

/** A call as it goes out in place of the one that came. */
export interface ChangedCall {
  method: string;
  path: string;
  search: string;
  /** JSON, or an empty text for none; undefined: the body that came, as a stream. */
  body?: string;
}

/** Fits calls and answers of a back end to those that pages use. */
export interface CallAdapter {
  /** @returns the answer, or the call in place of this one; undefined where it is forwarded as it came. */
  adapt(call: ForwardedCall): Promise<{ answer: Answer } | { call: ChangedCall } | undefined>;
  /** @returns the answer in place of a failure with this message; undefined where it stays as it is. */
  failure(status: number, envelope: { code: number; message: string }): Answer | undefined;
}
