import { nanoid } from 'nanoid';

import { rememberFileName } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError, type CallOptions, type UploadOptions } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Envelope, Http } from '../http/index.ts';

/** Bytes of a part, number of parallel uploads, and number of attempts for a part. */
const pieceBytes = 4 * 1_048_576;
const atOnce = 3;
const tries = 3;

/**
 * Stores a file, a large one in parts (`FilesPort.upload`).
 * @throws PortError if the server does not accept it.
 */
export async function uploadFile(http: Http, file: File, options: UploadOptions = {}): Promise<string> {
  const { onProgress, action } = options;
  onProgress?.(0);
  const isLarge = file.size > pieceBytes && action === undefined && options.uploadToken === undefined;
  const path = isLarge ? await uploadLarge(http, file, options) : await uploadWhole(http, file, options);
  onProgress?.(100);
  if (!path.startsWith('data:')) rememberFileName(path, file.name);
  return path;
}

/** A server without a file store answers `local`: the record then contains the content itself. */
async function uploadWhole(http: Http, file: File, options: UploadOptions): Promise<string> {
  const { biz = 'temp', uploadToken, signal } = options;
  const usual = uploadToken === undefined ? '/sys/common/upload' : '/sys/common/upload/token';
  const { action = usual, token = uploadToken === undefined } = options;
  const { responseName = uploadToken === undefined ? undefined : 'key' } = options;
  const form = new FormData();
  // The server reads it before the file.
  if (uploadToken !== undefined) form.append('token', uploadToken);
  form.append('biz', biz);
  form.append('isup', '1');
  // The editor of rich text has its own folder in JeecgBoot.
  if (biz === 'jeditor') form.append('jeditor', '1');
  form.append('file', file);
  const answer = await http.ask({
    method: 'POST',
    path: action,
    form,
    quiet: true,
    ...(!token && { session: 'none' }),
    ...(signal && { signal }),
  });
  const path = readPath(answer, responseName);
  return path === 'local' ? dataAddress(file) : path;
}

/**
 * Returns the path in an answer.
 * @throws PortError if the server refuses, or sends no path.
 */
function readPath(answer: Envelope, responseName = 'message'): string {
  const { success, message, result } = answer;
  const found = responseName === 'message' ? message : isRecord(result) ? result[responseName] : result;
  if (!success) throw new PortError('server', message || say('未知错误'), { status: 200 });
  if (typeof found !== 'string' || found === '')
    throw new PortError('server', say('服务器没有给出文件的路径'), { status: 200 });
  return found;
}

/** Uploads in parts; as a whole if the server does not support parts. */
async function uploadLarge(http: Http, file: File, options: UploadOptions): Promise<string> {
  const { biz = 'temp', signal, onProgress } = options;
  const uploadId = nanoid();
  const count = Math.ceil(file.size / pieceBytes);
  let done = 0;
  const send = async (index: number): Promise<void> => {
    await uploadPiece(http, { file, uploadId, index }, signal && { signal });
    done += 1;
    onProgress?.(Math.min(99, Math.round((done / count) * 100)));
  };
  try {
    await send(0);
  } catch (error) {
    if (error instanceof PortError && error.kind === 'not-found') return uploadWhole(http, file, options);
    throw error;
  }
  const waiting = Array.from({ length: count - 1 }, (_, index) => index + 1);
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const body = { uploadId, count, fileName: file.name, biz };
  const finish = { method: 'POST', path: '/sys/common/upload/finish', body, quiet: true } as const;
  return readPath(await http.ask({ ...finish, ...(signal && { signal }) }));
}

interface Piece {
  file: File;
  uploadId: string;
  index: number;
}

async function uploadPiece(http: Http, { file, uploadId, index }: Piece, options?: CallOptions): Promise<void> {
  const form = new FormData();
  form.append('uploadId', uploadId);
  form.append('index', String(index));
  form.append('file', file.slice(index * pieceBytes, (index + 1) * pieceBytes), 'piece');
  for (let attempt = 1; ; attempt++) {
    try {
      await http.send({ method: 'POST', path: '/sys/common/upload/piece', form, quiet: true, ...options });
      return;
    } catch (error) {
      const passing = error instanceof PortError && ['offline', 'timeout', 'server'].includes(error.kind);
      if (!passing || attempt >= tries) throw error;
    }
  }
}

async function dataAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`;
}
