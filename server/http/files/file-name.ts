import { say } from '../../locale/index.ts';

const longest = 255;

/** Returns the sender's name for a file without folders, control characters and lone surrogates. */
export function fileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return plain === '' || plain === '.' || plain === '..' ? say('未命名') : Array.from(plain).slice(-longest).join('');
}
