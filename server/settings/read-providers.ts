import type { OidcProvider } from './settings.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function readProviders(text: string): OidcProvider[] | undefined {
  const list = parsed(text);
  if (!Array.isArray(list)) return undefined;
  const providers = list.flatMap((item: unknown) => readProvider(item) ?? []);
  const ids = new Set(providers.map(({ id }) => id));
  return providers.length === list.length && ids.size === list.length ? providers : undefined;
}

function readProvider(item: unknown): OidcProvider | undefined {
  const from: Record<string, unknown> = typeof item === 'object' && item !== null ? { ...item } : {};
  const read = (name: string) => (typeof from[name] === 'string' ? from[name].trim() : '');
  const provider = {
    id: read('id'),
    title: read('title'),
    issuer: read('issuer'),
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
  };
  const isWhole = Object.values(provider).every((value) => value !== '');
  return isWhole && /^\w{1,40}$/.test(provider.id) && provider.id !== 'cas' && isSafe(provider.issuer)
    ? provider
    : undefined;
}

/**
 * Without encryption, anyone on the network could forge the provider's responses; on the local machine this is
 * impossible.
 */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
