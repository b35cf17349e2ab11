const schemes = new Set(['https', 'http', 'mailto', 'tel']);

/**
 * The address a link, image or call may have: https, http, mailto, tel, or a path of our own origin (`/…`, `#…`, `?…`).
 * Control characters are removed first, because browsers ignore them. Gives undefined for all else.
 */
export function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  // oxlint-disable-next-line no-control-regex -- they are what has to go
  const text = url.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim();
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined) return schemes.has(scheme) ? text : undefined;
  if (/^[#?]/.test(text)) return text;
  return /^\/(?![/\\])/.test(text) ? text : undefined;
}
