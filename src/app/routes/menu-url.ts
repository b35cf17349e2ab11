import { safeUrl } from '../../engine/gate/index.ts';
import { fillText } from '../../schema/expressions/index.ts';

/** What the addresses in a menu may speak of. */
export interface MenuContext {
  /** Base of the API; stands for `{{ window._CONFIG['domianURL'] }}`. */
  apiBase: string;
  token: string | undefined;
  /** The tenant that the person is at work in; `0` without one. */
  tenantId?: string | undefined;
  /** Origins that are trusted with the token, beside the API's; blanks between them. */
  tokenOrigins?: string;
}

const tokenPlace = '${token}';

const tenantPlace = '${tenantId}';

/**
 * The address of an external or framed entry: http(s) or a path of our own origin, nothing else. `{{ … }}` is our own
 * language over the few names in JeecgBoot's addresses; `${tenantId}` is the person's tenant. The token is filled in only
 * in addresses below the API and
 * of trusted origins; another address that asks for it has none.
 */
export function menuUrl(
  url: string,
  { apiBase, token, tenantId = '0', tokenOrigins }: MenuContext,
): string | undefined {
  const filled = filledText(url, apiBase)?.replaceAll(tenantPlace, encodeURIComponent(tenantId));
  if (filled === undefined || /[{}]/.test(filled.replaceAll(tokenPlace, ''))) return undefined;
  const safe = safeUrl(filled.replaceAll(tokenPlace, encodeURIComponent(token ?? '')));
  if (safe === undefined || !/^(?:https?:\/\/|\/)/i.test(safe)) return undefined;
  const mayTell = !filled.includes(tokenPlace) || filled.startsWith(`${apiBase}/`) || isTrusted(safe, tokenOrigins);
  return mayTell ? safe : undefined;
}

/** The names stand for texts; the token stays a place until it is known who is told. */
function filledText(url: string, apiBase: string): string | undefined {
  const config = { domianURL: apiBase, domainURL: apiBase };
  try {
    return fillText(url, { window: { _CONFIG: config }, _CONFIG: config, token: tokenPlace });
  } catch {
    return undefined;
  }
}

function isTrusted(address: string, origins = ''): boolean {
  return URL.canParse(address) && origins.split(/[\s,]+/).includes(new URL(address).origin);
}
