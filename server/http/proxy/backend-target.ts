/**
 * Returns the address of a call at the back end. It is always below the address of the back end: parts that lead
 * upwards, also encoded ones, and parameters of parts (`..;`) are refused.
 * @param rest the raw address of the request after the API base, with its query.
 * @returns undefined for a path that leads elsewhere.
 */
export function backendTarget(backendUrl: string, rest: string): URL | undefined {
  const path = decodedTwice(rest.split('?', 1)[0] ?? rest);
  const isPlain = path.split(/[\\/]/).every((part) => part !== '..' && part !== '.' && !part.includes(';'));
  if (!rest.startsWith('/') || !isPlain) return undefined;
  const [base, target] = [new URL(backendUrl), new URL(backendUrl + rest)];
  const isBelow = target.origin === base.origin && target.pathname.startsWith(base.pathname.replace(/\/?$/, '/'));
  return isBelow ? target : undefined;
}

/** A server behind the back end's own proxy may decode once more. */
function decodedTwice(path: string): string {
  const decoded = (text: string): string => text.replaceAll(/%(2e|2f|5c|3b|25)/gi, decodeURIComponent);
  return decoded(decoded(path));
}
