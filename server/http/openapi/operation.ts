import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Route } from '../routes/index.ts';

export interface ApiParts {
  routes: readonly Route[];
  models: ReadonlyMap<string, ResolvedModel>;
  apiBase: string;
}

export type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: JsonObject[];
  requestBody?: JsonObject;
  result?: JsonObject;
};
