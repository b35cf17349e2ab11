import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Method } from '../routes/index.ts';
import { schemaReference } from './model-schemas.ts';
import type { Operation } from './operation.ts';

const text: JsonObject = { type: 'string' };
const count: JsonObject = { type: 'integer', minimum: 1 };
const id = query('id', text, true);
const ids = query('ids', text, true);

const choice: JsonObject = { query: { type: 'object', additionalProperties: text }, expected: count };

const operations: Record<string, (model: ResolvedModel) => Operation> = {
  list: (model) => ({
    summary: `${model.title}：分页查询`,
    parameters: [
      query('pageNo', count),
      query('pageSize', count),
      query('column', text),
      query('order', { type: 'string', enum: ['asc', 'desc'] }),
      query('superQueryParams', text),
      query('superQueryMatchType', { type: 'string', enum: ['and', 'or'] }),
      ...model.fields
        .filter((field) => !field.secret && field.type !== 'array')
        .flatMap(({ name }) => [query(name, text), query(`${name}_begin`, text), query(`${name}_end`, text)]),
    ],
    result: {
      type: 'object',
      properties: {
        records: { type: 'array', items: schemaReference(model.id) },
        total: count,
        size: count,
        current: count,
        pages: count,
      },
    },
  }),
  queryById: (model) => ({
    summary: `${model.title}：一条记录`,
    parameters: [id],
    result: schemaReference(model.id),
  }),
  why: (model) => ({ summary: `${model.title}：哪些数据规则限制了我` }),
  options: (model) => ({
    summary: `${model.title}：供选择`,
    parameters: [query('keyword', text), query('pageSize', count), query('ids', text)],
  }),
  add: (model) => ({
    summary: `${model.title}：新增`,
    requestBody: body(schemaReference(model.id)),
    result: schemaReference(model.id),
  }),
  edit: (model) => ({
    summary: `${model.title}：修改`,
    requestBody: body({
      allOf: [schemaReference(model.id), { type: 'object', required: ['id'], properties: { id: text } }],
    }),
    result: schemaReference(model.id),
  }),
  delete: (model) => ({ summary: `${model.title}：删除`, parameters: [id] }),
  deleteBatch: (model) => ({ summary: `${model.title}：批量删除`, parameters: [ids] }),
  deleteQuery: (model) => ({
    summary: `${model.title}：删除查询到的全部`,
    requestBody: body({ type: 'object', required: ['query', 'expected'], properties: choice }),
    result: { type: 'object', properties: { count } },
  }),
  transitionBatch: (model) => ({
    summary: `${model.title}：批量${(model.states?.transitions ?? []).map(({ title }) => title).join('、')}`,
    requestBody: body({
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', enum: (model.states?.transitions ?? []).map(({ name }) => name) },
        ids: text,
        ...choice,
      },
    }),
    result: { type: 'object', properties: { count } },
  }),
  transition: (model) => ({
    summary: `${model.title}：${(model.states?.transitions ?? []).map(({ title }) => title).join('、')}`,
    requestBody: body({
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: text,
        name: { type: 'string', enum: (model.states?.transitions ?? []).map(({ name }) => name) },
        version: { type: 'integer' },
      },
    }),
    result: schemaReference(model.id),
  }),
  createFrom: (model) => ({
    summary: `${model.title}：生成单据`,
    requestBody: body({
      type: 'object',
      required: ['id', 'name'],
      properties: { id: text, name: { type: 'string', enum: model.creates.map(({ name }) => name) } },
    }),
  }),
  createdFrom: (model) => ({
    summary: `${model.title}：还没有完成的已生成单据`,
    parameters: [
      query('id', text, true),
      query('name', { type: 'string', enum: model.creates.map(({ name }) => name) }, true),
    ],
  }),
};

export function recordOperation(
  path: string,
  method: Method,
  models: ReadonlyMap<string, ResolvedModel>,
): Operation | undefined {
  const at = path.lastIndexOf('/');
  const [resource, name] = [path.slice(0, at), path.slice(at + 1)];
  const model = [...models.values()].find((each) => each.resource === resource);
  if (!model) return undefined;
  const describe = Object.hasOwn(operations, name) ? operations[name] : undefined;
  return { summary: `${model.title}：${method} ${name}`, ...describe?.(model), tags: [model.title] };
}

function query(name: string, schema: JsonObject, required = false): JsonObject {
  return { name, in: 'query', ...(required && { required }), schema };
}

function body(schema: JsonObject): JsonObject {
  return { required: true, content: { 'application/json': { schema } } };
}
