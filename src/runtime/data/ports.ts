import type { ValueProblem } from '../../engine/form/index.ts';
import type { ListEndpoints } from '../../engine/list/index.ts';
import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { PageSocket, TableUpdate } from './page-socket.ts';

/** A record as it travels: `id`, `version`, one value per field, `<field>_dictText` beside dictionary and reference fields. */
export type DataRecord = Record<string, unknown>;

export interface RecordPage {
  records: DataRecord[];
  total: number;
  /** There are about `total`: so many are not counted. */
  estimated?: boolean;
  /** All there is: the server answers without pages. */
  whole?: boolean;
}

/** An option of a dictionary or of a reference; further keys are the record's fields (for `copy`). */
export interface Option {
  value: string;
  text: string;
  /** What tells it from others of the same text. */
  code?: string;
  color?: string;
  disabled?: boolean;
  record?: DataRecord;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface DownloadOptions extends CallOptions {
  /** Told how much has come, 0 to 1, where the server says how much there is. */
  onProgress?: (share: number) => void;
}

/** A row that an import did not save. */
export interface ImportError {
  /** As Excel counts rows. */
  row: number;
  /** Name of the file, where several were sent. */
  file?: string;
  /** Chinese name of the field; '' for the whole row. */
  title: string;
  message: string;
}

/** What an import came to: all rows were saved, some, or none. */
export interface ImportAnswer {
  outcome: 'all' | 'some' | 'none';
  message: string;
  /** The counts in words. */
  summary?: string;
  errors: ImportError[];
  /** The rows that were not saved, for `files.download`. */
  errorFile?: { path: string; name: string };
}

export interface ImportChoices {
  files: File[];
  /** Fields that tell that a row is a record that is there already, joined by commas. */
  matchBy?: string;
  /** By the titles of the files' columns, what each is taken for; '' for one that is left out. */
  mapping?: Readonly<Record<string, string>>;
}

/** What an import would come to, before anything is written. */
export interface ImportPreview {
  /** What columns may be taken for. */
  fields: { name: string; title: string; required: boolean }[];
  /** The columns of the files, with what each is taken for ('': left out) and some of its values. */
  columns: { title: string; field: string; samples: string[] }[];
  /** Rows, and those that would not be saved. */
  total: number;
  wrong: number;
  /** Records. */
  added: number;
  changed: number;
  errors: ImportError[];
  /** Why nothing can be imported as it is. */
  problem?: string;
}

/** Which records: by their ids, or all `expected` many that a list's query finds. */
export type RecordChoice = { ids: string[] } | { query: Record<string, string>; expected: number };

/** The port to records. Paths are below the API base, e.g. `/base/customer/list`. Every call throws `PortError`. */
export interface RecordsPort {
  list(path: string, query: Record<string, string>, options?: CallOptions): Promise<RecordPage>;
  get(resource: string, id: string, options?: CallOptions): Promise<DataRecord>;
  create(path: string, record: DataRecord): Promise<DataRecord>;
  update(path: string, record: DataRecord): Promise<DataRecord>;
  remove(path: string, id: string): Promise<void>;
  removeBatch(path: string, ids: string[]): Promise<void>;
  /**
   * Deletes all that a list's query finds, which are `expected` many; gives how many. A server without a call for that is
   * asked for their ids first.
   */
  removeQuery(
    paths: Pick<ListEndpoints, 'list' | 'deleteBatch'>,
    query: Record<string, string>,
    expected: number,
  ): Promise<number>;
  /** `POST <resource>/transitionBatch`: carries out a state transition for many records, all or none; gives how many. */
  transitionBatch(resource: string, name: string, choice: RecordChoice): Promise<number>;
  /** `POST <resource>/transition`: carries out a state transition; gives the record as it is now. */
  transition(resource: string, call: { id: string; name: string; version?: number }): Promise<DataRecord>;
  /** `POST <resource>/createFrom`: the draft (unsaved) that a `creates` entry makes from the record. */
  createFrom(resource: string, call: { id: string; name: string }): Promise<DataRecord>;
  /** The file of all records that a list's query asks for, all its pages; with `selections`, of those ids. */
  exportFile(path: string, query: Record<string, string>, options?: DownloadOptions): Promise<Blob>;
  /** Sends Excel files whose rows become records. A refusal that says why is an answer too. */
  importFiles(
    path: string,
    choices: ImportChoices & {
      allOrNothing: boolean;
      /** Sent besides, e.g. `foreignKeys`. */
      fields?: Readonly<Record<string, string>>;
    },
    options?: CallOptions,
  ): Promise<ImportAnswer>;
  /** `POST <resource>/importPreview`: what an import would come to; nothing is written. */
  previewImport(resource: string, choices: ImportChoices, options?: CallOptions): Promise<ImportPreview>;
  /** `GET <resource>/options`: what a reference may choose from, or the texts of given ids. */
  options(
    resource: string,
    query: { keyword?: string; ids?: string[]; pageSize?: number; where?: Record<string, string> },
    options?: CallOptions,
  ): Promise<Option[]>;
}

/** The port to stored files. Every call throws `PortError`. */
export interface FilesPort {
  /**
   * Stores a file: large ones in pieces of 4 MB, 3 at once, each tried 3 times. Gives what a record keeps of it: its path
   * (or an address, or, where the server stores none, its content as a `data:` address).
   */
  upload(file: File, options?: UploadOptions): Promise<string>;
  /** The content of what `upload` gave, or of an address that the server answered. */
  download(path: string, options?: CallOptions): Promise<Blob>;
  /**
   * An address at which the browser itself shows what `upload` gave (a picture, a new window): good for a minute. What
   * is asked for at about the same time is asked of the server in one call. `again`: the last one has not worked.
   */
  link(path: string, options?: { again?: boolean }): Promise<string>;
  /**
   * An address at which a new window shows a report of the server, to be printed: good for a minute. `params` are added
   * to what the path says itself.
   */
  reportLink(path: string, params: Record<string, string>): Promise<string>;
}

export interface UploadOptions extends CallOptions {
  /** First part of its path, one word; `temp` without it. */
  biz?: string;
  /** Where it is sent, below the API's base, in place of the store of files. */
  action?: string;
  /** False: sent without the person's token. */
  token?: boolean;
  /** The key of the answer that holds the path: `message` without it, or a key of its result. */
  responseName?: string;
  /** Told again and again; 100 is the end. */
  onProgress?: (percent: number) => void;
}

export interface DictionaryPort {
  /** Items of a dictionary, from the cache where it has them. Unknown or failed: []. */
  items(code: string, options?: CallOptions): Promise<Option[]>;
  /** Items already in memory, without a call. */
  cached(code: string): Option[] | undefined;
}

export interface RequestsPort {
  /** Calls a `request` document's path. Gives the envelope's result and message. */
  call(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    params?: Record<string, string>;
    body?: unknown;
    /** Sent with a signature, where the server has a secret. */
    signed?: boolean;
    /** The caller shows what goes wrong itself. */
    quiet?: boolean;
    signal?: AbortSignal;
  }): Promise<{ result: unknown; message: string }>;
}

