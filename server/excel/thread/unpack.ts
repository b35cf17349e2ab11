import { inflateRawSync } from 'node:zlib';

import type { ReadLimits } from './protocol.ts';

/** Signatures of the ZIP format (APPNOTE 4.3): the end of the directory, a directory entry, the header of a part. */
const endOfDirectory = 0x0605_4b50;
const directoryEntry = 0x0201_4b50;
const localHeader = 0x0403_4b50;
const encrypted = 0x2041;

const mostParts = 2_000;

/** A part below this number of bytes is accepted whatever its ratio: repeated text can be compressed a thousandfold. */
const smallPart = 10_000_000;

/**
 * Unpacks an .xlsx within the limits, and returns it with its parts unpacked. The library only gets what was measured
 * here, because it reads sizes and methods from other places of the file, which the sender controls too.
 * @returns undefined if the limits are exceeded.
 * @throws RangeError for a file that is not a ZIP.
 */
export function unpackedWithin(file: Uint8Array, { unpackedBytes, ratio }: ReadLimits): Uint8Array | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = unpackedBytes;
  const unpacked: StoredPart[] = [];
  for (const { name, checksum, packed, method } of partsOf(bytes)) {
    const allowed = Math.min(left, Math.max(packed.length * ratio, smallPart));
    const content = method === 0 ? packed : inflated(packed, allowed);
    if (!content || content.length > allowed) return undefined;
    left -= content.length;
    unpacked.push({ name, checksum, content });
  }
  return storedZip(unpacked);
}

interface PartName {
  name: Buffer;
  checksum: number;
}

interface Part extends PartName {
  packed: Buffer;
  /** 0 stored, 8 deflated. */
  method: number;
}

interface StoredPart extends PartName {
  content: Buffer;
}

function partsOf(bytes: Buffer): Part[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostParts) throw new RangeError('too many parts');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new RangeError('no directory');
    const method = bytes.readUInt16LE(at + 10);
    if (bytes.readUInt16LE(at + 8) & encrypted || (method !== 0 && method !== 8))
      throw new RangeError('unreadable part');
    const [checksum, packedSize] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const header = bytes.readUInt32LE(at + 42);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (bytes.readUInt32LE(header) !== localHeader) throw new RangeError('no part');
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    return { name, checksum, packed: bytes.subarray(start, start + packedSize), method };
  });
}

function storedZip(parts: readonly StoredPart[]): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, checksum, content } of parts) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signature(directoryEntry), Buffer.from([20, 0]), common, place, name);
    const header = [signature(localHeader), common, name, content];
    written.push(...header);
    at += header.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...written, ...directory, signature(endOfDirectory), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new RangeError('no end of directory');
}

function inflated(packed: Buffer, allowed: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: allowed });
  } catch {
    return undefined;
  }
}
