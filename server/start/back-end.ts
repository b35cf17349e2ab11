import type { HttpServerOptions } from '../http/index.ts';

/** What a server over one back end answers with. */
export interface BackEnd {
  http: Pick<HttpServerOptions, 'authenticate' | 'checkTicket' | 'extend' | 'hasDiskSpace'> &
    Partial<Pick<HttpServerOptions, 'routes'>>;
  /** Fails while it cannot answer. */
  check: () => Promise<unknown>;
  adminPassword?: string | undefined;
}
