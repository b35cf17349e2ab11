import { readString } from '../../src/engine/values/index.ts';
import { problemReport, withProblems } from '../../src/schema/check/index.ts';
import { differenceInWords, differenceOfLines, differencesBetween } from '../../src/schema/difference/index.ts';
import { splitDocumentKey } from '../../src/schema/documents/document.ts';
import { parseJson } from '../../src/schema/json/index.ts';
import { checkedAsPages } from '../catalogue/index.ts';
import {
  defineRoute,
  nameInLog,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import { changeDrafts, removeDraft, saveDraft } from './drafts/index.ts';
import { keptRecords } from './kept-records.ts';
import { editsSome, publishPermission, refuseForeign } from './may-edit.ts';
import type { ProblemsLeft } from './publication-mistakes.ts';
import { effectsOfChanges, publishDocuments, type DocumentChange, type DocumentParts } from './publish.ts';
import {
  readAllow,
  readChange,
  readChanges,
  readChoices,
  readDraftChanges,
  readKey,
  readNote,
  readVersionOf,
} from './read-change.ts';
import { documentsAround, listDocuments, readDocument, whereUsed } from './read-documents.ts';
import { plannedRenaming, readRenaming } from './renaming.ts';
import { readVersion, readVersions } from './versions.ts';

/**
 * Defines the routes of documents (docs/API.md, Documents): they are edited by area and published with a separate
 * permission.
 */
export function documentRoutes(parts: RouteParts): Route[] {
  const mayEdit = editsSome(() => parts.catalogue.current());
  return [...editRoutes(parts, mayEdit), ...versionRoutes(parts, mayEdit), ...publishRoutes(parts)];
}

type Permission = Route['permission'];

interface RouteParts extends DocumentParts {
  problemsLeftFor?: ((call: Call) => ProblemsLeft) | undefined;
}

function partsFor({ problemsLeftFor, ...parts }: RouteParts, call: Call): DocumentParts {
  return { ...parts, problemsLeft: problemsLeftFor?.(call) };
}

function editRoutes(parts: RouteParts, permission: Permission): Route[] {
  const { database, catalogue, published } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/document/list',
      permission,
      handler: async (call) => success(await listDocuments(parts, call.person())),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/queryByKey',
      permission,
      handler: async (call) => success(await readDocument(parts, call.person(), readKey(call.query))),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/around',
      permission,
      handler: async (call) => success({ documents: await documentsAround(parts, call.person(), readKey(call.query)) }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/whereUsed',
      permission,
      handler: (call) => success(whereUsed(parts, call.person(), readKey(call.query))),
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/document/draft',
      permission,
      async handler(call) {
        const draft = call.body(readChange);
        refuseForeign(call.person(), [draft.key]);
        await saveDraft(database, call.person(), draft);
        return success(null, { message: say('保存成功') });
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/document/drafts',
      permission,
      async handler(call) {
        const changes = call.body(readDraftChanges);
        refuseForeign(call.person(), [...changes.kept.map(({ key }) => key), ...changes.removed]);
        await changeDrafts(database, call.person(), changes);
        return success(null, { message: say('保存成功') });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/document/renaming',
      permission,
      handler: async (call) => success(await plannedRenaming(parts, call.person(), call.body(readRenaming))),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/document/draft',
      permission,
      servedOnFullDisk: true,
      async handler(call) {
        await removeDraft(database, call.person(), readKey(call.query));
        return success(null, { message: say('删除成功!') });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/document/check',
      permission,
      async handler(call) {
        const changes = call.body(readChanges);
        refuseForeign(
          call.person(),
          changes.map(({ key }) => key),
        );
        const over = changes.map(({ key, text }) => [key, text] as const);
        const documents = checkedAsPages(catalogue.filesWith(new Map([...published.current().overlay, ...over])));
        const report = problemReport(documents);
        const left = await parts.problemsLeftFor?.(call)(report.problems, documents);
        return success(left ? withProblems(report, [...left]) : report);
      },
    }),
  ];
}

function versionRoutes(parts: DocumentParts, permission: Permission): Route[] {
  const { database, catalogue } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/document/versions',
      permission,
      async handler(call) {
        const key = readKey(call.query);
        refuseForeign(call.person(), [key]);
        return success(await readVersions(parts, call.person(), key));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/version',
      permission,
      async handler(call) {
        const { key, version } = readVersionOf(call.query);
        refuseForeign(call.person(), [key]);
        return success({ text: await readVersion(database, key, version) });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/document/difference',
      permission,
      async handler(call) {
        const isNow = call.query['to'] === undefined;
        const { key, version: from } = readVersionOf(call.query, 'from');
        refuseForeign(call.person(), [key]);
        const before = await readVersion(database, key, from);
        const after = isNow
          ? (catalogue.current().sourceOf(key)?.text ?? null)
          : await readVersion(database, key, readVersionOf(call.query, 'to').version);
        return success(difference(before, after));
      },
    }),
  ];
}

function difference(before: string | null, after: string | null) {
  const value = (text: string | null) => (text === null ? undefined : parseJson(text).value);
  return {
    words: differencesBetween(value(before), value(after)).map(differenceInWords),
    lines: differenceOfLines(before ?? '', after ?? ''),
  };
}

function publishedMessage(
  { catalogue, recordsAreElsewhere, isThere = () => false }: DocumentParts,
  changes: readonly DocumentChange[],
): string {
  const models = changes.filter(({ key, text }) => text !== null && splitDocumentKey(key)?.kind === 'model');
  if (!recordsAreElsewhere || models.length === 0) return say('发布成功');
  const { documents } = catalogue.current();
  const areThere = models.every(({ key }) => isThere(readString(documents.get(key)?.body['resource']) ?? ''));
  return areThere
    ? say('发布成功；数据和原来一样由后端给出。')
    : say('发布成功；记录在后端，模型没有在这里建表，请在后端准备好相应的表和接口。');
}

function nameDocuments(call: Call, changes: readonly DocumentChange[]): void {
  nameInLog(
    call,
    changes.map(({ key }) => ({ name: key })),
  );
}

function publishRoutes(parts: RouteParts): Route[] {
  const permission = publishPermission;
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/document/publish',
      permission,
      longWork: 'publication',
      async handler(call) {
        const wanted = call.body((body) => ({
          changes: readChanges(body),
          note: readNote(body),
          choices: readChoices(body),
          allow: readAllow(body),
        }));
        nameDocuments(call, wanted.changes);
        return success(await publishDocuments(partsFor(parts, call), call.person(), wanted), {
          message: publishedMessage(parts, wanted.changes),
        });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/document/effects',
      permission,
      handler: async (call) =>
        success(await effectsOfChanges(partsFor(parts, call), call.person(), call.body(readChanges))),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/document/rollback',
      permission,
      longWork: 'publication',
      async handler(call) {
        const wanted = call.body((body) => ({
          revision: optionalText(body, 'revision', 64) ?? '',
          note: readNote(body),
          choices: readChoices(body),
          allow: readAllow(body),
          ...readVersionOf(body),
        }));
        const { key, version, revision, ...more } = wanted;
        refuseForeign(call.person(), [key]);
        const changes = [{ key, revision, text: await readVersion(parts.database, key, version) }];
        nameDocuments(call, changes);
        return success(await publishDocuments(partsFor(parts, call), call.person(), { changes, ...more }), {
          message: publishedMessage(parts, changes),
        });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/document/delete',
      permission,
      async handler(call) {
        const [revision, note] = [requiredText(call.query, 'revision', 64), readNote(call.query)];
        const allow = readAllow(call.query);
        const key = readKey(call.query);
        const places = whereUsed(parts, call.person(), key);
        const [first] = places;
        if (first)
          throw new Refusal(
            say('文档 {key} 还有 {placesCount} 处用到，没有删除，请先改 {document}。', {
              key,
              placesCount: places.length,
              document: first.document,
            }),
            {
              result: { places },
            },
          );
        const changes = [{ key, revision, text: null }];
        nameDocuments(call, changes);
        const choices = call.query['keepRecords'] === 'true' ? keptRecords(changes) : {};
        return success(
          await publishDocuments(partsFor(parts, call), call.person(), { changes, note, choices, allow }),
          {
            message: say('删除成功!'),
          },
        );
      },
    }),
  ];
}