/** A page's document with all that it refers to, in one round trip. */
export interface PageDocuments {
  documents: SourceDocument[];
}

export interface DocumentsPort {
  page(key: DocumentKey, options?: CallOptions): Promise<PageDocuments>;
}

/** What a person keeps of a page under a name. */
export interface SavedView {
  id: string;
  title: string;
  /** As it was saved; whoever wrote it reads it. */
  content: unknown;
  /** Everybody may use it. */
  shared: boolean;
  /** It is the person's own: he may overwrite and delete it. */
  own: boolean;
  /** User name of who shares it. */
  createBy?: string;
  /** Ids of the roles that begin with it. */
  defaultRoles?: string[];
}

/** Where saved views lie: document id of the page (or a code that it gives), and their kind. */
export interface SavedViewPlace {
  place: string;
  kind: 'query' | 'view';
}

/** The port to what people keep of pages. Every call throws `PortError`. */
export interface SavedViewsPort {
  /** The person's own, then what others share. */
  list(place: SavedViewPlace, options?: CallOptions): Promise<SavedView[]>;
  /** Saves; his own of the same title is overwritten. */
  save(place: SavedViewPlace, view: { title: string; content: unknown; shared: boolean }): Promise<void>;
  /** Gives one of the person's own another name; one that another of his has is refused. */
  rename(place: SavedViewPlace, id: string, title: string): Promise<void>;
  remove(place: SavedViewPlace, id: string): Promise<void>;
  /** Whether this source can share at all; known after the first `list`. */
  canShare(): boolean;
  /** One of the person's own, or one that is shared. */
  get(place: SavedViewPlace, id: string): Promise<SavedView>;
  /** The view that one of the person's roles begins with at that page; asked for once, then known. */
  defaultOf(place: string): Promise<SavedView | undefined>;
  /** The roles that a view may be the default of. */
  roles(options?: CallOptions): Promise<Option[]>;
  /** Makes a shared view what those roles begin with, and no others any more. */
  setDefaultRoles(id: string, roles: readonly string[]): Promise<void>;
}

