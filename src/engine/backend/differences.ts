import type { DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { readNumber, readObject, readObjects, readString, readStringMap, readStrings } from '../values/index.ts';
import { readCall, type CallDifference } from './call-difference.ts';
import { compareVersions } from './compare-versions.ts';
import { readComponent } from './components.ts';

/** The upload limit in JeecgBoot's default settings. */
const usualMegabytes = 10;

export interface QueryDifference {
  rules: readonly string[];
  /** The parameter for sorting by several columns, each with its own direction. */
  orders?: string;
}

export interface MessageDifference {
  contains: string;
  /** The message is no error: it means that there is no record. */
  isEmpty: boolean;
  status?: number;
  message?: string;
}

export interface BackendDifferences {
  calls: readonly CallDifference[];
  /** The back end's field names, keyed by the names that pages use, by the path of the resource. */
  fields: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The fields without a column, by the path of the resource. */
  unstored: ReadonlyMap<string, readonly string[]>;
  /** The back end's permission points, keyed by those that pages use, where they differ; null: open to everybody. */
  permissions: ReadonlyMap<string, string | null>;
  /** Replacements for components of its menu: `component` with `document`, or with `note` where there is no page. */
  components: readonly JsonObject[];
  messages: readonly MessageDifference[];
  /** The icon names that pages use, keyed by those of the back end's menu. */
  icons: Readonly<Record<string, string>>;
  query?: QueryDifference;
  pages: readonly string[];
  uploadMegabytes: number;
}

/**
 * Collects the differences of a version from the documents of kind `backend` whose range contains it. For the same
 * call, resource, point or component, the document whose range begins later wins.
 */
export function backendDifferences(documents: DocumentSet, version: string): BackendDifferences {
  const bodies = [...documents.keys()]
    .flatMap((key) => (key.endsWith('.backend') ? (documents.get(key) ?? []) : []))
    .filter((document) => isUsable(document) && contains(document.body, version))
    .toSorted((left, right) => compareVersions(earliest(left.body), earliest(right.body)))
    .map(({ body }) => body);
  const items = (member: string) => bodies.flatMap((body) => readObjects(body[member]).map(({ item }) => item));
  const query = readQuery(bodies.map((body) => readObject(body['query'])));
  const calls = new Map(items('calls').map((item) => [keyOf(item), readCall(item)]));
  return {
    calls: [...calls.values()].toSorted((left, right) => specificity(right) - specificity(left)),
    fields: new Map(
      items('fields').flatMap(({ resource, names }) =>
        names === undefined ? [] : [[readString(resource) ?? '', readStringMap(names)] as const],
      ),
    ),
    unstored: unstoredFields(items('fields')),
    permissions: new Map(
      items('permissions').map((item) => [readString(item['point']) ?? '', readString(item['as']) ?? null]),
    ),
    components: [...new Map(items('components').flatMap(readComponent)).values()],
    ...(query && { query }),
    icons: Object.assign({}, ...bodies.map((body) => readStringMap(body['icons']))),
    messages: items('messages').map(readMessage).toReversed(),
    pages: bodies.flatMap((body) => readStrings(body['pages'])),
    uploadMegabytes:
      bodies.map((body) => readNumber(body['uploadMegabytes'])).findLast((size) => size !== undefined) ??
      usualMegabytes,
  };
}

function unstoredFields(items: readonly JsonObject[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { resource, unstored } of items) {
    const path = readString(resource) ?? '';
    if (unstored !== undefined) found.set(path, [...(found.get(path) ?? []), ...readStrings(unstored)]);
  }
  return found;
}

function readQuery(written: readonly JsonObject[]): QueryDifference | undefined {
  const rules = [...new Set(written.flatMap((query) => readStrings(query['rules'])))];
  const orders = written.map((query) => readString(query['orders'])).findLast((name) => name !== undefined);
  return rules.length === 0 && orders === undefined ? undefined : { rules, ...(orders !== undefined && { orders }) };
}

function isUsable({ problems }: SourceDocument): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}

function contains(body: JsonObject, version: string): boolean {
  const before = readString(readObject(body['versions'])['before']);
  if (compareVersions(version, earliest(body)) < 0) return false;
  return before === undefined || compareVersions(version, before) < 0;
}

function earliest(body: JsonObject): string {
  return readString(readObject(body['versions'])['from']) ?? '0';
}

function keyOf(item: JsonObject): string {
  return JSON.stringify([
    item['call'],
    Object.entries(readStringMap(item['when'])).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  ]);
}

/** Calls with conditions come first, exact values before `*`, and paths without placeholders before those with them. */
function specificity({ call, when }: CallDifference): number {
  const conditions = Object.values(when).reduce((sum, value) => sum + (value === '*' ? 10 : 20), 0);
  return conditions - call.split('{').length;
}

function readMessage(item: JsonObject): MessageDifference {
  const [status, message] = [item['status'], readString(item['message'])];
  return {
    contains: readString(item['contains']) ?? '',
    isEmpty: item['empty'] === true,
    ...(typeof status === 'number' && { status }),
    ...(message !== undefined && { message }),
  };
}
