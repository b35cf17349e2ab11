import type { IncomingHttpHeaders } from 'node:http';

import type { UploadLimits } from '../files/index.ts';
import type { Answer } from '../routes/index.ts';

export interface ForwardedCall {
  method: string;
  path: string;
  search: string;
  headers: IncomingHttpHeaders;
  /** Reads the whole body, which can then no longer be forwarded as a stream. Throws Refusal if it is too large. */
  readBody(): Promise<string>;
  /**
   * Reads the fields and files of an upload, which can then no longer be forwarded as a stream.
   * @throws Refusal if the call is not an upload, or exceeds the limits.
   */
  readFiles(limits: UploadLimits): Promise<ReadFiles>;
}

export interface ReadFiles {
  fields: Readonly<Record<string, string>>;
  files: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

export interface ChangedCall {
  method: string;
  path: string;
  search: string;
  /** JSON, or an empty text for no body; undefined: the original body, as a stream. */
  body?: string;
}

export interface AdaptedCall {
  call?: ChangedCall;
  headers?: Readonly<Record<string, string>>;
  answerHeaders?: (answered: IncomingHttpHeaders) => Record<string, string>;
  /** Changes the text of a JSON response; all other responses stay streams. */
  change?: (text: string) => Promise<Answer>;
}

export interface CallAdapter {
  adapt(call: ForwardedCall): Promise<{ answer: Answer } | AdaptedCall>;
  /** Returns the response that replaces a failure with this message, or undefined to keep it. */
  failure(call: Pick<ChangedCall, 'method' | 'path'>, envelope: { code: number; message: string }): Answer | undefined;
}
