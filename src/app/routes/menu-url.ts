import { safeUrl } from '../../engine/gate/index.ts';
import { fillText } from '../../schema/expressions/index.ts';

/** The values that addresses in a menu can refer to. */
export interface MenuContext {
  /** The base of the API, the value of `{{ window._CONFIG['domianURL'] }}`. */
  apiBase: string;
  token: string | undefined;
  /** The current tenant of the user; `0` without one. */
  tenantId?: string | undefined;
  /** Origins other than the API's that may receive the token, separated by blanks. */
  tokenOrigins?: string;
}

const tokenPlace = '${token}';

const tenantPlace = '${tenantId}';

/**
 * Returns the address of an external or framed entry: http(s) or a path of our own origin, otherwise undefined. `{{ …
 * }}` is evaluated in our own language over the few names that JeecgBoot's addresses use; `${tenantId}` is the user's
 * tenant. The token is filled in only in addresses below the API and of trusted origins; any other address that
 * contains it is refused.
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