/** The port to what others on the same page do. */
export interface SocketsPort {
  /** Listens on a page, by its document's key, until it is closed. */
  follow(place: { user: string; page: string }, hear: (update: TableUpdate) => void): PageSocket;
}

/** What a server can do that not every JeecgBoot can. */
export interface Capabilities {
  /** Conditions of an advanced query may stand in groups. */
  queryGroups: boolean;
  /** A condition may be that a value is empty, or is not. */
  queryEmpty: boolean;
  /** It gives a template for an import, tells what one would come to, and finds the records that are there already. */
  richImport: boolean;
  /** It says which data rules narrow a list: `GET <resource>/why`. */
  reasons: boolean;
  /** It searches in the tree of any model, and sorts it as it is asked to (`loadTreeData`). */
  treeSearch: boolean;
}

/** What our own server can do. */
export const allCapabilities: Capabilities = {
  ...{ queryGroups: true, queryEmpty: true, richImport: true, reasons: true, treeSearch: true },
};

export interface Ports {
  /** Absent where the server is our own. */
  capabilities?: Capabilities;
  /** Absent where nothing is told while one looks at it (stories). */
  sockets?: SocketsPort;
  records: RecordsPort;
  dictionaries: DictionaryPort;
  requests: RequestsPort;
  documents: DocumentsPort;
  files: FilesPort;
  savedViews: SavedViewsPort;
}

export type PortErrorKind =
  'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'invalid' | 'server' | 'cancelled';

/** Why a call failed, in words for a person. */
export class PortError extends Error {
  readonly kind: PortErrorKind;
  readonly requestId: string | undefined;
  /** The server took the call and answered no (`success: false`), in its message; else nothing is known of it. */
  readonly isAnswer: boolean;
  /** Findings about single fields, where the server names them. */
  readonly problems: ValueProblem[];
  /** The record as it is now, for `conflict`. */
  readonly current: DataRecord | undefined;
  /** The application has told the person of it already, whoever made the call. */
  isTold = false;

  constructor(
    kind: PortErrorKind,
    message: string,
    details: {
      requestId?: string;
      status?: number;
      problems?: ValueProblem[];
      current?: DataRecord;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'PortError';
    this.kind = kind;
    this.requestId = details.requestId;
    this.isAnswer = details.status !== undefined && details.status < 300;
    this.problems = details.problems ?? [];
    this.current = details.current;
  }
}

/** What a person is told of a failure in one line, with the request's number where the server gave one. */
export function failureText(error: Error): string {
  const id = error instanceof PortError && error.requestId ? `（请求编号 ${error.requestId}）` : '';
  return `${error.message || '操作失败，请稍后重试。'}${id}`;
}
