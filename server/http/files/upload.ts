import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { textFault } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { Refusal } from '../routes/index.ts';
import { fileName } from './file-name.ts';
import { usualPace, watchPace, type UploadPace } from './upload-pace.ts';

export interface UploadedFile {
  name: string;
  stream: Readable;
}

export interface UploadLimits {
  files: number;
  fileBytes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadPace?: UploadPace;
  }
}

const formBytes = 1_048_576;

/** A longer one is not allowed (RFC 2046). */
const longestBoundary = 70;

/** Lets the routes of a scope accept `multipart/form-data` in addition to JSON, at a minimum pace. */
export async function acceptUploads(scope: FastifyInstance, pace: UploadPace): Promise<void> {
  scope.decorate('uploadPace', pace);
  await scope.register(multipart, { limits: { fieldNameSize: 100, fieldSize: 10_000, fields: 20, headerPairs: 20 } });
}

/**
 * Reads the fields and files of a request one after the other. `take` must read each file to its end, or throw; it also
 * gets the fields that precede the file.
 * @returns the fields by name, and the result of `take` for each file.
 * @throws Refusal if the request is not an upload, is too large, too slow or has too many files; and any error of
 * `take`.
 */
export async function readUpload<Taken>(
  request: FastifyRequest,
  limits: UploadLimits,
  take: (file: UploadedFile, before: Readonly<Record<string, string>>) => Promise<Taken>,
): Promise<{ fields: Readonly<Record<string, string>>; files: Taken[] }> {
  const { files: most, fileBytes } = limits;
  if (!request.isMultipart()) throw new Refusal(say('请以表单（multipart/form-data）上传文件。'));
  requireBoundary(request);
  const fields: Record<string, string> = Object.create(null);
  const files: Taken[] = [];
  const watch = watchUpload(request, limits);
  const parts = request.parts({ limits: { files: most, fileSize: fileBytes } });
  try {
    for (;;) {
      const { value: part, done } = await Promise.race([parts.next(), watch.refused]);
      if (done) break;
      if (part.type === 'file') {
        if (part.file.destroyed) throw incomplete();
        watch.reads(part.file);
        const taken = await take({ name: fileName(ofForm(part.filename ?? '')), stream: part.file }, fields);
        if (part.file.truncated) throw tooLarge(fileBytes);
        files.push(taken);
      } else if (typeof part.value === 'string') fields[part.fieldname] = acceptText(part.value);
    }
  } catch (error) {
    throw asRefusal(error, most, fileBytes);
  } finally {
    watch.end();
  }
  return { fields, files };
}

function watchUpload(request: FastifyRequest, { files, fileBytes }: UploadLimits) {
  const { uploadPace = usualPace } = request.server;
  let current: Readable | undefined;
  let refuse = (_why: Refusal): void => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = (why) => {
      request.raw.unpipe();
      reject(why);
      current?.destroy(why);
    };
  });
  refused.catch(() => undefined);
  // Bodies that are too large are read to their end, so that the sender reads the response, but only up to a limit.
  const mostBytes = 10 * (files * fileBytes + formBytes);
  const stop = watchPace(request.raw, { ...uploadPace, mostBytes }, refuse);
  let drained: NodeJS.Timeout | undefined;
  return {
    refused,
    reads(file: Readable): void {
      current = file;
      file.once('limit', () => (drained = setTimeout(() => refuse(tooLarge(fileBytes, true)), uploadPace.windowMs)));
    },
    end(): void {
      stop();
      clearTimeout(drained);
    },
  };
}

function requireBoundary(request: FastifyRequest): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(request.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary === '' || boundary.length > longestBoundary)
    throw new Refusal(say('上传的表单应有 1 到 {longestBoundary} 个字符的分隔符（boundary）。', { longestBoundary }), {
      status: 400,
      code: 400,
    });
}

function incomplete(): Refusal {
  return new Refusal(say('上传的内容不完整，请重试。'), { status: 400, code: 400 });
}

function tooLarge(bytes: number, isEndless = false): Refusal {
  const message = say('文件大小超出{most}MB限制, 请压缩或降低文件质量!', { most: Math.round(bytes / 1_048_576) });
  return new Refusal(message, isEndless ? { status: 400, code: 400, headers: { connection: 'close' } } : {});
}

function asRefusal(error: unknown, most: number, fileBytes: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(fileBytes);
  if (code === 'FST_FILES_LIMIT') return new Refusal(say('一次最多上传 {most} 个文件，请分几次上传。', { most }));
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new Refusal(say('上传的表单内容太多。'));
  if (code === 'FST_PROTO_VIOLATION') return new Refusal(say('上传的表单里有不允许的名字。'));
  const isBroken = error instanceof Error && /multipart|unexpected end|premature|aborted/i.test(error.message);
  return isBroken && (code === '' || code === 'ERR_STREAM_PREMATURE_CLOSE') ? incomplete() : error;
}

function acceptText(text: string): string {
  const fault = textFault(text);
  if (fault) throw new Refusal(fault.message);
  return text;
}

/** Restores a file name in which a browser has escaped these three characters for a form (HTML, 4.10.21.8). */
function ofForm(given: string): string {
  return given.replace(/%(?:22|0A|0D)/g, decodeURIComponent);
}
