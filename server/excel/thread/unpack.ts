import { inflateRawSync } from 'node:zlib';
import type { ReadLimits } from './protocol.ts';

/** Signatures of the ZIP format (APPNOTE 4.3): the end of the directory, an entry of it, a part's own header. */
const endOfDirectory = 0x0605_4b50;
const directoryEntry = 0x0201_4b50;
const localHeader = 0x0403_4b50;

const mostParts = 2_000;

/** A part of so many bytes is no burden, whatever its ratio: a text that is repeated is packed a thousandfold. */
const smallPart = 10_000_000;

/**
 * Whether an .xlsx stays within the limits when it is unpacked. It is unpacked to find out, because the sizes in its
 * directory come from the sender.
 */
export function fitsUnpacked(file: Uint8Array, { unpackedBytes, ratio }: ReadLimits): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = unpackedBytes;
  for (const { packed, method } of partsOf(bytes)) {
    const allowed = Math.min(left, Math.max(packed.length * ratio, smallPart));
    const size = method === 0 ? packed.length : unpackedLength(packed, allowed);
    if (size === undefined || size > allowed) return false;
    left -= size;
  }
  return true;
}

interface Part {
  packed: Buffer;
  /** 0 stored, 8 deflated. */
  method: number;
}

function partsOf(bytes: Buffer): Part[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostParts) throw new RangeError('too many parts');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new RangeError('no directory');
    const method = bytes.readUInt16LE(at + 10);
    const packedSize = bytes.readUInt32LE(at + 20);
    const header = bytes.readUInt32LE(at + 42);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (bytes.readUInt32LE(header) !== localHeader) throw new RangeError('no part');
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    return { packed: bytes.subarray(start, start + packedSize), method };
  });
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new RangeError('no end of directory');
}

function unpackedLength(packed: Buffer, allowed: number): number | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: allowed }).length;
  } catch {
    return undefined;
  }
}
