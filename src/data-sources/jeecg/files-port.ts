import { type CallOptions, type FilesPort, PortError, type UploadOptions } from '../../runtime/data/ports.ts';
import type { Http } from './http.ts';

/** Bytes of one piece, pieces at once, and how often one is tried: the specification's section 10. */
const pieceBytes = 4 * 1_048_576;
const atOnce = 3;
const tries = 3;

/** Files over `/sys/common` (jeecg-contract.md 1.9); the calls for pieces are our server's own (docs/API.md). */
export function createFilesPort(http: Http): FilesPort {
  return {
    async upload(file, options = {}) {
      const { onProgress } = options;
      onProgress?.(0);
      const path =
        file.size > pieceBytes ? await uploadLarge(http, file, options) : await uploadWhole(http, file, options);
      onProgress?.(100);
      return path;
    },
    async download(path, options) {
      if (path.startsWith('data:')) return contentOf(path);
      const shown = path.replace(/^\/+/, '');
      const address = shown.startsWith('sys/common/') ? shown : `sys/common/static/${shown}`;
      return http.download({ method: 'GET', path: address, ...options });
    },
  };
}

/** A server that is no store of files answers `local`: the content itself is then what a record keeps. */
async function uploadWhole(http: Http, file: File, { biz = 'temp', signal }: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('biz', biz);
  form.append('isup', '1');
  form.append('file', file);
  const { message } = await http.send({ method: 'POST', path: '/sys/common/upload', form, ...(signal && { signal }) });
  return message === 'local' ? dataAddress(file) : message;
}

/** In pieces; whole where the server knows no pieces. */
async function uploadLarge(http: Http, file: File, options: UploadOptions): Promise<string> {
  const { biz = 'temp', signal, onProgress } = options;
  const uploadId = crypto.randomUUID();
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
  const finish = { method: 'POST', path: '/sys/common/upload/finish', body } as const;
  return (await http.send({ ...finish, ...(signal && { signal }) })).message;
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
      const quiet = attempt < tries || index === 0;
      await http.send({ method: 'POST', path: '/sys/common/upload/piece', form, quiet, ...options });
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

/** Not by `fetch`: the page's policy lets it reach the server only. */
function contentOf(address: string): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(address) ?? [];
  return new Blob([Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)], { type });
}
