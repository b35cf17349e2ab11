import type { FastifyRequest } from 'fastify';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { LongWorkKind } from '../../database/index.ts';
import type { Answer } from './envelope.ts';
import type { Person } from './person.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Parameters of the URL, each once; repeated ones are refused before the handler. */
export type Query = Readonly<Record<string, string>>;

/**
 * Who may call a route: `open` needs no token, `signed-in` any valid one, another text is the name of a permission,
 * a function decides over the signed-in person.
 */
export type RoutePermission = 'open' | 'signed-in' | (string & {}) | PermissionCheck;

/** Decides over the signed-in person; `points` are the permission points of which one would do, as a refusal names them. */
export type PermissionCheck = ((person: Person) => boolean) & { points: readonly string[] };

/** A check that names the points for which to ask. */
export function checkedBy(points: readonly string[], check: (person: Person) => boolean): PermissionCheck {
  return Object.assign((person: Person) => check(person), { points });
}

/** Lets through whoever holds one of these points. */
export function holdsAny(...points: readonly string[]): PermissionCheck {
  return checkedBy(points, ({ permissions }) => points.some((point) => permissions.has(point)));
}

/** A request for a handler: authenticated, permitted, free of NUL bytes and half characters. */
export interface Call {
  query: Query;
  /** Named parts of the path, decoded. */
  params: Query;
  /** The body, parsed at the border by `read`. @throws Refusal when it is no JSON object, or when `read` does. */
  body<B>(read: (body: JsonObject) => B): B;
  /** The signed-in person. @throws Refusal (401) on an open route called without a valid token. */
  person(): Person;
  /** The token that came with the request, valid or not. */
  token: string | undefined;
  /** Aborts when the client disconnects before it has its answer. */
  signal: AbortSignal;
  /** The peer's address. */
  address: string;
  /** The request of Fastify, for streams and headers. */
  request: FastifyRequest;
}

/** A route is an object: what it answers to, who may call it, what it does. */
export interface Route {
  method: Method | readonly Method[];
  /** `api`: below the setting API_BASE; `root`: as it stands. */
  base: 'api' | 'root';
  /** With named parts, e.g. `/sys/dict/getDictItems/:code`. */
  path: string;
  permission: RoutePermission;
  /**
   * GET routes that are opened as links (files, reports): `?ticket=` replaces a token that a link cannot carry, and the
   * `?token=` of other clients is taken too.
   */
  ticket?: true;
  /** Takes files: `readUpload(call.request, …)`. Other routes take JSON only. */
  upload?: true;
  /** Takes records with their lines: JSON of up to 8 MB, where others take 1 MB. */
  takesLines?: true;
  /** Answers also when the disk is full: it only reads, or writes next to nothing. GET routes always do. */
  servedOnFullDisk?: true;
  /** Kind of long-running work; waiting pages show it. */
  longWork?: LongWorkKind;
  handler(call: Call): Answer | Promise<Answer>;
}

/**
 * Defines a route below the API base.
 * @throws Error when it does not declare who may call it, so that no route is open by omission.
 */
export function defineRoute(definition: Omit<Route, 'base'> & { base?: Route['base'] }): Route {
  const { path, permission } = definition;
  if (!permission) throw new Error(`路由 ${path} 没有写明权限，不能启动。`);
  if (!path.startsWith('/')) throw new Error(`路由 ${path} 应以斜杠开头。`);
  return { base: 'api', ...definition };
}
