import type { Signing } from '../../data-sources/jeecg/index.ts';
import { type DocumentKey, documentKey, splitDocumentKey } from '../../schema/documents/document.ts';
import { type JsonValue, readItems, readObject, readString } from '../../schema/json/index.ts';

/** What the page was served with. */
export interface AppSettings {
  /** Base of the API, without a trailing slash. */
  apiBase: string;
  home: string;
  title: string;
  /** Set where the server answers some calls only when they are signed. */
  signing?: Signing;
  /** A JeecgBoot answers, not our own server. */
  isJeecg: boolean;
  /** Of the server, an IANA name that this browser knows; a JeecgBoot does not tell its own. */
  timeZone?: string;
  /** Paths that open although no menu entry leads to them. */
  routes: readonly FixedRoute[];
  /** Which document stands for a component path of a JeecgBoot's menu. */
  components: ReadonlyMap<string, DocumentKey>;
}

/** A path of the app document: a page, or another path to go to. */
export interface FixedRoute {
  path: string;
  title: string;
  document?: DocumentKey;
  redirect?: string;
}

/** Reads the settings from the page's `<meta>` tags, which the server may write. */
export function readSettings(document: Pick<Document, 'querySelector'>): AppSettings {
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim();
  const base = (meta('api-base') ?? '').replace(/\/+$/, '');
  const secret = meta('sign-secret');
  const timeZone = knownZone(meta('time-zone'));
  return {
    ...(secret && { signing: { secret, stamp: meta('sign-stamp') === '14' ? '14' : 'epoch' } }),
    apiBase: /^(?:\/(?!\/)|https?:\/\/)/.test(base) ? base : '/jeecg-boot',
    isJeecg: meta('back-end') === 'jeecg',
    ...(timeZone && { timeZone }),
    ...readApp(meta('app')),
  };
}

function knownZone(name: string | undefined): string | undefined {
  try {
    if (name) Intl.DateTimeFormat('en', { timeZone: name });
    return name || undefined;
  } catch {
    return undefined;
  }
}

/** The parts of the app document that the page tells; what is no such part is left out. */
function readApp(text: string | undefined): Pick<AppSettings, 'home' | 'title' | 'routes' | 'components'> {
  const app = readObject(parsed(text));
  const home = readString(app['home']);
  const routes = readItems(app['routes']).flatMap((route): FixedRoute[] => {
    const path = readString(route['path']);
    const document = keyOf(route['document']);
    const redirect = readString(route['redirect']);
    if (!path?.startsWith('/') || (!document && !redirect?.startsWith('/'))) return [];
    const title = readString(route['title']) ?? '';
    return [{ path, title, ...(document && { document }), ...(redirect !== undefined && { redirect }) }];
  });
  const components = Object.entries(readObject(app['components'])).flatMap(([component, value]) => {
    const document = keyOf(value);
    return document ? [[component, document] as const] : [];
  });
  return {
    home: home?.startsWith('/') ? home : '/dashboard/analysis',
    title: readString(app['title']) || 'Pagewright',
    routes,
    components: new Map(components),
  };
}

function keyOf(value: JsonValue | undefined): DocumentKey | undefined {
  const parts = typeof value === 'string' ? splitDocumentKey(value) : undefined;
  return parts && documentKey(parts.id, parts.kind);
}

function parsed(text: string | undefined): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text ?? '{}');
    return value;
  } catch {
    return {};
  }
}
