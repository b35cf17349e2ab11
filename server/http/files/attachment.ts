/**
 * The header that names a file for the browser (RFC 6266), whatever characters its name has.
 * @param kind `inline` only for what a page may show.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  // Half of a character has no encoding.
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
