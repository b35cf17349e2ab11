import {
  type DocumentAuthor,
  type DocumentEditingPort,
  type EditableDocument,
  type EditedDocument,
  PortError,
} from '../../runtime/ports/index.ts';
import { splitDocumentKey } from '../../schema/documents/document.ts';
import { say } from '../../schema/locale/index.ts';
import { readRenaming } from './planned-renaming.ts';
import { readPreview } from './publication-preview.ts';
import { readDocuments } from './documents-port.ts';
import { type Http, isRecord } from './http/index.ts';

const base = '/sys/document';

/** Documents to be edited, over `/sys/document/…` (docs/API.md, Documents). */
export function createDocumentEditingPort(http: Http): DocumentEditingPort {
  return {
    async list(options) {
      const { result } = await http.send({ method: 'GET', path: `${base}/list`, quiet: true, ...options });
      return (Array.isArray(result) ? result : []).filter(isRecord).flatMap(readEntry);
    },
    async read(key, options) {
      const call = { method: 'GET', path: `${base}/queryByKey`, params: { key }, quiet: true, ...options } as const;
      return readEdited((await http.send(call)).result);
    },
    async around(key, options) {
      const call = { method: 'GET', path: `${base}/around`, params: { key }, quiet: true, ...options } as const;
      return readDocuments((await http.send(call)).result);
    },
    async saveDraft(key, text, revision) {
      await http.send({ method: 'PUT', path: `${base}/draft`, body: { key, text, revision }, quiet: true });
    },
    async removeDraft(key) {
      await http.send({ method: 'DELETE', path: `${base}/draft`, params: { key }, quiet: true });
    },
    async saveDrafts(kept, removed) {
      const body = { documents: kept, removed: removed.map((key) => ({ key })) };
      await http.send({ method: 'PUT', path: `${base}/drafts`, body, quiet: true });
    },
    async planRenaming(wanted, options) {
      const call = { method: 'POST', path: `${base}/renaming`, body: { ...wanted }, quiet: true, ...options } as const;
      return readRenaming((await http.send(call)).result);
    },
    async preview(documents, options) {
      const call = { method: 'POST', path: `${base}/effects`, body: { documents }, quiet: true, ...options } as const;
      return readPreview((await http.send(call)).result);
    },
    async publish(key, { note, along = [], choices, allow, ...change }) {
      const body = { documents: [{ key, ...change }, ...along], note, choices: choices ?? {}, allow: allow === true };
      await http.send({ method: 'POST', path: `${base}/publish`, body, quiet: true });
    },
  };
}

function readEntry({ key, title, hasDraft, revision, worksHere }: Record<string, unknown>): EditableDocument[] {
  const parts = typeof key === 'string' ? splitDocumentKey(key) : undefined;
  if (!parts) return [];
  const { id, kind } = parts;
  const name = typeof title === 'string' ? title : id;
  const isUnserved = worksHere === false;
  return [{ key: `${id}.${kind}`, kind, title: name, hasDraft: hasDraft === true, isNew: revision === '', isUnserved }];
}

function readEdited(result: unknown): EditedDocument {
  if (!isRecord(result)) throw new PortError('server', say('文档无法识别，请刷新后重试'));
  const { draft, otherDrafts } = result;
  return {
    ...readText(result),
    draft: isRecord(draft) ? readText(draft) : null,
    publisher: readAuthor(result),
    otherAuthors: (Array.isArray(otherDrafts) ? otherDrafts : []).flatMap((each) => readAuthor(each) ?? []),
  };
}

function readAuthor(sent: unknown): DocumentAuthor | undefined {
  if (!isRecord(sent) || typeof sent.updateBy !== 'string') return undefined;
  return { name: sent.updateBy, time: typeof sent.updateTime === 'string' ? sent.updateTime : '' };
}

function readText({ text, revision }: Record<string, unknown>) {
  return {
    text: typeof text === 'string' ? text : null,
    revision: typeof revision === 'string' ? revision : '',
  };
}
