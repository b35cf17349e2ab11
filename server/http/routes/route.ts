import type { FastifyRequest } from 'fastify';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { LongWorkKind } from '../../database/index.ts';
import type { Answer } from './envelope.ts';
import type { Person } from './person.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Query = Readonly<Record<string, string>>;

/**
 * The callers of a route: `open` needs no token, `signed-in` any valid one, another text is the name of a permission,
 * and a function decides about the signed-in person.
 */
export type RoutePermission = 'open' | 'signed-in' | (string & {}) | PermissionCheck;

export type PermissionCheck = ((person: Person) => boolean) & { points: readonly string[] };

export function checkedBy(points: readonly string[], check: (person: Person) => boolean): PermissionCheck {
  return Object.assign((person: Person) => check(person), { points });
}

export function holdsAny(...points: readonly string[]): PermissionCheck {
  return checkedBy(points, ({ permissions }) => points.some((point) => permissions.has(point)));
}

/** A request for a handler: authenticated, permitted, free of NUL bytes and lone surrogates. */
export interface Call {
  query: Query;
  params: Query;
  /**
   * Returns the body, parsed by `read`.
   * @throws Refusal if it is not a JSON object, or if `read` throws.
   */
  body<B>(read: (body: JsonObject) => B): B;
  /**
   * Returns the signed-in person.
   * @throws Refusal (401) on an open route called without a valid token.
   */
  person(): Person;
  token: string | undefined;
  /** Aborts when the client disconnects before it has its response. */
  signal: AbortSignal;
  address: string;
  request: FastifyRequest;
}

export interface Route {
  method: Method | readonly Method[];
  base: 'api' | 'root';
  path: string;
  permission: RoutePermission;
  /**
   * GET routes that are opened as links (files, reports): `?ticket=` replaces a token that a link cannot carry, and the
   * `?token=` of other clients is accepted too.
   */
  ticket?: true;
  /** Accepts files: `readUpload(call.request, …)`. Other routes accept JSON only. */
  upload?: true;
  takesLines?: true;
  /**
   * The route is served even if the disk is full, because it only reads or writes almost nothing. GET routes always
   * are.
   */
  servedOnFullDisk?: true;
  longWork?: LongWorkKind;
  handler(call: Call): Answer | Promise<Answer>;
}

/**
 * Defines a route below the API base.
 * @throws Error if it does not declare a permission, so that no route is open by omission.
 */
export function defineRoute(definition: Omit<Route, 'base'> & { base?: Route['base'] }): Route {
  const { path, permission } = definition;
  if (!permission) throw new Error(`路由 ${path} 没有写明权限，不能启动。`);
  if (!path.startsWith('/')) throw new Error(`路由 ${path} 应以斜杠开头。`);
  return { base: 'api', ...definition };
}
