import type { FastifyRequest } from 'fastify';

/**
 * Returns the path of a request below the API base in the form in which routes are matched: decoded and without a slash
 * at its end, so that another spelling is no other call. Undefined for paths outside the API.
 */
export function pathBelow({ url }: Pick<FastifyRequest, 'url'>, apiBase: string): string | undefined {
  const path = decoded(url.split('?', 1)[0] ?? url).replace(/\/$/, '');
  if (path === apiBase) return '';
  return path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
