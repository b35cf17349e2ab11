import type { JsonObject } from '../../src/schema/json/index.ts';
import type { OtherPages, PageFitting } from '../catalogue/index.ts';
import type { DraftStates } from '../documents/index.ts';
import type { HttpServerOptions } from '../http/index.ts';

/** A back end, with the options that it gives to the HTTP server. */
export interface BackEnd {
  http: Pick<HttpServerOptions, 'authenticate' | 'checkTicket' | 'extend' | 'hasDiskSpace' | 'longWork'> &
    Partial<Pick<HttpServerOptions, 'routes' | 'currentRoutes'>>;
  /** Rejects while the back end cannot answer. */
  check: () => Promise<unknown>;
  /** True while a back end elsewhere has not answered a call for some seconds. */
  isAwaited?: () => boolean;
  /** Documents in the place of components of its menu, besides those of the app document. */
  components?: () => readonly JsonObject[];
  /** The documents with a person's own drafts over them. */
  withDrafts?: DraftStates;
  /** Pages that are made when they are opened. */
  otherPages?: OtherPages;
  /** Changes pages to what its lists can do. */
  fitPage?: PageFitting;
  /** The name of a permission point there, where it differs. */
  pointName?: (point: string) => string;
  adminPassword?: string | undefined;
}
