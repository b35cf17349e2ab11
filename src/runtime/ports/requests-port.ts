export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  /** True to send a signature, if the server has a secret. */
  signed?: boolean;
  quiet?: boolean;
  signal?: AbortSignal;
}

/** The port to the endpoints of `request` documents. Every call throws `PortError`. */
export interface RequestsPort {
  call(request: Request): Promise<{ result: unknown; message: string }>;
}
