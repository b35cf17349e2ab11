import type { JsonObject } from '../json/index.ts';

/** What the format has to know of a kind of document beside its meta-schema `schemas/meta/<kind>.schema.json`. */
interface KindDefinition<Kind extends string = string> {
  /** What people call it in a message. */
  title: string;
  /** The body of a small valid document with that id. */
  empty: (id: string) => JsonObject;
  /** It is drawn inside the document that names it: there, going in a circle would never end. */
  isDrawn: boolean;
  /** Where its body may hold the body of another document instead of its id, and the kind of that. */
  inline: readonly { path: readonly string[]; kind: Kind }[];
}

/** Every kind of document, in the order in which they are told. */
export const kinds = {
  model: {
    title: '模型',
    empty: () => ({
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', title: '名称', maxLength: 100 } },
      },
    }),
    isDrawn: false,
    inline: [
      { path: ['list'], kind: 'list' },
      { path: ['form'], kind: 'form' },
    ],
  },
  list: {
    title: '列表',
    empty: (id) => ({ model: id, search: ['...'], columns: ['...'] }),
    isDrawn: true,
    inline: [{ path: ['editor'], kind: 'form' }],
  },
  columns: { title: '列', empty: (id) => ({ model: id, columns: ['...'] }), isDrawn: true, inline: [] },
  form: { title: '表单', empty: (id) => ({ model: id }), isDrawn: true, inline: [] },
  rules: {
    title: '规则',
    empty: () => ({ rules: [{ name: 'example', message: '请输入数字', pattern: '^\\d+$' }] }),
    isDrawn: false,
    inline: [],
  },
  dialog: {
    title: '弹窗',
    empty: () => ({ body: { text: '内容' } }),
    isDrawn: true,
    inline: [
      { path: ['body', 'list'], kind: 'list' },
      { path: ['body', 'form'], kind: 'form' },
    ],
  },
  picker: { title: '选择器', empty: (id) => ({ model: id }), isDrawn: true, inline: [] },
  screen: { title: '页面', empty: () => ({ properties: {} }), isDrawn: true, inline: [] },
  request: { title: '请求', empty: (id) => ({ method: 'GET', path: `/${id}` }), isDrawn: false, inline: [] },
  query: {
    title: '查询',
    empty: (id) => ({ model: id, measures: { total: { count: true } } }),
    isDrawn: false,
    inline: [],
  },
  dictionary: {
    title: '字典',
    empty: (id) => ({ code: id.replaceAll(/[^a-z0-9]+/g, '_'), items: [{ value: '1', text: '选项一' }] }),
    isDrawn: false,
    inline: [],
  },
  app: { title: '应用清单', empty: () => ({ home: '/', menu: [] }), isDrawn: false, inline: [] },
} as const satisfies Readonly<Record<string, KindDefinition>>;

export type DocumentKind = keyof typeof kinds;

/** @returns what the format knows of that kind. */
export function kindDefinition(kind: DocumentKind): KindDefinition<DocumentKind> {
  return kinds[kind];
}

/** @returns whether the text is a kind of document. */
export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(kinds, text);
}
