import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escape } from 'es-toolkit';
import type { FastifyReply } from 'fastify';

import type { JsonValue } from '../../../src/schema/json/index.ts';

export interface PageFacts {
  apiBase: string;
  signSecret?: string | undefined;
  signStamp?: string | undefined;
  /** The back end that answers the API, if it is not this server. */
  backEnd?: 'jeecg' | undefined;
  /** Origins that may receive the token in addresses of the menu. */
  tokenOrigins?: readonly string[];
  timeZone?: string | undefined;
  app?: AppFacts | undefined;
}

export interface AppFacts {
  title: JsonValue;
  home: string;
  help?: string;
  settingDrawer?: true;
  routes: { path: string; title: JsonValue; document?: string; redirect?: string; layout?: 'blank' }[];
  /**
   * Document keys by the component path of a JeecgBoot's menu, and the code of an online form or report; a note if
   * there is no page.
   */
  components: ({ component: string; document: string; code?: string } | { component: string; note: JsonValue })[];
}

export interface ClientPage {
  signedIn: string;
  signedOut: string;
}

/**
 * Returns a function that renders the client's page with its `<meta>` tags from the current file and app document;
 * undefined if the folder has none.
 */
export function clientPages(
  folder: string,
  facts: Omit<PageFacts, 'app'>,
  app: () => AppFacts | undefined = () => undefined,
): (() => ClientPage) | undefined {
  const file = join(folder, 'index.html');
  const first = readPage(file);
  if (first === undefined) return undefined;
  let built = first;
  let made: { app: AppFacts | undefined; built: BuiltPage; page: ClientPage } | undefined;
  return () => {
    // A build while the server runs writes a page whose code files have other names.
    built = readPage(file, built) ?? built;
    const now = app();
    if (!made || made.app !== now || made.built !== built)
      made = { app: now, built, page: withFacts(built.text, { ...facts, app: now }) };
    return made.page;
  };
}

interface BuiltPage {
  text: string;
  /** The time of its modification, in milliseconds since 1970. */
  writtenAt: number;
}

function readPage(file: string, before?: BuiltPage): BuiltPage | undefined {
  try {
    const { mtimeMs: writtenAt } = statSync(file);
    return before?.writtenAt === writtenAt ? before : { text: readFileSync(file, 'utf8'), writtenAt };
  } catch {
    return undefined;
  }
}

function withFacts(page: string, facts: PageFacts): ClientPage {
  const { apiBase, signSecret, signStamp, backEnd, timeZone, tokenOrigins, app } = facts;
  const appText = app && JSON.stringify(app);
  const tags = {
    'api-base': apiBase,
    'sign-secret': signSecret,
    'sign-stamp': signStamp,
    'back-end': backEnd,
    'time-zone': timeZone,
    'token-origins': tokenOrigins?.length ? tokenOrigins.join(' ') : undefined,
    app: appText,
  };
  const written = Object.entries(tags).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta name="${name}" content="${escape(content)}" />`],
  );
  const rest = page.replace(/\s*<meta name="api-base"[^>]*>/, '');
  const whole = rest.replace(/<title|<\/head>/, (tag) => `${written.join('')}${tag}`);
  // The build leaves links in a comment that preload the shell.
  const links = /<!--signed-in (.*?)-->/s;
  return { signedIn: whole.replace(links, '$1'), signedOut: whole.replace(links, '') };
}

/**
 * Sends the client's page, which browsers must not cache. The client's cookie `pagewright-signed-in` selects the
 * variant; it grants no access.
 */
export function sendPage(reply: FastifyReply, page: ClientPage): void {
  const isSignedIn = /(^|;\s*)pagewright-signed-in=1(;|$)/.test(reply.request.headers.cookie ?? '');
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8')
    .send(isSignedIn ? page.signedIn : page.signedOut);
}
