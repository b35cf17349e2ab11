import { say } from '../../locale/index.ts';
import {
  PortError,
  type DocumentAuthor,
  type DocumentEditingPort,
  type DocumentVersion,
  type EditableDocument,
  type EditedDocument,
} from '../../runtime/ports/index.ts';
import { splitDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';
import { readDocuments } from './documents-port.ts';
import type { Http } from './http/index.ts';
import { readRenaming } from './planned-renaming.ts';
import { readPreview } from './publication-preview.ts';

const base = '/sys/document';

/** Creates the port for editing documents over `/sys/document/…` (docs/API.md, Documents). */
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
    async whereUsed(key, options) {
      const call = { method: 'GET', path: `${base}/whereUsed`, params: { key }, quiet: true, ...options } as const;
      const { result } = await http.send(call);
      return (Array.isArray(result) ? result : []).filter(isRecord).flatMap(({ document, pointer }) => {
        return typeof document === 'string' && typeof pointer === 'string' ? [{ document, pointer }] : [];
      });
    },
    async versions(key, options) {
      const call = { method: 'GET', path: `${base}/versions`, params: { key }, quiet: true, ...options } as const;
      const { result } = await http.send(call);
      return (Array.isArray(result) ? result : []).filter(isRecord).flatMap(readVersion);
    },
    async version(key, version, options) {
      const params = { key, version: String(version) };
      const call = { method: 'GET', path: `${base}/version`, params, quiet: true, ...options } as const;
      const { result } = await http.send(call);
      return isRecord(result) ? readText(result).text : null;
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

function readVersion({ version, isRemoved, note, ...event }: Record<string, unknown>): DocumentVersion[] {
  if (typeof version !== 'number') return [];
  const publisher = readAuthor(event, 'create');
  return [{ version, isRemoved: isRemoved === true, note: typeof note === 'string' ? note : '', publisher }];
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

function readAuthor(sent: unknown, event: 'create' | 'update' = 'update'): DocumentAuthor | undefined {
  if (!isRecord(sent)) return undefined;
  // An account whose user no longer exists has no name.
  const { [`${event}By`]: account, [`${event}By_dictText`]: name = account, [`${event}Time`]: time } = sent;
  return typeof name === 'string' ? { name, time: typeof time === 'string' ? time : '' } : undefined;
}

function readText({ text, revision }: Record<string, unknown>) {
  return {
    text: typeof text === 'string' ? text : null,
    revision: typeof revision === 'string' ? revision : '',
  };
}
