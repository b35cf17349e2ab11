const schemes = new Set(['https', 'http', 'mailto', 'tel']);

/**
 * Returns the address of a link, image or call if it is safe: https, http, mailto, tel, or a path of our own origin
 * (`/…`, `#…`, `?…`); otherwise undefined. Control characters are removed first, because browsers ignore them.
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
