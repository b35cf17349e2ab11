import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps secrets unreadable for who has the database without the data directory. */
export interface SecretBox {
  lock(text: string): string;
  /** @returns undefined for what another key locked, or nobody. */
  open(locked: string): string | undefined;
}

const version = 'v1';
const sizes = { key: 32, nonce: 12, tag: 16 };

/** Opens the box of a data directory, with the key in it; the first time it makes one. AES-256-GCM. */
export function openSecretBox(dataDir: string): SecretBox {
  let known: Buffer | undefined;
  const key = (): Buffer => (known ??= keyIn(dataDir));
  return {
    lock(text) {
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv('aes-256-gcm', key(), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
    },
    open(locked) {
      if (!locked.startsWith(`${version}:`)) return undefined;
      const bytes = Buffer.from(locked.slice(version.length + 1), 'base64');
      const bodyAt = sizes.nonce + sizes.tag;
      if (bytes.length < bodyAt) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, sizes.nonce));
        decipher.setAuthTag(bytes.subarray(sizes.nonce, bodyAt));
        return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The key, made where there is none: written aside and linked, so that of two processes one makes it. */
function keyIn(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(own, randomBytes(sizes.key).toString('hex'), { mode: 0o600, flush: true });
    chmodSync(own, 0o600);
    try {
      linkSync(own, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== sizes.key) throw new Error(`${file} 不是一把密钥。`);
  return key;
}
