import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts secrets, so that the database without the data directory does not reveal them. */
export interface SecretBox {
  lock(text: string): string;
  /** Returns undefined for a text that was not encrypted with this key. */
  open(locked: string): string | undefined;
}

const version = 'v1';
const sizes = { key: 32, nonce: 12, tag: 16 };

/** Opens the box with the key of a data directory, which is created the first time. AES-256-GCM. */
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

/**
 * Reads the key, or creates it: it is written to a separate file and linked, so that only one of two processes creates
 * it.
 */
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
