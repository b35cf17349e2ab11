import { readItems, readObject, readString, type JsonObject } from '../json/index.ts';

/** The properties of a kind of document in addition to its meta-schema `schemas/meta/<kind>.schema.json`. */
interface KindDefinition<Kind extends string = string> {
  title: { 'zh-CN': string; 'en-US': string };
  /** Returns the body of a small valid document with that id. */
  empty: (id: string) => JsonObject;
  /** `true`: it is rendered inside the document that names it, where a cycle would never end. */
  isDrawn: boolean;
  isAddressed: boolean;
  /** `true`: it is of no use unless another document names it. */
  isOnlyNamed: boolean;
  /** `true`: it determines which records exist, the permissions, or names, not only the appearance. */
  decidesAboutData: boolean;
  /**
   * Paths where the body may contain the body of another document instead of its id, with the kind of that document.
   */
  inline: readonly { path: readonly string[]; kind: Kind }[];
  /** Returns the names that a document of that kind declares. Default: none. */
  declares?: (id: string, body: JsonObject) => Declared;
}

interface Declared {
  permissions?: readonly string[];
  dictionaries?: readonly string[];
  rules?: readonly string[];
}

const data = { isDrawn: false, isAddressed: false, isOnlyNamed: false, decidesAboutData: true, inline: [] } as const;

export const kinds = {
  model: {
    ...data,
    title: { 'zh-CN': '模型', 'en-US': 'Model' },
    empty: () => ({
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', title: '名称', maxLength: 100 } },
      },
    }),
    isAddressed: true,
    inline: [
      { path: ['list'], kind: 'list' },
      { path: ['form'], kind: 'form' },
    ],
    declares: (id, body) => ({ permissions: permissionsOfModel(id, body) }),
  },
  list: {
    title: { 'zh-CN': '列表', 'en-US': 'List' },
    empty: (id) => ({ model: id, search: ['...'], columns: ['...'] }),
    isDrawn: true,
    isAddressed: true,
    isOnlyNamed: false,
    decidesAboutData: false,
    inline: [{ path: ['editor'], kind: 'form' }],
  },
  columns: {
    title: { 'zh-CN': '列', 'en-US': 'Columns' },
    empty: (id) => ({ model: id, columns: ['...'] }),
    isDrawn: true,
    isAddressed: false,
    isOnlyNamed: true,
    decidesAboutData: false,
    inline: [],
  },
  form: {
    title: { 'zh-CN': '表单', 'en-US': 'Form' },
    empty: (id) => ({ model: id }),
    isDrawn: true,
    isAddressed: true,
    isOnlyNamed: true,
    decidesAboutData: false,
    inline: [],
  },
  rules: {
    ...data,
    decidesAboutData: false,
    title: { 'zh-CN': '规则', 'en-US': 'Rules' },
    empty: () => ({ rules: [{ name: 'example', message: '请输入数字', pattern: '^\\d+$' }] }),
    declares: (_, body) => ({ rules: readItems(body['rules']).flatMap(({ name }) => readString(name) ?? []) }),
  },
  dialog: {
    title: { 'zh-CN': '弹窗', 'en-US': 'Dialog' },
    empty: () => ({ body: { text: '内容' } }),
    isDrawn: true,
    isAddressed: false,
    isOnlyNamed: true,
    decidesAboutData: false,
    inline: [
      { path: ['body', 'list'], kind: 'list' },
      { path: ['body', 'form'], kind: 'form' },
    ],
  },
  picker: {
    title: { 'zh-CN': '选择器', 'en-US': 'Picker' },
    empty: (id) => ({ model: id }),
    isDrawn: true,
    isAddressed: false,
    isOnlyNamed: true,
    decidesAboutData: false,
    inline: [],
  },
  screen: {
    title: { 'zh-CN': '页面', 'en-US': 'Screen' },
    empty: () => ({ properties: {} }),
    isDrawn: true,
    isAddressed: true,
    isOnlyNamed: false,
    decidesAboutData: false,
    inline: [],
  },
  request: {
    ...data,
    title: { 'zh-CN': '请求', 'en-US': 'Request' },
    empty: (id) => ({ method: 'GET', path: `/${id}` }),
    isOnlyNamed: true,
    declares: (_, body) => ({ permissions: ownPermission(body) }),
  },
  query: {
    ...data,
    title: { 'zh-CN': '查询', 'en-US': 'Query' },
    empty: (id) => ({ model: id, measures: { total: { count: true } } }),
    declares: (_, body) => ({ permissions: ownPermission(body) }),
  },
  dictionary: {
    ...data,
    title: { 'zh-CN': '字典', 'en-US': 'Dictionary' },
    empty: (id) => ({ code: id.replaceAll(/[^a-z0-9]+/g, '_'), items: [{ value: '1', text: '选项一' }] }),
    isOnlyNamed: true,
    declares: (_, body) => ({ dictionaries: [String(body['code'])] }),
  },
  app: {
    ...data,
    title: { 'zh-CN': '应用清单', 'en-US': 'Application' },
    empty: () => ({ home: '/', menu: [] }),
    declares: (_, body) => ({ permissions: readItems(body['permissions']).map(({ name }) => String(name)) }),
  },
  backend: {
    ...data,
    title: { 'zh-CN': '后端', 'en-US': 'Backend' },
    empty: () => ({ versions: { from: '2.4' } }),
  },
} as const satisfies Readonly<Record<string, KindDefinition>>;

export type DocumentKind = keyof typeof kinds;

export type DrawnKind = {
  [Kind in DocumentKind]: (typeof kinds)[Kind]['isDrawn'] extends true ? Kind : never;
}[DocumentKind];

/** Returns the definition of that kind. */
export function kindDefinition(kind: DocumentKind): KindDefinition<DocumentKind> {
  return kinds[kind];
}

/** True if the text is a kind of document. */
export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(kinds, text);
}

/** True if documents of that kind are rendered. */
export function isDrawnKind(kind: DocumentKind): kind is DrawnKind {
  return kinds[kind].isDrawn;
}

const crudActions = ['list', 'add', 'edit', 'delete', 'export', 'import'];

/**
 * Returns the prefix of the permissions of a model's records, such as `base:customer`: the one in the model, or else
 * derived from its id.
 */
export function permissionPrefix(id: string, body: JsonObject | undefined): string {
  return readString(body?.['permission']) ?? id.replaceAll('/', ':');
}

function permissionsOfModel(id: string, body: JsonObject): string[] {
  const prefix = permissionPrefix(id, body);
  const verbs = [...readItems(readObject(body['states'])['transitions']), ...readItems(body['creates'])];
  return [
    prefix,
    ...crudActions.map((action) => `${prefix}:${action}`),
    ...verbs.map((verb) => readString(verb['permission']) ?? `${prefix}:${String(verb['name'])}`),
  ];
}

function ownPermission(body: JsonObject): string[] {
  const own = readString(body['permission']);
  return own === undefined ? [] : [own];
}
