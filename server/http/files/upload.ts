import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { textFault } from '../../../src/schema/json/index.ts';
import { Refusal } from '../routes/index.ts';

/** A file of a request. */
export interface UploadedFile {
  /** The sender's name for it, without folders and control characters. */
  name: string;
  stream: Readable;
}

/** The limits of one request. */
export interface UploadLimits {
  files: number;
  /** Bytes of one file. */
  fileBytes: number;
}

/** Lets the routes of a scope take `multipart/form-data` beside JSON. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { fieldNameSize: 100, fieldSize: 10_000, fields: 20, headerPairs: 20 } });
}

/**
 * Reads the fields and files of a request, one after the other; `take` must read each file to its end.
 * @returns the fields by name, and what `take` gave for each file.
 * @throws Refusal when it is no upload, too large or has too many files; and what `take` throws.
 */
export async function readUpload<Taken>(
  request: FastifyRequest,
  { files: most, fileBytes }: UploadLimits,
  take: (file: UploadedFile) => Promise<Taken>,
): Promise<{ fields: Readonly<Record<string, string>>; files: Taken[] }> {
  if (!request.isMultipart()) throw new Refusal('请以表单（multipart/form-data）上传文件。');
  const fields: Record<string, string> = Object.create(null);
  const files: Taken[] = [];
  try {
    for await (const part of request.parts({ limits: { files: most, fileSize: fileBytes } })) {
      if (part.type === 'file') {
        const taken = await take({ name: fileName(part.filename), stream: part.file });
        if (part.file.truncated) throw tooLarge(fileBytes);
        files.push(taken);
      } else if (typeof part.value === 'string') fields[part.fieldname] = acceptText(part.value);
    }
  } catch (error) {
    throw asRefusal(error, most, fileBytes);
  }
  return { fields, files };
}

function tooLarge(bytes: number): Refusal {
  return new Refusal(`文件大小超出${Math.round(bytes / 1_048_576)}MB限制, 请压缩或降低文件质量!`);
}

function asRefusal(error: unknown, most: number, fileBytes: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(fileBytes);
  if (code === 'FST_FILES_LIMIT') return new Refusal(`一次最多上传 ${most} 个文件，请分几次上传。`);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new Refusal('上传的表单内容太多。');
  if (code === 'FST_PROTO_VIOLATION') return new Refusal('上传的表单里有不允许的名字。');
  const isBroken = error instanceof Error && /multipart|unexpected end|premature|aborted/i.test(error.message);
  return isBroken && code === '' ? new Refusal('上传的内容不完整，请重试。') : error;
}

function acceptText(text: string): string {
  const fault = textFault(text);
  if (fault) throw new Refusal(fault.message);
  return text;
}

function fileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const plain = last.replace(/[\u0000-\u001f\u007f\ufffd]|[\ud800-\udfff](?![\udc00-\udfff])/g, '').trim();
  return plain === '' || plain === '.' || plain === '..' ? '未命名' : plain.slice(-200);
}
