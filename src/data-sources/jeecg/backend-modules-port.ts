import { say } from '../../locale/index.ts';
import {
  PortError,
  type BackendModule,
  type BackendModulesPort,
  type ModuleDocument,
  type ModuleField,
  type ModulePage,
  type WantedModule,
} from '../../runtime/ports/index.ts';
import { readDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { Http } from './http/index.ts';

const base = '/sys/document/module';

type Members = Record<string, unknown>;

/** Creates the port to modules of the back end over `/sys/document/module/…` (docs/API.md, Documents). */
export function createBackendModulesPort(http: Http): BackendModulesPort {
  return {
    async list(options) {
      const { result } = await http.send({ method: 'GET', path: `${base}/list`, quiet: true, ...options });
      if (!isRecord(result)) throw unreadable();
      return { modules: recordsOf(result.modules).flatMap(readModule), isDescribed: result.isDescribed === true };
    },
    async describe(wanted, options) {
      const call = { method: 'GET', path: `${base}/describe`, params: paramsOf(wanted), quiet: true } as const;
      const { result } = await http.send({ ...call, ...options });
      if (!isRecord(result)) throw unreadable();
      return {
        ...readPage(result),
        fields: recordsOf(result.fields).map(readField),
        lines: recordsOf(result.lines).map((line) => {
          return { name: textOf(line.name), title: textOf(line.title), fields: recordsOf(line.fields).map(readField) };
        }),
        sameRecords: readDocumentKey(result.sameRecords),
        guesses: textsOf(result.guesses),
        losses: textsOf(result.losses),
      };
    },
    async saveDrafts(wanted) {
      const call = { method: 'POST', path: `${base}/drafts`, body: { ...wanted }, quiet: true } as const;
      const { result } = await http.send(call);
      return readPage(isRecord(result) ? result : {});
    },
  };
}

function paramsOf({ kind, name, id, title }: WantedModule): Record<string, string> {
  return { kind, name, ...(id !== undefined && { id }), ...(title !== undefined && { title }) };
}

function readModule({ kind, name, title, document }: Members): BackendModule[] {
  if ((kind !== 'resource' && kind !== 'online') || typeof name !== 'string') return [];
  return [{ kind, name, title: textOf(title), document: readDocumentKey(document) }];
}

function readPage({ id, title, path, component, form, documents }: Members): ModulePage {
  const key = readDocumentKey(component);
  if (typeof id !== 'string' || key === undefined) throw unreadable();
  return {
    id,
    title: textOf(title),
    path: textOf(path),
    component: key,
    form: readDocumentKey(form),
    documents: recordsOf(documents).flatMap(readDocument),
  };
}

function readDocument({ key, title, isTaken }: Members): ModuleDocument[] {
  const known = readDocumentKey(key);
  return known === undefined ? [] : [{ key: known, title: textOf(title), isTaken: isTaken === true }];
}

function readField({ name, title, type, dictionary, isRequired }: Members): ModuleField {
  return {
    name: textOf(name),
    title: textOf(title),
    type: textOf(type),
    dictionary: typeof dictionary === 'string' ? dictionary : undefined,
    isRequired: isRequired === true,
  };
}

function recordsOf(value: unknown): Members[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function unreadable(): PortError {
  return new PortError('server', say('后端模块的描述无法识别，请刷新后重试'));
}
