import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Random = () => number;
type Schema = Record<string, any>;

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '9'.repeat(400),
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  'NaN',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '*',
  '**',
  '%',
  '_',
  '\\',
  ',',
  ',,',
  "'",
  '"',
  '`',
  "'; drop table sys_user; --",
  '1 or 1=1',
  "' || pg_sleep(9) || '",
  '${7*7}',
  '{{ 7*7 }}',
  '#{1}',
  '<script>',
  '../../etc/passwd',
  'file:///etc/passwd',
  '2024-02-30',
  '2024-13-45',
  '0000-00-00',
  '99999-01-01',
  '23:59:60',
  '🙂'.repeat(50),
  '长'.repeat(10_000),
  '\u202e',
  '\n\r\t',
  'a,b,c',
  '1,2',
  '!',
  '!=1',
  '>1',
  '*x*',
  'null,null',
];
const values: JsonValue[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  0.07,
  [],
  {},
  [null],
  [[]],
  { id: null },
  { __type: 'x' },
  [1, 'a', {}],
  { '': '' },
];

export function fuzzRequest(document: Schema, random: Random, known: readonly string[]): FuzzRequest {
  const operations = Object.entries<Schema>(document['paths']).flatMap(([path, methods]) =>
    Object.entries<Schema>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chance = (share: number): boolean => random() < share;
  const text = (): string => (chance(0.3) && known.length > 0 ? pick(known) : pick(texts));
  const resolve = (schema: Schema): Schema =>
    typeof schema['$ref'] === 'string'
      ? document['components'].schemas[schema['$ref'].split('/').at(-1) ?? '']
      : schema;

  const value = (given: Schema, depth: number): JsonValue => {
    const schema = resolve(given);
    if (chance(0.12)) return chance(0.5) ? text() : pick(values);
    if (Array.isArray(schema['allOf']))
      return Object.assign({}, ...schema['allOf'].map((each: Schema) => value(each, depth)));
    if (Array.isArray(schema['enum'])) return pick(schema['enum']);
    const type = [schema['type'] ?? 'string'].flat()[0];
    if (type === 'object') return record(schema, depth);
    if (type === 'array') {
      if (depth > 2) return [];
      return Array.from({ length: Math.floor(random() * 4) }, () => value(schema['items'] ?? {}, depth + 1));
    }
    if (type === 'integer' || type === 'number') return chance(0.7) ? Math.floor(random() * 100) : (pick(values) ?? 0);
    if (type === 'boolean') return chance(0.5);
    if (schema['format'] === 'date') return chance(0.7) ? '2024-05-06' : text();
    return chance(0.5) ? `名称${Math.floor(random() * 1e6)}`.slice(0, schema['maxLength'] ?? 20) : text();
  };
  const record = (schema: Schema, depth: number): JsonObject => {
    const made: JsonObject = {};
    for (const [name, property] of Object.entries<Schema>(schema['properties'] ?? {})) {
      if (property['readOnly'] ? chance(0.1) : chance(0.8)) made[name] = value(property, depth + 1);
    }
    if (chance(0.1)) made[text()] = text();
    return made;
  };

  const { path, method, operation } = pick(operations);
  const parameters: Schema[] = operation['parameters'] ?? [];
  // A URL cannot contain a lone surrogate.
  const encode = (part: string): string => encodeURIComponent(part.replace(/[\ud800-\udfff]/gu, ''));
  const url = path.replace(/\{(\w+)\}/g, () => encode(text()) || 'x');
  const pairs = parameters
    .filter((each) => each['in'] === 'query' && (each['required'] ? chance(0.9) : chance(0.15)))
    .map((each) => `${encode(String(each['name']))}=${encode(String(value(each['schema'], 3) ?? ''))}`);
  if (chance(0.1)) pairs.push(`${encode(text())}=${encode(text())}`);
  if (chance(0.02)) pairs.push('a=%E0%A4%A');
  const schema: Schema | undefined = operation['requestBody']?.content?.['application/json']?.schema;
  const whole = JSON.stringify(schema ? value(schema, 0) : method === 'get' ? undefined : pick(values));
  const body = method === 'get' || whole === undefined ? undefined : chance(0.05) ? whole.slice(0, -1) : whole;
  const headers: Record<string, string> =
    body === undefined
      ? {}
      : { 'content-type': chance(0.03) ? pick(['text/plain', 'x', 'application/xml']) : 'application/json' };
  return { method: method.toUpperCase(), url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url, headers, body };
}
