import type { IncomingHttpHeaders } from 'node:http';

import type { Answer } from '../routes/index.ts';

export interface ForwardedCall {
  method: string;
  /** The raw path below the root of the API. */
  path: string;
  /** The raw query without its question mark. */
  search: string;
  headers: IncomingHttpHeaders;
  /** Reads the whole body, which can then no longer be forwarded as a stream. Throws Refusal if it is too large. */
  readBody(): Promise<string>;
}

export interface ChangedCall {
  method: string;
  path: string;
  search: string;
  /** JSON, or an empty text for no body; undefined: the original body, as a stream. */
  body?: string;
}

/** A replacement for a call, and a change of its response. */
export interface AdaptedCall {
  call?: ChangedCall;
  headers?: Readonly<Record<string, string>>;
  answerHeaders?: (answered: IncomingHttpHeaders) => Record<string, string>;
  /** Changes the text of a JSON response; all other responses stay streams. */
  change?: (text: string) => Promise<Answer>;
}

/** Translates between the calls and responses of a back end and those that pages use. */
export interface CallAdapter {
  adapt(call: ForwardedCall): Promise<{ answer: Answer } | AdaptedCall>;
  /** Returns the response that replaces a failure with this message, or undefined to keep it. */
  failure(call: Pick<ChangedCall, 'method' | 'path'>, envelope: { code: number; message: string }): Answer | undefined;
}
