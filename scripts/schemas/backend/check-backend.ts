import { readFileSync } from 'node:fs';

import {
  isKnownThere,
  methodsOf,
  onlineCallOf,
  sampleRecords,
  type AskedBackend,
  type KnownBackend,
} from '../../../server/backend/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import { withProblems, type CheckedDocuments, type ProblemReport } from '../../../src/schema/check/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { parseJson, toPointer, type JsonObject } from '../../../src/schema/json/index.ts';
import { nearestOf } from '../../../src/schema/problems/nearest-name.ts';

type Problem = ProblemReport['problems'][number];

type Asked = AskedBackend & { known: KnownBackend };

interface Wanted {
  isOwn: (file: string) => boolean;
  isChecked?: (key: DocumentKey) => boolean;
}

/** Adds the problems that the running back end reveals to a report, and removes those about names that it has. */
export async function checkedWithBackend(
  report: ProblemReport,
  documents: CheckedDocuments,
  { backend, isOwn, isChecked = () => true }: Wanted & { backend: Asked },
): Promise<ProblemReport> {
  const left = report.problems.filter((problem) => !isKnownThere(problem, documents, backend.known));
  return withProblems(report, [...left, ...(await backendProblems(documents, backend, { isOwn, isChecked }))]);
}

/**
 * Compares the documents of a shop with the running back end: calls and record fields that it lacks. Fields are not
 * compared if neither a description nor a record shows them.
 */
async function backendProblems(
  documents: CheckedDocuments,
  backend: Asked,
  { isOwn, isChecked }: Required<Wanted>,
): Promise<Problem[]> {
  const own = [...documents.keys()].flatMap((key) => {
    const file = documents.fileOf(key);
    const document = documents.get(key);
    return document && file !== undefined && isOwn(file) ? [{ key, file, body: document.body, id: document.id }] : [];
  });
  const lines = new Set(own.flatMap(({ body }) => childrenIn(body).map(({ model }) => model)));
  const found: Problem[] = [];
  for (const { key, file, body, id } of own.filter((each) => isChecked(each.key))) {
    const at = placesIn(file);
    const say = (pointer: string, message: string, more: Partial<Problem> = {}) =>
      found.push({
        severity: 'error',
        code: 'backend',
        document: key,
        file,
        pointer,
        message,
        ...at(pointer),
        ...more,
      });
    if (key.endsWith('.request')) {
      const [method, path] = [readString(body['method']) ?? 'GET', readString(body['path']) ?? ''];
      if (!path.includes('{{') && !(await takes(backend, path, method)))
        say('/path', `后端没有 ${method} ${path} 这个接口。`);
    }
    if (!key.endsWith('.model') || body['stored'] === false) continue;
    for (const { pointer, url } of childrenIn(body)) {
      const path = url?.split('?')[0];
      if (path !== undefined && !(await takes(backend, path, 'GET')))
        say(pointer, `后端没有 GET ${path} 这个接口，取不到明细。`);
    }
    if (lines.has(id)) continue;
    const resource = readString(body['resource']) ?? `/${id}`;
    // Our server adapts the calls of online forms to the back end's.
    if (onlineCallOf(`${resource}/list`)) continue;
    if (!(await takes(backend, `${resource}/list`, 'GET'))) {
      say(body['resource'] === undefined ? '' : '/resource', `后端没有 ${resource}/list 这个接口。`, {
        ...nearestOf(resource, [...backend.known.entities.keys()]),
      });
      continue;
    }
    const fields = await fieldsThere(backend, resource);
    if (fields.size === 0) continue;
    for (const [name, field] of Object.entries(propertiesOf(body))) {
      if (fields.has(name) || readObject(field)['x-child'] !== undefined) continue;
      say(toPointer(['schema', 'properties', name]), `后端的记录没有字段 ${name}，这一列会一直是空的，填了也不保存。`, {
        ...nearestOf(name, [...fields]),
      });
    }
  }
  return found;
}

async function takes(backend: Asked, path: string, method: string): Promise<boolean> {
  const methods = await methodsOf(backend, path);
  return methods !== undefined && (methods.size === 0 || methods.has(method));
}

async function fieldsThere(backend: Asked, resource: string): Promise<ReadonlySet<string>> {
  const described = backend.known.entities.get(resource)?.properties.map(({ name }) => name) ?? [];
  const records = await sampleRecords(backend, resource);
  return new Set([...described, ...records.flatMap((record) => Object.keys(record))]);
}

function propertiesOf(body: JsonObject): JsonObject {
  return readObject(readObject(body['schema'])['properties']);
}

function childrenIn(body: JsonObject): { pointer: string; model: string; url: string | undefined }[] {
  return Object.entries(propertiesOf(body)).flatMap(([name, field]) => {
    const child = readObject(readObject(field)['x-child']);
    const model = readString(child['model']);
    const pointer = toPointer(['schema', 'properties', name, 'x-child', 'url']);
    return model === undefined ? [] : [{ pointer, model, url: readString(child['url']) }];
  });
}

function placesIn(file: string): (pointer: string) => { line?: number; column?: number } {
  const { positions } = parseJson(readFileSync(file, 'utf8'));
  return (pointer) => {
    const place = positions.positionOf(pointer);
    return place ? { line: place.line, column: place.column } : {};
  };
}
