import { createReadStream } from 'node:fs';
import {
  type Answer,
  type Call,
  contentDisposition,
  defineRoute,
  fileName,
  optionalText,
  readUpload,
  Refusal,
  requiredText,
  type Route,
  success,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import { kindOf } from './file-kind.ts';
import type { FileStore } from './file-store.ts';
import { openPieces, type Pieces, pieceBytes } from './pieces.ts';
import type { PieceQuota } from './piece-quota.ts';
import { type Uploader, type UploadTokens, uploadTokenPermission } from './upload-tokens.ts';

/** The largest file that comes in one request, as in JeecgBoot's own settings. */
const fileBytes = 10 * 1_048_576;

/**
 * Upload and view of files (docs/jeecgboot.md, Files, import and export): anybody who is signed in, within his tenant;
 * pictures, also whoever has a token for uploads.
 */
export function fileRoutes(store: FileStore, tokens: UploadTokens, quota: PieceQuota): Route[] {
  const pieces = openPieces(store, quota);
  return [
    defineRoute({
      ...{ method: 'POST', path: '/sys/common/upload', permission: 'signed-in', upload: true },
      handler: (call) => upload(store, call),
    }),
    defineRoute({
      ...{ method: 'POST', path: '/sys/common/upload/piece', permission: 'signed-in', upload: true },
      handler: (call) => uploadPiece({ store, pieces }, call),
    }),
    defineRoute({
      ...{ method: 'POST', path: '/sys/common/upload/finish', permission: 'signed-in' },
      handler: (call) => finishUpload({ store, pieces }, call),
    }),
    defineRoute({
      ...{ method: 'GET', path: '/sys/common/uptoken', permission: uploadTokenPermission },
      handler: async (call) => success(await tokens.make(call.person())),
    }),
    // Whoever has a token uploads: a page that shows a form elsewhere knows no session.
    defineRoute({
      ...{ method: 'POST', path: '/sys/common/upload/token', permission: 'open', upload: true },
      handler: (call) => uploadByToken({ store, tokens }, call),
    }),
    defineRoute({
      ...{ method: 'GET', path: '/sys/common/static/*', permission: 'signed-in', ticket: true },
      handler: (call) => view(store, call),
    }),
  ];
}

async function upload(store: FileStore, call: Call): Promise<Answer> {
  const person = call.person();
  const { fields, files } = await receiveOne(store, call, fileBytes);
  const { name, received } = files;
  return stored(store, received, () => store.keep(received, { name, biz: readBiz(fields['biz']) }, person));
}

async function uploadPiece({ store, pieces }: { store: FileStore; pieces: Pieces }, call: Call): Promise<Answer> {
  const person = call.person();
  const { fields, files } = await receiveOne(store, call, pieceBytes);
  const id = requiredText(fields, 'uploadId', 64);
  await pieces.keep({ id, person }, Number(requiredText(fields, 'index', 4)), files.received);
  return success(null, { code: 0 });
}

async function finishUpload({ store, pieces }: { store: FileStore; pieces: Pieces }, call: Call): Promise<Answer> {
  const person = call.person();
  const { id, count, name, biz } = call.body((body) => ({
    ...{ id: requiredText(body, 'uploadId', 64), count: Number(requiredText(body, 'count', 4)) },
    name: fileName(requiredText(body, 'fileName', 1_000)),
    biz: readBiz(optionalText(body, 'biz')),
  }));
  const received = await pieces.join({ id, person }, count);
  return stored(store, received, () => store.keep(received, { name, biz }, person));
}

/** JeecgBoot's clients look for the path in the message. Files that are not kept are deleted. */
async function stored(store: FileStore, received: string, keep: () => Promise<string>): Promise<Answer> {
  try {
    return success(null, { message: await keep(), code: 0 });
  } catch (error) {
    await store.drop(received);
    throw error;
  }
}

/** One picture, in the name of whom the token says, which comes before the file. */
async function uploadByToken(parts: { store: FileStore; tokens: UploadTokens }, call: Call): Promise<Answer> {
  const { store, tokens } = parts;
  let by: Uploader | undefined;
  const { files } = await receiveOne(store, call, fileBytes, async ({ token = '' }) => {
    by = token === '' ? undefined : await tokens.find(token);
    if (!by) throw new Refusal(say('上传令牌无效或已过期，请重新取得后再上传。'), { status: 401, code: 401 });
  });
  const { name, received } = files;
  try {
    if (!by) throw new Refusal(say('没有收到文件，请选择文件后再上传。'));
    const key = await store.keep(received, { name, biz: 'form', isPicture: true }, by);
    return success({ key, url: key }, { code: 0 });
  } catch (error) {
    await store.drop(received);
    throw error;
  }
}

async function receiveOne(
  store: FileStore,
  call: Call,
  bytes: number,
  allow: (before: Readonly<Record<string, string>>) => Promise<void> = async () => {},
) {
  const taken: string[] = [];
  try {
    const { fields, files } = await readUpload(call.request, { files: 1, fileBytes: bytes }, async (file, before) => {
      await allow(before);
      const received = await store.receive(file.stream);
      taken.push(received);
      return { name: file.name, received };
    });
    const [only] = files;
    if (!only) throw new Refusal(say('没有收到文件，请选择文件后再上传。'));
    return { fields, files: only };
  } catch (error) {
    await Promise.all(taken.map((received) => store.drop(received)));
    throw error;
  }
}

function readBiz(biz: string | undefined): string {
  if (biz === undefined || biz === '') return 'temp';
  if (!/^[a-z][a-z0-9_-]{0,31}$/.test(biz)) throw new Refusal(say('上传目录bizPath，格式非法！'));
  return biz;
}

async function view(store: FileStore, call: Call): Promise<Answer> {
  const found = await store.find(call.params['*'] ?? '', call.person());
  if (!found) throw new Refusal(say('文件不存在或已被删除'), { status: 404, code: 404 });
  const { contentType, inline } = kindOf(found.path);
  // The browser's own viewer shows PDFs; it does not work in a sandbox, and a PDF runs nothing in our origin.
  const policy =
    contentType === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "sandbox; default-src 'none'";
  return {
    status: 200,
    headers: {
      'content-type': contentType,
      'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', found.name),
      'content-security-policy': `${policy}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      // Its content never changes, and only this person's browser may keep it.
      'cache-control': 'private, max-age=86400, immutable',
    },
    body: createReadStream(found.absolute),
  };
}
