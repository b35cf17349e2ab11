import { isRecord, type Http } from '../../../data-sources/jeecg/index.ts';
import { openPages, type OpenPage } from '../../../schema/documents/open-pages.ts';
import { readObject, type JsonObject } from '../../../schema/json/index.ts';

/** Milliseconds that a page waits for its document. */
const patience = 4_000;

const known = new WeakMap<Http, Map<OpenPage, Promise<JsonObject>>>();

/**
 * The screen document of a page before the sign-in: as the server gives it out, else our own. Asked for once. Never throws:
 * where nothing can be loaded it has the parts of the page alone.
 */
export function readScreen(http: Http, name: OpenPage): Promise<JsonObject> {
  const asked = known.get(http) ?? new Map<OpenPage, Promise<JsonObject>>();
  known.set(http, asked);
  const screen = asked.get(name) ?? fetchScreen(http, name);
  asked.set(name, screen);
  return screen;
}

async function fetchScreen(http: Http, name: OpenPage): Promise<JsonObject> {
  const given = await askForScreen(http, name).catch(() => undefined);
  // Of one that lost what the page is for nobody could get in to mend it.
  if (given && hasItsPart(given, name)) return given;
  const own = await import('./own-screens.ts').catch(() => undefined);
  return readObject(own?.ownScreens[name] ?? bareScreen(name));
}

/** The document as the server gives it out; undefined where its answer has none. */
async function askForScreen(http: Http, name: OpenPage): Promise<JsonObject | undefined> {
  const path = `/pagewright/open-pages/${name}`;
  const signal = AbortSignal.timeout(patience);
  const { result } = await http.ask({ method: 'GET', base: '', path, quiet: true, session: 'none', signal });
  // The body came out of a JSON text, so it holds JSON values only.
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
