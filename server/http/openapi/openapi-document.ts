import { routeInputs } from '../../../generated/route-inputs.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Route, RoutePermission } from '../routes/index.ts';
import { commonSchemas, modelSchemas } from './model-schemas.ts';
import type { ApiParts, Operation } from './operation.ts';
import { recordOperation } from './record-operations.ts';

export function openApiDocument({ routes, models, apiBase }: ApiParts): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = (route.base === 'api' ? apiBase : '') + templateOf(route.path);
    for (const method of [route.method].flat()) {
      const described = recordOperation(route.path, method, models) ?? {};
      const operation = operationOf(route, withInputs(described, `${method} ${route.path}`));
      paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, operationId: idOf(method, path) } };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagewright',
      version: '1',
      description:
        'The HTTP interface of the embedded server, in the manner of JeecgBoot. Sockets are in docs/API.md. `x-permission` is what a call needs.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
      schemas: { ...commonSchemas, ...modelSchemas(models) },
    },
  };
}

function withInputs(described: Operation, route: string): Operation {
  const inputs = Object.hasOwn(routeInputs, route) ? routeInputs[route] : undefined;
  if (!inputs) return described;
  const parameters = described.parameters ?? [];
  const known = new Set(parameters.map(({ name }) => name));
  const more = Object.entries(inputs.query)
    .filter(([name]) => !known.has(name))
    .map(([name, need]) => ({ name, in: 'query', required: need === 'required', schema: { type: 'string' } }));
  const fields = Object.entries(inputs.body);
  const required = fields.flatMap(([name, need]) => (need === 'required' ? [name] : []));
  const schema: JsonObject = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name]) => [name, {}])),
    required,
  };
  const requestBody = { required: required.length > 0, content: { 'application/json': { schema } } };
  return {
    ...described,
    parameters: [...parameters, ...more],
    ...(!described.requestBody && fields.length > 0 && { requestBody }),
  };
}

function operationOf(route: Route, { summary, tags, parameters = [], requestBody, result }: Operation): JsonObject {
  const inPath = [...route.path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const all = [...inPath, ...parameters];
  const open = route.permission === 'open';
  return {
    summary: summary ?? route.path,
    tags: tags ?? [route.path.split('/')[1] || 'server'],
    'x-permission': nameOf(route.permission),
    ...(open && { security: [] }),
    ...(all.length > 0 && { parameters: all }),
    ...(requestBody && { requestBody }),
    responses: {
      '200': envelope('成功，或以 success: false 说明原因', result),
      ...(!open && { '401': envelope('没有登录或登录已失效') }),
      ...(!open && { '403': envelope('没有权限') }),
      default: envelope('请求不能处理'),
    },
  };
}

function envelope(description: string, result?: JsonObject): JsonObject {
  const base = { $ref: '#/components/schemas/Envelope' };
  const schema = result ? { allOf: [base, { type: 'object', properties: { result } }] } : base;
  return { description, content: { 'application/json': { schema } } };
}

function nameOf(permission: RoutePermission): string {
  return typeof permission === 'function' ? 'by-record' : permission;
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
}

function idOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
