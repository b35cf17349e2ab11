import { errorCodes, type FastifyInstance } from 'fastify';

import { MAX_DEPTH, textFault, type JsonObject } from '../../../src/schema/json/index.ts';
import { say, spokenTo } from '../../locale/index.ts';
import { Refusal } from './refusal.ts';

export const jsonLimit = 1_048_576;

/** The largest JSON body of a record with its lines, in bytes: enough for ten thousand new lines with long texts. */
export const linesLimit = 8 * jsonLimit;

/**
 * Accepts JSON bodies only (other types are 415; uploads add theirs to a separate scope). A body may be empty, because
 * the reference client posts empty ones. Keys that reach a prototype, bytes that are not UTF-8, NUL and lone surrogates
 * are refused.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: jsonLimit },
    (request, bytes, done) => {
      const refuse = (message: () => string): void => done(spokenTo(request, () => new Refusal(message())));
      if (bytes.length === 0) return done(null, undefined);
      if (bytes.length > (request.mostBytes ?? linesLimit)) return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      let text: string;
      try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      } catch {
        return refuse(() => say('请求内容不是 UTF-8 文本，请检查后再提交。'));
      }
      void parse(request, text, (error, value: unknown) => {
        if (error) return refuse(() => say('请求内容不是可用的 JSON，请检查后再提交。'));
        const fault = spokenTo(request, () => faultOf(value));
        return fault ? done(new Refusal(fault)) : done(null, value);
      });
    },
  );
}

/**
 * Returns the body as an object.
 * @throws Refusal if it is missing or something else.
 */
export function objectBody(body: unknown): JsonObject {
  if (!isObject(body)) throw new Refusal(say('请求内容应是一个 JSON 对象。'));
  return body;
}

function isObject(body: unknown): body is JsonObject {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Returns why a parsed value is refused. Walks without recursion, because the sender decides about its depth. */
function faultOf(root: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && textFault(value)) return textFault(value)?.message;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return say('请求内容嵌套超过 {MAX_DEPTH} 层。', { MAX_DEPTH });
    for (const [key, child] of Object.entries(value)) {
      const fault = textFault(key);
      if (fault) return fault.message;
      open.push({ value: child, depth: depth + 1 });
    }
  }
  return undefined;
}
