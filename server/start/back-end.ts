import type { JsonObject } from '../../src/schema/json/index.ts';
import type { OtherPages, PageFitting } from '../catalogue/index.ts';
import type { DraftStates } from '../documents/index.ts';
import type { HttpServerOptions } from '../http/index.ts';

export interface BackEnd {
  http: Pick<
    HttpServerOptions,
    'authenticate' | 'checkTicket' | 'checkEnded' | 'extend' | 'hasDiskSpace' | 'longWork'
  > &
    Partial<Pick<HttpServerOptions, 'routes' | 'currentRoutes'>>;
  /** Rejects while the back end cannot answer. */
  check: () => Promise<unknown>;
  /** Returns true if a remote back end has not answered a call for several seconds. */
  isAwaited?: () => boolean;
  components?: () => readonly JsonObject[];
  withDrafts?: DraftStates;
  otherPages?: OtherPages;
  fitPage?: PageFitting;
  pointName?: (point: string) => string;
  adminPassword?: string | undefined;
}
