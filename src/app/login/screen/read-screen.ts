import type { Http } from '../../../data-sources/jeecg/index.ts';
import { openPages, type OpenPage } from '../../../schema/documents/open-pages.ts';
import { isRecord, readObject, type JsonObject } from '../../../schema/json/index.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';

/** Milliseconds before the request for the document times out. */
const patience = 4_000;

const screensOf = oncePerObject<Http, Map<OpenPage, Promise<JsonObject>>>(() => new Map());

/**
 * Returns the screen document of a page before sign-in: from the server, or else the built-in one. It is requested
 * once. Never throws: if nothing can be loaded, the document contains only the page's own part.
 */
export function readScreen(http: Http, name: OpenPage): Promise<JsonObject> {
  const asked = screensOf(http);
  const screen = asked.get(name) ?? fetchScreen(http, name);
  asked.set(name, screen);
  return screen;
}

async function fetchScreen(http: Http, name: OpenPage): Promise<JsonObject> {
  const given = await askForScreen(http, name).catch(() => undefined);
  // Without its own part the page would be useless, and nobody could sign in to repair it.
  if (given && hasItsPart(given, name)) return given;
  const own = await import('./own-screens.ts').catch(() => undefined);
  return readObject(own?.ownScreens[name] ?? bareScreen(name));
}

async function askForScreen(http: Http, name: OpenPage): Promise<JsonObject | undefined> {
  const path = `/pagewright/open-pages/${name}`;
  const signal = AbortSignal.timeout(patience);
  const { result } = await http.ask({ method: 'GET', base: '', path, quiet: true, session: 'none', signal });
  // The body was parsed from JSON, so it contains only JSON values.
  return isRecord(result) && isRecord(result.body) ? (result.body as JsonObject) : undefined;
}

function hasItsPart(screen: JsonObject, name: OpenPage): boolean {
  const text = JSON.stringify(readObject(screen['properties'])['page'] ?? '');
  return openPages[name].some((part) => text.includes(`"${part}"`));
}

function bareScreen(name: OpenPage): JsonObject {
  const part = { 'x-component': 'HostPart', 'x-component-props': { part: openPages[name][0] ?? '' } };
  return { properties: { page: { properties: { part } } } };
}
