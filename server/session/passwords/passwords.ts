import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { isStrongPassword, passwordPolicy } from '../../../src/schema/patterns/account-rules.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { createWorkQueue } from '../limits/index.ts';

/** The cost of scrypt: 32 MB and some tens of milliseconds for each password. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 };
const keyLength = 32;

/** Runs at most two at a time (64 MB), so that logins do not starve other work of the thread pool. */
const queue = createWorkQueue({ running: 2, waiting: 200 });

/** A hash that no password has, so that unknown users take the same time as known ones. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Returns `scrypt$N$r$p$salt$key` of a password, with a new random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost.N, cost.r, cost.p);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Validates a new password.
 * @throws Refusal if it is empty or too weak.
 */
export function readNewPassword(password: string): string {
  if (password === '') throw new Refusal(say('新密码不允许为空!'));
  if (!isStrongPassword(password)) throw new Refusal(say(passwordPolicy));
  return password;
}

/** Returns `true` if the password has this hash. Without a hash it takes the same time and returns `false`. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [method, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  if (method !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(N), Number(r), Number(p));
  return actual.length === expected.length && timingSafeEqual(actual, expected) && hash !== undefined;
}

function derive(password: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> {
  const options = { N, r, p, maxmem: cost.maxmem };
  return queue.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
