import type { Signing } from '../../data-sources/jeecg/index.ts';
import { safeUrl } from '../../engine/gate/index.ts';
import { readText } from '../../engine/values/index.ts';
import { readItems, readObject, readString, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** The settings with which the page was served. */
export interface AppSettings {
  /** The base of the API, without a trailing slash. */
  apiBase: string;
  home: string;
  title: string;
  /** The address that the question mark in the header opens. */
  help?: string;
  settingDrawer: boolean;
  signing?: Signing;
  /** True if the back end is a JeecgBoot instead of our own server. */
  isJeecg: boolean;
  /** The server's time zone, an IANA name that this browser supports. JeecgBoot does not report one. */
  readonly timeZone: string | undefined;
  /** Paths that can be opened although no menu entry leads to them. */
  routes: readonly FixedRoute[];
  /** The documents that replace component paths of a JeecgBoot menu, as the app document lists them. */
  components: readonly JsonObject[];
  /** Origins other than the API's to which addresses in the menu may send the token, separated by blanks. */
  tokenOrigins: string;
}

/** A path of the app document: a page or a redirect. */
export interface FixedRoute {
  path: string;
  title: string;
  /** A document key. The routes parse it, so that the sign-in page does not need the code for document kinds. */
  document?: string;
  redirect?: string;
  isBlank?: true;
}

/** Reads the settings from the page's `<meta>` tags, which the server may write. */
export function readSettings(document: Pick<Document, 'querySelector'>): AppSettings {
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim();
  const base = (meta('api-base') ?? '').replace(/\/+$/, '');
  const secret = meta('sign-secret');
  return {
    ...(secret && { signing: { secret, stamp: meta('sign-stamp') === '14' ? '14' : 'epoch' } }),
    apiBase: /^(?:\/(?!\/)|https?:\/\/)/.test(base) ? base : '/jeecg-boot',
    isJeecg: meta('back-end') === 'jeecg',
    tokenOrigins: meta('token-origins') ?? '',
    // Validating a time zone costs 30 ms, so it is done on the first read.
    get timeZone() {
      return knownZone(meta('time-zone'));
    },
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

function readApp(
  text: string | undefined,
): Pick<AppSettings, 'home' | 'title' | 'help' | 'settingDrawer' | 'routes' | 'components'> {
  const app = readObject(parsed(text));
  const [home, help] = [readString(app['home']), safeUrl(app['help'])];
  const routes = readItems(app['routes']).flatMap((route): FixedRoute[] => {
    const path = readString(route['path']);
    const document = readString(route['document']);
    const redirect = readString(route['redirect']);
    if (!path?.startsWith('/') || (!document && !redirect?.startsWith('/'))) return [];
    const isBlank = route['layout'] === 'blank';
    return [
      {
        path,
        get title() {
          return readText(route['title']) ?? '';
        },
        ...(document !== undefined && { document }),
        ...(redirect !== undefined && { redirect }),
        ...(isBlank && { isBlank }),
      },
    ];
  });
  return {
    home: home?.startsWith('/') ? home : '/dashboard/analysis',
    get title() {
      return readText(app['title']) || 'Pagewright';
    },
    ...(help !== undefined && { help }),
    settingDrawer: app['settingDrawer'] === true || import.meta.env.DEV,
    routes,
    components: readItems(app['components']),
  };
}

function parsed(text: string | undefined): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text ?? '{}');
    return value;
  } catch {
    return {};
  }
}
