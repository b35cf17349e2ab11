const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns `true` if a page of that origin may open a socket here. Browsers send `Origin`, so pages of other sites are
 * refused; programs send none. During development pages of this machine may use any port.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  const [page, server] = [new URL(origin), new URL(`http://${host}`)];
  return page.host === host || (loopback.has(page.hostname) && loopback.has(server.hostname));
}
