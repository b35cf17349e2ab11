import { safeUrl } from '../../engine/gate/index.ts';

/** What the addresses in a menu may speak of. */
export interface MenuContext {
  /** Base of the API; stands for `{{ window._CONFIG['domianURL'] }}`. */
  apiBase: string;
  token: string | undefined;
}

const apiPlaceholder = /\{\{\s*window\._CONFIG\[\s*['"](?:domianURL|domainURL)['"]\s*\]\s*\}\}/g;

/**
 * The address of an external or framed entry: http(s) or a path of our own origin, nothing else. Of placeholders only the
 * API's base and, in addresses below it, the token are filled in; nothing is evaluated.
 */
export function menuUrl(url: string, { apiBase, token }: MenuContext): string | undefined {
  const based = url.replace(apiPlaceholder, apiBase);
  const ours = based.startsWith(`${apiBase}/`);
  const filled = ours ? based.replaceAll('${token}', encodeURIComponent(token ?? '')) : based;
  if (/[{}]/.test(filled)) return undefined;
  const safe = safeUrl(filled);
  return safe !== undefined && /^(?:https?:\/\/|\/)/i.test(safe) ? safe : undefined;
}
