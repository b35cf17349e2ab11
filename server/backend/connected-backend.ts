import { backendDifferences, type BackendDifferences } from '../../src/engine/backend/index.ts';
import { collectNames } from '../../src/schema/check/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import { oncePerState } from '../catalogue/index.ts';
import type { CallAdapter } from '../http/index.ts';
import { createCallAdapter } from './call-adapter.ts';
import { ownAnswer } from './own-answers.ts';
import { ownDictionaries } from './own-dictionaries.ts';

/** A back end that calls are forwarded to, with what its version needs. */
export interface ConnectedBackend {
  /** With its context path. */
  url: string;
  version: string;
  adapter: CallAdapter;
  /** How it differs, by the documents of the moment. */
  differences(): BackendDifferences;
  /** The permission points that documents declare. */
  points(): ReadonlySet<string>;
}

/**
 * Connects to a back end of a version.
 * @param current the documents of the moment.
 */
export function connectBackend(url: string, version: string, current: () => CatalogueState): ConnectedBackend {
  const parts = oncePerState(({ documents, models }: CatalogueState) => ({
    differences: backendDifferences(documents, version),
    points: collectNames(documents, []).permissions,
    dictionaries: ownDictionaries(documents),
    resources: new Map(
      [...models.values()].map(({ resource: path, label, fields }) => [
        path,
        { path, label, titles: new Map(fields.map(({ name, title }) => [name, title])) },
      ]),
    ),
  }));
  const differences = () => parts(current()).differences;
  const adapter = createCallAdapter({
    url,
    differences,
    resource: (path) => parts(current()).resources.get(path),
    changeOf: (call) => ownAnswer(call, parts(current())),
  });
  return { url, version, adapter, differences, points: () => parts(current()).points };
}
