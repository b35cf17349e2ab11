/** The envelope of every API response (docs/jeecgboot.md, Envelope). */
export interface Envelope {
  success: boolean;
  message: string;
  /** 0 or 200 for success; otherwise 401, 405, 409, 415, 500, 503, 510. */
  code: number;
  result: unknown;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: object | string;
}

/** Returns a successful response in an envelope. JeecgBoot's list and look-up handlers send the `code` 0. */
export function success(result: unknown, options: { message?: string; code?: 0 | 200 | 201 } = {}): Answer {
  const { message = '', code = 200 } = options;
  return enveloped(200, { success: true, message, code, result });
}

export function failure(status: number, code: number, message: string, result: unknown = null): Answer {
  return enveloped(status, { success: false, message, code, result });
}

function enveloped(status: number, envelope: Omit<Envelope, 'timestamp'>): Answer {
  return { status, headers: {}, body: { ...envelope, timestamp: Date.now() } };
}
