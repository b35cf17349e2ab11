import type { Signing } from '../../data-sources/jeecg/index.ts';
import { safeUrl } from '../../engine/gate/index.ts';
import { readText } from '../../engine/values/index.ts';
import { readItems, readObject, readString, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** What the page was served with. */
export interface AppSettings {
  /** Base of the API, without a trailing slash. */
  apiBase: string;
  home: string;
  title: string;
  /** What the question mark in the header opens. */
  help?: string;
  /** Whether a person chooses how the frame looks. */
  settingDrawer: boolean;
  /** Set where the server answers some calls only when they are signed. */
  signing?: Signing;
  /** A JeecgBoot answers, not our own server. */
  isJeecg: boolean;
  /** Of the server, an IANA name that this browser knows; a JeecgBoot does not tell its own. */
  readonly timeZone: string | undefined;
  /** Paths that open although no menu entry leads to them. */
  routes: readonly FixedRoute[];
  /** Which documents stand for a component path of a JeecgBoot's menu, as the app document says it. */
  components: readonly JsonObject[];
  /** Origins, beside the API's, that addresses in the menu may tell the token; blanks between them. */
  tokenOrigins: string;
}

/** A path of the app document: a page, or another path to go to. */
export interface FixedRoute {
  path: string;
  title: string;
  /** Key of a document; the routes read it, so that the sign-in page does without the kinds. */
  document?: string;
  redirect?: string;
  /** Without menu, header and tabs. */
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
    // To ask for a zone costs 30 ms: nothing pays it before it reads the zone.
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

/** The parts of the app document that the page tells; what is no such part is left out. */
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
        // The language may change.
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
