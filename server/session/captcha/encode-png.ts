import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Encodes a PNG whose pixels are shades between two colours (W3C PNG, colour type 3).
 * @param ink one byte a pixel, row by row: 0 is `paper`, 255 is `pen`.
 */
export function encodePng(ink: Uint8Array, width: number, paper: Colour, pen: Colour): Buffer {
  const height = ink.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.alloc(256 * 3);
  for (let shade = 0; shade < 256; shade++) {
    const mix = (part: 0 | 1 | 2) => Math.round(paper[part] + ((pen[part] - paper[part]) * shade) / 255);
    palette.set([mix(0), mix(1), mix(2)], shade * 3);
  }
  // Each row begins with the byte of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(ink.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
