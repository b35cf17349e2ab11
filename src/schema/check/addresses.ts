import { serverCalls } from '../../../generated/server-calls.ts';
import type { SourceDocument } from '../documents/document.ts';
import { buttonIconNames, menuIconNames, plainIconName } from '../icons.ts';
import { readItems, readString, type JsonValue } from '../json/index.ts';
import { kindDefinition } from '../kinds/index.ts';
import { say } from '../locale/index.ts';
import { nearestName } from '../nearest-name.ts';
import type { FoundReference } from '../references/index.ts';
import type { NameFinding } from './check-names.ts';

/** Where calls go and pages stand. */
export interface Addresses {
  api: readonly string[];
  page: ReadonlySet<string>;
}

/** The paths that the server answers, `:name` for a part of any value, and those of pages. */
export function collectAddresses(documents: readonly SourceDocument[]): Addresses {
  const models = documents.filter(({ kind, body }) => kind === 'model' && body['stored'] !== false);
  const resources = models.map(({ id, body }) => readString(body['resource']) ?? `/${id}`);
  const own = documents.filter(({ kind }) => kind === 'app').flatMap(({ body }) => pathsIn(body));
  const pages = documents.filter(({ kind }) => kindDefinition(kind).isAddressed);
  return {
    api: [...serverCalls.own, ...resources.flatMap((path) => serverCalls.ofRecords.map((call) => `${path}/${call}`))],
    page: new Set(['/', ...ownPages, ...own, ...pages.flatMap(({ id, key }) => [`/${id}`, `/${key}`])]),
  };
}

const ownPages = ['/user/login', '/user/register', '/user/register-result', '/user/alteration'];

/** The paths that an app document makes: of its home, its routes and the entries of its menu. */
function pathsIn(value: JsonValue | undefined): string[] {
  const { home, path, routes, menu, children } =
    typeof value === 'object' && value && !Array.isArray(value) ? value : {};
  const own = [home, path].filter((each) => typeof each === 'string');
  return [...own, ...[routes, menu, children].flatMap((each) => readItems(each).flatMap(pathsIn))];
}

/** The finding for an unknown address or icon; another server or a menu of the database may have the address. */
export function unknownAddress(
  found: FoundReference,
  { api, page }: Addresses,
): Omit<NameFinding, 'pointer'> | undefined {
  if (found.sort === 'icon') {
    const known: readonly string[] = found.of === 'menu' ? menuIconNames : buttonIconNames;
    if (known.includes(found.of === 'menu' ? plainIconName(found.name) : found.name)) return undefined;
    return told('unknown-icon', say('没有名为“{name}”的图标。', { name: found.name }), found.name, known);
  }
  if (found.sort !== 'path' || !found.name.startsWith('/')) return undefined;
  const path = found.name.replace(/[?#].*$/, '');
  if (found.of === 'page') {
    return page.has(path) ? undefined : told('unknown-page', say('没有地址为“{path}”的页面。', { path }), path, page);
  }
  if (api.some((each) => isAt(path, each))) return undefined;
  return told('unknown-path', say('服务器没有“{path}”这个接口。', { path }), path, api);
}

function told(code: string, message: string, name: string, known: Iterable<string>): Omit<NameFinding, 'pointer'> {
  const nearest = nearestName(name, known);
  return { severity: 'warning', code, message, ...(nearest !== undefined && { nearest }) };
}

/** `/sys/dict/back/{id}` or `/sys/dict/back/7` is at `/sys/dict/back/:id`. */
function isAt(path: string, known: string): boolean {
  if (!/[:*]/.test(known)) return path === known;
  const [parts, others] = [path.split('/'), known.split('/')];
  return (
    parts.length === others.length &&
    others.every((part, index) => (/^[:*]/.test(part) ? isValue(parts[index] ?? '') : part === parts[index]))
  );
}

/** A value, or the name of the argument that gives it. */
function isValue(part: string): boolean {
  return /^(?:\{\w+\}|[^{}]+)$/.test(part);
}
