export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base, with or without a leading slash; may contain a query. */
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  /** Sent as `multipart/form-data` in place of a body. */
  form?: FormData;
  headers?: Record<string, string>;
  /** `true`: signed if there is a secret, although its path does not require it. */
  signed?: boolean;
  signal?: AbortSignal;
  /** Receives the downloaded share of the answer, 0 to 1, if its length is known. */
  onProgress?: (share: number) => void;
  /** `true`: the caller shows errors itself, and `onHttpError` is not called. */
  quiet?: boolean;
  /** A base other than the API's; '' is the origin. */
  base?: string;
  /**
   * `none`: sent without a token. `as-is`: a token that is no longer valid is an error immediately, without renewal.
   */
  session?: 'none' | 'as-is';
}
