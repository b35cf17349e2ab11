import {
  defineRoute,
  fileName,
  optionalText,
  readUpload,
  Refusal,
  requiredText,
  success,
  type Answer,
  type Call,
  type Route,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { pieceBytes, type Pieces } from './pieces.ts';

type Keep = (received: string, file: { name: string; biz: string }, call: Call) => Promise<Answer>;

/** Routes that receive a large file in pieces; `keep` stores the joined file. A file that it refuses is deleted. */
export function pieceRoutes(store: IncomingFiles, pieces: Pieces, keep: Keep): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/common/upload/piece',
      permission: 'signed-in',
      upload: true,
      async handler(call) {
        const person = call.person();
        const { fields, files } = await receiveOne(store, call, pieceBytes);
        const id = requiredText(fields, 'uploadId', 64);
        await pieces.keep({ id, person }, Number(requiredText(fields, 'index', 4)), files.received);
        return success(null, { code: 0 });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/common/upload/finish',
      permission: 'signed-in',
      async handler(call) {
        const { id, count, name, biz } = call.body((body) => ({
          id: requiredText(body, 'uploadId', 64),
          count: Number(requiredText(body, 'count', 4)),
          name: fileName(requiredText(body, 'fileName', 1_000)),
          biz: readBiz(optionalText(body, 'biz')),
        }));
        const received = await pieces.join({ id, person: call.person() }, count);
        return orDropped(store, received, () => keep(received, { name, biz }, call));
      },
    }),
  ];
}

/** Returns the response for a stored file. JeecgBoot's clients read the path from the message. */
export function pathAnswer(path: string): Answer {
  return success(null, { message: path, code: 0 });
}

export async function orDropped(store: IncomingFiles, received: string, keep: () => Promise<Answer>): Promise<Answer> {
  try {
    return await keep();
  } catch (error) {
    await store.drop(received);
    throw error;
  }
}

export async function receiveOne(
  store: IncomingFiles,
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

/**
 * Reads the first part of a file's path.
 * @throws Refusal if it is not a word.
 */
export function readBiz(biz: string | undefined): string {
  if (biz === undefined || biz === '') return 'temp';
  if (!/^[a-z][a-z0-9_-]{0,31}$/.test(biz)) throw new Refusal(say('上传目录bizPath，格式非法！'));
  return biz;
}
