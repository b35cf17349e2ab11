import { backendDifferences, type BackendDifferences } from '../../src/engine/backend/index.ts';
import { commonFields, resolveModel, type ResolvedModel } from '../../src/engine/model/index.ts';
import { collectNames } from '../../src/schema/check/index.ts';
import { splitDocumentKey, type DocumentKey } from '../../src/schema/documents/document.ts';
import {
  oncePerState,
  spokenState,
  type CatalogueState,
  type OtherPages,
  type PageFitting,
} from '../catalogue/index.ts';
import type { IncomingFiles, PieceQuota } from '../files/index.ts';
import type { CallAdapter, Route, Signing } from '../http/index.ts';
import { createCallAdapter } from './call-adapter.ts';
import { exchangeFor } from './exchange.ts';
import { backEndFileRoutes, openFileTickets } from './files/index.ts';
import { createOnlinePages, onlineCallOf, onlineOf, openDescriptions, recordPoints } from './online/index.ts';
import type { LabelledResource } from './options.ts';
import { ownAnswer, ownDictionaries, servedDocuments } from './own/index.ts';
import { kindOf, pageFitting } from './query/index.ts';
import { hiddenFields } from './records/index.ts';
import { type SheetCall } from './sheets/sheet-call.ts';
import { openSheetModels } from './sheets/sheet-models.ts';
import type { FollowedVersion } from './version/followed-version.ts';

export interface ConnectedBackend {
  adapter: CallAdapter;
  routes: readonly Route[];
  differences(): BackendDifferences;
  points(): ReadonlySet<string>;
  onlinePage: OtherPages;
  fitPage: PageFitting;
  /**
   * Returns false for documents of the product that no menu entry of the back end leads to, because it does not have
   * their records.
   */
  worksHere(key: DocumentKey): boolean;
}

interface ConnectionParts {
  /** The URL of the back end with its context path. */
  url: string;
  signing?: Signing | undefined;
  version: FollowedVersion;
  apiBase: string;
  incoming: IncomingFiles;
  quota: PieceQuota;
  current: () => CatalogueState;
  versionsOf: SheetCall['versionsOf'];
}

type ModelOf = (id: string) => ResolvedModel | undefined;

function labelled(model: ResolvedModel, modelOf: ModelOf, documents: CatalogueState['documents']): LabelledResource {
  const { resource: path, label, permission, table, fields } = model;
  const unique = fields.filter((field) => field.unique === true);
  return {
    path,
    label,
    permission,
    titles: new Map(fields.map(({ name, title }) => [name, title])),
    kinds: new Map([...commonFields, ...fields].map((field) => [field.name, kindOf(field)])),
    writable: writableTitles(model),
    hidden: hiddenFields(model.id, documents),
    lines: fields.flatMap(({ name, title, child }) => {
      const rows = child && modelOf(child.model);
      return rows ? [{ name, title, url: child.url, titles: writableTitles(rows) }] : [];
    }),
    unique: unique.map(({ name, title }) => ({ name, title, table, column: snakeCase(name) })),
  };
}

function writableTitles({ fields }: ResolvedModel): ReadonlyMap<string, string> {
  return new Map(fields.flatMap(({ name, title, readOnly }) => (readOnly ? [] : [[name, title]])));
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function connectBackend(connection: ConnectionParts): ConnectedBackend {
  const { url, signing, version, apiBase, incoming, quota, current, versionsOf } = connection;
  const byVersion = new Map<string, (state: CatalogueState) => StateParts>();
  const parts = (): StateParts => {
    const number = version.current();
    const find = byVersion.get(number) ?? oncePerState((state: CatalogueState) => partsOf(state, number));
    byVersion.set(number, find);
    return find(current());
  };
  const differences = () => parts().differences;
  const tickets = openFileTickets();
  const descriptions = openDescriptions();
  const pages = createOnlinePages();
  const adapter = createCallAdapter({
    url,
    signing,
    apiBase,
    tickets,
    descriptions,
    differences,
    resource: (path) => parts().resources.get(path),
    changeOf: (call) => ownAnswer(call, parts()),
    versionsOf,
    async sheetModels(resource, exchange) {
      const online = onlineCallOf(`${resource}/importExcel`);
      const { id, documents } = online
        ? pages.documentsOf(await descriptions.forCall(online, exchange), current())
        : { id: parts().modelIds.get(resource), documents: current().documents };
      return id === undefined ? undefined : openSheetModels(id, documents);
    },
  });
  const adapt: CallAdapter['adapt'] = async (call) => {
    await version.ask();
    return adapter.adapt(call);
  };
  const mostBytes = () => differences().uploadMegabytes * 1_048_576;
  const routes = backEndFileRoutes({ url, apiBase, tickets, incoming, quota, mostBytes });
  const onlinePage: OtherPages = async ({ request }, key) => {
    const parts = splitDocumentKey(key);
    const name = parts?.kind === 'model' ? onlineOf(parts.id) : undefined;
    if (!name) return undefined;
    const module = await descriptions.ask(name, exchangeFor(url, request.headers));
    return pages.bundle(module, spokenState(current()));
  };
  const fitPage: PageFitting = (bundle) => parts().fitPage(bundle);
  const worksHere = (key: DocumentKey) => parts().worksHere(key);
  return {
    adapter: { ...adapter, adapt },
    routes,
    differences,
    points: () => parts().points,
    onlinePage,
    fitPage,
    worksHere,
  };
}

function partsOf(state: CatalogueState, version: string) {
  const { documents } = state;
  const models = allModels(documents, state.models);
  const differences = backendDifferences(documents, version);
  return {
    state,
    differences,
    fitPage: pageFitting(differences),
    worksHere: servedDocuments(state, differences),
    points: new Set([...collectNames(documents, []).permissions, ...recordPoints]),
    dictionaries: ownDictionaries(documents),
    resources: resourcesOf(models, documents),
    modelIds: new Map([...models.values()].map(({ resource, id }) => [resource, id])),
  };
}

/**
 * Returns all models by their ids, including those without a table: no tables are created here, so models whose records
 * come from other calls count too.
 */
function allModels(
  documents: CatalogueState['documents'],
  models: CatalogueState['models'],
): ReadonlyMap<string, ResolvedModel> {
  const ids = [...documents.keys()].flatMap((key) => (key.endsWith('.model') ? [key.slice(0, -'.model'.length)] : []));
  const others = ids.filter((id) => !models.has(id)).toSorted((left, right) => (left < right ? 1 : -1));
  return new Map([...others.map((id) => [id, resolveModel(id, documents)] as const), ...models]);
}

/** Indexes models by their resource. If several have the same resource, the last one wins. */
function resourcesOf(
  models: ReadonlyMap<string, ResolvedModel>,
  documents: CatalogueState['documents'],
): ReadonlyMap<string, LabelledResource> {
  const modelOf: ModelOf = (id) => models.get(id);
  return new Map([...models.values()].map((model) => [model.resource, labelled(model, modelOf, documents)]));
}

type StateParts = ReturnType<typeof partsOf>;
