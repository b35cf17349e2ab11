import { createReadStream } from 'node:fs';

import {
  contentDisposition,
  defineRoute,
  Refusal,
  success,
  type Answer,
  type Call,
  type Route,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import { filePolicy, kindOf } from './file-kind.ts';
import type { FileStore } from './file-store.ts';
import type { PieceQuota } from './piece-quota.ts';
import { orDropped, pathAnswer, pieceRoutes, readBiz, receiveOne } from './piece-routes.ts';
import { openPieces } from './pieces.ts';
import { uploadTokenPermission, type Uploader, type UploadTokens } from './upload-tokens.ts';

/** The largest file in one request, in bytes, as in JeecgBoot's own settings. */
const fileBytes = 10 * 1_048_576;

/**
 * Routes that upload and serve files (docs/jeecgboot.md, Files, import and export), for everybody who is signed in,
 * within their tenant. Pictures can also be uploaded with an upload token.
 */
export function fileRoutes(store: FileStore, tokens: UploadTokens, quota: PieceQuota): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/common/upload',
      permission: 'signed-in',
      upload: true,
      handler: (call) => upload(store, call),
    }),
    ...pieceRoutes(store, openPieces(store, quota), async (received, file, call) =>
      pathAnswer(await store.keep(received, file, call.person())),
    ),
    defineRoute({
      method: 'GET',
      path: '/sys/common/uptoken',
      permission: uploadTokenPermission,
      handler: async (call) => success(await tokens.make(call.person())),
    }),
    // Open to holders of an upload token: a form embedded in another page has no session.
    defineRoute({
      method: 'POST',
      path: '/sys/common/upload/token',
      permission: 'open',
      upload: true,
      handler: (call) => uploadByToken({ store, tokens }, call),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/common/static/*',
      permission: 'signed-in',
      ticket: true,
      handler: (call) => view(store, call),
    }),
  ];
}

async function upload(store: FileStore, call: Call): Promise<Answer> {
  const person = call.person();
  const { fields, files } = await receiveOne(store, call, fileBytes);
  const { name, received } = files;
  return orDropped(store, received, async () =>
    pathAnswer(await store.keep(received, { name, biz: readBiz(fields['biz']) }, person)),
  );
}

/** Stores one picture in the name of the token's owner. The token must precede the file. */
async function uploadByToken(parts: { store: FileStore; tokens: UploadTokens }, call: Call): Promise<Answer> {
  const { store, tokens } = parts;
  let by: Uploader | undefined;
  const { files } = await receiveOne(store, call, fileBytes, async ({ token = '' }) => {
    by = token === '' ? undefined : await tokens.find(token);
    if (!by) throw new Refusal(say('上传令牌无效或已过期，请重新取得后再上传。'), { status: 401, code: 401 });
  });
  const { name, received } = files;
  return orDropped(store, received, async () => {
    if (!by) throw new Refusal(say('没有收到文件，请选择文件后再上传。'));
    const key = await store.keep(received, { name, biz: 'form', isPicture: true }, by);
    return success({ key, url: key }, { code: 0 });
  });
}

async function view(store: FileStore, call: Call): Promise<Answer> {
  const found = await store.find(call.params['*'] ?? '', call.person());
  if (!found) throw new Refusal(say('文件不存在或已被删除'), { status: 404, code: 404 });
  const { contentType, inline } = kindOf(found.path);
  return {
    status: 200,
    headers: {
      'content-type': contentType,
      'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', found.name),
      'content-security-policy': filePolicy(contentType),
      // The content never changes, and only this person's browser may cache it.
      'cache-control': 'private, max-age=86400, immutable',
    },
    body: createReadStream(found.absolute),
  };
}
