import { serverCalls } from '../../../generated/server-calls.ts';
import { say } from '../../locale/index.ts';
import type { SourceDocument } from '../documents/document.ts';
import { buttonIconNames, menuIconNames, plainIconName } from '../icons.ts';
import { readItems, readString, type JsonValue } from '../json/index.ts';
import { kindDefinition } from '../kinds/kinds.ts';
import { nearestOf } from '../problems/nearest-name.ts';
import type { FoundReference } from '../references/index.ts';
import type { NameFinding } from './name-finding.ts';

export interface Addresses {
  api: readonly string[];
  page: ReadonlySet<string>;
}

/** Collects the paths that the server answers (`:name` matches any value of a segment) and the paths of pages. */
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

function pathsIn(value: JsonValue | undefined): string[] {
  const { home, path, routes, menu, children } =
    typeof value === 'object' && value && !Array.isArray(value) ? value : {};
  const own = [home, path].filter((each) => typeof each === 'string');
  return [...own, ...[routes, menu, children].flatMap((each) => readItems(each).flatMap(pathsIn))];
}

/**
 * Returns the finding for an unknown address or icon. Another server or a menu in the database may still provide the
 * address.
 */
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
  return { severity: 'warning', code, message, ...nearestOf(name, known) };
}

/** True if the path matches: `/sys/dict/back/{id}` and `/sys/dict/back/7` match `/sys/dict/back/:id`. */
function isAt(path: string, known: string): boolean {
  if (!/[:*]/.test(known)) return path === known;
  const [parts, others] = [path.split('/'), known.split('/')];
  return (
    parts.length === others.length &&
    others.every((part, index) => (/^[:*]/.test(part) ? isValue(parts[index] ?? '') : part === parts[index]))
  );
}

function isValue(part: string): boolean {
  return /^(?:\{\w+\}|[^{}]+)$/.test(part);
}
