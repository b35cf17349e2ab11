import { readObject, readObjects, readString, readStrings } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

export interface DescribedProperty {
  name: string;
  title: string | undefined;
  /** The rest of the description after the title, such as the meaning of values. */
  remark: string | undefined;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'other';
  scale: number | undefined;
  pattern: string | undefined;
  isRequired: boolean;
  maxLength: number | undefined;
}

export interface DescribedEntity {
  title: string | undefined;
  properties: readonly DescribedProperty[];
}

/**
 * Reads the resources of an API description with their entities: those with a list and an `add`.
 * @param document The document of `/v3/api-docs` (OpenAPI 3, since JeecgBoot 3.5) or `/v2/api-docs` (Swagger 2);
 * anything else yields none.
 * @param contextPath The context path of the back end, e.g. `/jeecg-boot`: the paths of Swagger 2 begin with it.
 * @returns the entities by the path of the resource, e.g. `/test/jeecgDemo`.
 */
export function readApiDescription(
  document: JsonValue | undefined,
  contextPath: string,
): ReadonlyMap<string, DescribedEntity> {
  if (!isJsonObject(document)) return new Map();
  const paths = readObject(document['paths']);
  const schemas = {
    ...readObject(document['definitions']),
    ...readObject(readObject(document['components'])['schemas']),
  };
  const found = new Map<string, DescribedEntity>();
  for (const [path, operations] of Object.entries(paths)) {
    const base = path.replace(/\/add$/, '');
    if (base === path || !Object.hasOwn(paths, `${base}/list`)) continue;
    const resource = base.startsWith(`${contextPath}/`) ? base.slice(contextPath.length) : base;
    const add = readObject(readObject(operations)['post']);
    const schema = readObject(schemas[bodyOf(add) ?? '']);
    if (Object.keys(schema).length > 0) found.set(resource, entityOf(schema, add));
  }
  return found;
}

function bodyOf(operation: JsonObject): string | undefined {
  const content = readObject(readObject(operation['requestBody'])['content']);
  const [media] = Object.values(content);
  const inBody = readObjects(operation['parameters']).find(({ item }) => item['in'] === 'body')?.item;
  const schema = readObject(readObject(media)['schema'] ?? inBody?.['schema']);
  return readString(schema['$ref'])?.split('/').at(-1);
}

function entityOf(schema: JsonObject, add: JsonObject): DescribedEntity {
  const required = new Set(readStrings(schema['required']));
  const summary = readString(add['summary'])?.replace(/[-—:：]?\s*(?:添加|新增)\s*/, '');
  const title = [readString(schema['description']), summary, readString(schema['title'])?.replace(/对象$/, '')];
  return {
    title: title.find((text) => text !== undefined && /\P{ASCII}/u.test(text)),
    properties: Object.entries(readObject(schema['properties'])).map(([name, given]) => {
      const property = readObject(given);
      const length = property['maxLength'];
      return {
        name,
        ...titleAndRemark(readString(property['description']) ?? ''),
        type: typeOf(property),
        scale: scaleOf(property['multipleOf']),
        pattern: property['format'] === undefined ? readString(property['pattern']) : undefined,
        isRequired: required.has(name),
        maxLength: typeof length === 'number' ? length : undefined,
      };
    }),
  };
}

/** Splits `状态（1启用 0停用）` into the title and the meaning of the values. */
function titleAndRemark(description: string): Pick<DescribedProperty, 'title' | 'remark'> {
  const text = description.trim();
  const [title = ''] = text.split(/[\s(（:：,，;；]/u);
  const remark = text.slice(title.length).trim();
  return { title: title || undefined, remark: title === '' || remark === '' ? undefined : remark };
}

function scaleOf(step: JsonValue | undefined): number | undefined {
  return typeof step === 'number' && step > 0 ? (String(step).split('.')[1]?.length ?? 0) : undefined;
}

function typeOf({ type, format, pattern, example }: JsonObject): DescribedProperty['type'] {
  const isDay = pattern === 'yyyy-MM-dd' || (typeof example === 'string' && /^\d{4}-\d\d-\d\d$/.test(example));
  if (format === 'date' || (isDay && (type === 'string' || format === 'date-time'))) return 'date';
  if (format === 'date-time') return 'date-time';
  return type === 'string' || type === 'integer' || type === 'number' || type === 'boolean' ? type : 'other';
}
