/**
 * Returns a short hash (FNV-1a, 64 bits, hex) of a text. It distinguishes versions of a document but does not protect
 * against forgery.
 */
export function contentHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
