import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { endingOf, kindOf } from './file-kind.ts';
import { openIncoming, type IncomingFiles } from './incoming-files.ts';
import type { FileSchema } from './tables.ts';

type Reader = Pick<Person, 'username' | 'tenantId'>;

export interface NewFile {
  name: string;
  biz: string;
  isPrivate?: boolean;
  isPicture?: boolean;
}

export interface FoundFile {
  name: string;
  size: number;
  path: string;
  absolute: string;
}

/** Uploaded files: on disk below one folder, with their owners in a table. */
export interface FileStore extends IncomingFiles {
  /**
   * Stores a received file and returns its path.
   * @throws Refusal for files that may not be stored.
   */
  keep(received: string, file: NewFile, by: Reader): Promise<string>;
  write(bytes: Uint8Array, file: NewFile & { ending: string }, by: Reader): Promise<string>;
  find(path: string, by: Reader): Promise<FoundFile | undefined>;
  folder: string;
}

const mostOfName = 40;

const headBytes = 65_536;

/** Opens the files below a folder; the folder is created with the first file. */
export function openFiles(database: DynamicKysely, folder: string): FileStore {
  const db = database.withTables<FileSchema>();
  const received = openIncoming(folder);

  async function enter(from: string, ending: string, size: number, file: NewFile, by: Reader): Promise<string> {
    const now = formatDate(new Date(), DATE_TIME);
    const path = `${file.biz}/${now.slice(0, 4)}/${now.slice(5, 7)}/${namePart(file.name)}${nanoid()}.${ending}`;
    const absolute = join(folder, diskPath(path));
    await mkdir(dirname(absolute), { recursive: true, mode: 0o700 });
    await rename(from, absolute);
    await db
      .insertInto('sys_file')
      .values({
        id: nanoid(),
        path,
        name: file.name,
        size,
        tenant_id: by.tenantId,
        create_by: by.username,
        is_private: file.isPrivate ? 1 : 0,
        create_time: now,
      })
      .execute();
    return path;
  }

  return {
    ...received,
    folder,
    async keep(path, file, by) {
      const { head, size } = await readHead(path);
      const ending = await endingOf(head, file.name);
      const { contentType, inline } = kindOf(`picture.${ending}`);
      if (file.isPicture && !(inline && contentType.startsWith('image/'))) throw new Refusal(say('请上传图片'));
      return enter(path, ending, size, file, by);
    },
    async write(bytes, file, by) {
      const written = await received.receive(Readable.from([bytes]));
      return enter(written, file.ending, bytes.length, file, by);
    },
    async find(path, by) {
      const row = await db
        .selectFrom('sys_file')
        .select(['name', 'size', 'is_private', 'create_by'])
        .where('path', '=', path)
        .where('tenant_id', '=', by.tenantId)
        .executeTakeFirst();
      if (!row || (row.is_private === 1 && row.create_by !== by.username)) return undefined;
      return { name: row.name, size: Number(row.size), path, absolute: join(folder, diskPath(path)) };
    },
  };
}

/** The pattern of a file's name on the disk: a random id and the extension of its content. */
export const diskName = String.raw`[\w-]{21}\.[a-z0-9]{1,8}`;

const nameBefore = new RegExp(`[^/]*(?=${diskName}$)`);

/**
 * Returns the path of a file on the disk, below the folder of files. The name on the disk consists of parts that only
 * the server generates.
 */
export function diskPath(path: string): string {
  return path.replace(nameBefore, '');
}

/**
 * Returns the part of a path that contains the original name of the file, without its extension: many values are only
 * paths, and people look for the name. It has letters, digits and a few signs, none with a meaning in an address or a
 * list.
 */
function namePart(name: string): string {
  const { name: base } = parse(name.normalize('NFC'));
  const plain = base.replace(/[^\p{L}\p{M}\p{N}()（）【】.-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '');
  return plain === '' ? '' : `${[...plain].slice(0, mostOfName).join('')}_`;
}

async function readHead(path: string): Promise<{ head: Uint8Array; size: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, headBytes)));
    return { head: buffer.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}
