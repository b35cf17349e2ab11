import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

import type { JsonValue } from '../../../src/schema/json/index.ts';

/** The values of the `<meta>` tags in the client's page. */
export interface PageFacts {
  apiBase: string;
  signSecret?: string | undefined;
  signStamp?: string | undefined;
  /** The back end that answers the API, where it is not this server. */
  backEnd?: 'jeecg' | undefined;
  /** Origins that addresses in the menu may tell the token. */
  tokenOrigins?: readonly string[];
  /** IANA name of the zone that schedules go by; not known of another back end. */
  timeZone?: string | undefined;
  /** What the app document tells the client: its home, fixed routes, and documents for component paths. */
  app?: AppFacts | undefined;
}

/** Parts of the app document that the client goes by. */
export interface AppFacts {
  /** As the document says it: a text, or one for each language. */
  title: JsonValue;
  home: string;
  help?: string;
  settingDrawer?: true;
  routes: { path: string; title: JsonValue; document?: string; redirect?: string; layout?: 'blank' }[];
  /**
   * Document keys by the component path of a JeecgBoot's menu, and the code of an online form or report; a note where
   * there is no page.
   */
  components: ({ component: string; document: string; code?: string } | { component: string; note: JsonValue })[];
}

/** The client's page, for those who are signed in and for those who are not. */
export interface ClientPage {
  signedIn: string;
  signedOut: string;
}

/**
 * The client's page with its `<meta>` tags, as it lies there and the app document is when it is asked for; undefined where
 * the folder has none.
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
    // A build under the running server writes a page whose code has other names.
    built = readPage(file, built) ?? built;
    const now = app();
    if (!made || made.app !== now || made.built !== built)
      made = { app: now, built, page: withFacts(built.text, { ...facts, app: now }) };
    return made.page;
  };
}

interface BuiltPage {
  text: string;
  /** When it was written, in milliseconds. */
  writtenAt: number;
}

/** The page as it was built; `before` where it is that one still, undefined where there is none. */
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
    content === undefined ? [] : [`<meta name="${name}" content="${escaped(content)}" />`],
  );
  const rest = page.replace(/\s*<meta name="api-base"[^>]*>/, '');
  const whole = rest.replace(/<title|<\/head>/, (tag) => `${written.join('')}${tag}`);
  // The build leaves links in a comment that fetch the shell at once.
  const links = /<!--signed-in (.*?)-->/s;
  return { signedIn: whole.replace(links, '$1'), signedOut: whole.replace(links, '') };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Answers with the client's page, which browsers must not cache. The client's cookie `pagewright-signed-in` says which
 * one; it opens nothing.
 */
export function sendPage(reply: FastifyReply, page: ClientPage): void {
  const isSignedIn = /(^|;\s*)pagewright-signed-in=1(;|$)/.test(reply.request.headers.cookie ?? '');
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8')
    .send(isSignedIn ? page.signedIn : page.signedOut);
}
