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
  /** Reads the whole body, which can then no longer be forwarded as a stream. Throws Refusal when it is too large. */
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

/** A call in place of the one that came, and a change of its answer. */
export interface AdaptedCall {
  /** Absent: the call goes out as it came. */
  call?: ChangedCall;
  /** Headers that go with the call besides its own. */
  headers?: Readonly<Record<string, string>>;
  /** Headers of a successful answer, by those that came. */
  answerHeaders?: (answered: IncomingHttpHeaders) => Record<string, string>;
  /** Changes the text of an answer in JSON; all other answers stay streams. */
  change?: (text: string) => Promise<Answer>;
}

/** Fits calls and answers of a back end to those that pages use. */
export interface CallAdapter {
  /** @returns the answer, or how the call is forwarded. */
  adapt(call: ForwardedCall): Promise<{ answer: Answer } | AdaptedCall>;
  /** @returns the answer in place of a failure with this message; undefined where it stays as it is. */
  failure(call: Pick<ChangedCall, 'method' | 'path'>, envelope: { code: number; message: string }): Answer | undefined;
}
