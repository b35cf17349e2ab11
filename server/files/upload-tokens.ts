import { createHash, randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import type { FileSchema } from './tables.ts';

export const uploadTokenPermission = 'system:file:uptoken';

/** The lifetime of an upload token, in milliseconds. */
const lifetime = 600_000;

export type Uploader = Pick<Person, 'username' | 'tenantId'>;

/**
 * Tokens that permit uploading pictures for ten minutes in the name of the user who requested one, and nothing else.
 */
export interface UploadTokens {
  make(person: Uploader): Promise<{ uptoken: string; expiresIn: number }>;
  /** Returns the owner of a token; undefined if it is unknown or expired. */
  find(uptoken: string): Promise<Uploader | undefined>;
}

/** Stores the hashes of tokens in the database, so that every process of the server accepts them. */
export function uploadTokens(database: DynamicKysely, now: () => number = Date.now): UploadTokens {
  const db = database.withTables<FileSchema>();
  return {
    async make({ username, tenantId }) {
      const uptoken = randomBytes(32).toString('base64url');
      await db.deleteFrom('sys_upload_token').where('expires_at', '<', String(now())).execute();
      const row = { id: nanoid(), token_hash: hashOf(uptoken), username, tenant_id: tenantId };
      await db
        .insertInto('sys_upload_token')
        .values({ ...row, expires_at: now() + lifetime })
        .execute();
      return { uptoken, expiresIn: lifetime / 1000 };
    },
    async find(uptoken) {
      const row = await db
        .selectFrom('sys_upload_token')
        .select(['username', 'tenant_id'])
        .where('token_hash', '=', hashOf(uptoken))
        .where('expires_at', '>', String(now()))
        .executeTakeFirst();
      return row && { username: row.username, tenantId: Number(row.tenant_id) };
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
