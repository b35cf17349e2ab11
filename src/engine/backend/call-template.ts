import type { CallDifference } from './call-difference.ts';

export type Parameters = Readonly<Record<string, string>>;

export interface CallAddress {
  method: string;
  /** The path relative to the root of the API. */
  path: string;
  query?: URLSearchParams;
}

/**
 * Returns the difference that applies to a call, with the parts of the path that it names, or undefined if none
 * applies.
 */
export function differenceOf(
  calls: readonly CallDifference[],
  { method, path, parameters }: { method: string; path: string; parameters: Parameters },
): { difference: CallDifference; parts: Parameters } | undefined {
  for (const difference of calls) {
    const parts = partsOf(difference.call, `${method} ${path}`);
    if (!parts) continue;
    const known = { ...parameters, ...parts };
    if (Object.entries(difference.when).every(([name, value]) => meets(known[name], value)))
      return { difference, parts };
  }
  return undefined;
}

/** `*` matches every value that is not empty. */
function meets(given: string | undefined, wanted: string): boolean {
  return wanted === '*' ? given !== undefined && given !== '' : given === wanted;
}

function partsOf(template: string, call: string): Parameters | undefined {
  const [wanted, given] = [template.split('/'), call.split('/')];
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = given[index] ?? '';
    if (want.startsWith('{')) parts[want.slice(1, -1)] = decodeURIComponent(part);
    else if (want !== part) return undefined;
  }
  return parts;
}

/**
 * Fills a template such as `GET /sys/user/queryById?id={id}`; a name without a value becomes empty. In the query of a
 * `GET` call the stars around a value are removed: they mean a partial match, which only lists support.
 */
export function fillCall(template: string, values: Parameters): CallAddress {
  const [method = 'GET', address = ''] = template.split(' ');
  const [path = '', query] = address.split('?');
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      method === 'GET' ? (values[name] ?? '').replaceAll(/^\*+|\*+$/g, '') : (values[name] ?? ''),
    );
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  if (query === undefined) return { method, path: filledPath };
  const pairs = query.split('&').map((pair) => pair.split('='));
  return {
    method,
    path: filledPath,
    query: new URLSearchParams(pairs.map(([name = '', value = '']) => [name, filled(value)])),
  };
}
