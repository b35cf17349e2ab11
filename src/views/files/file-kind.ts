import type { StoredFile } from '../../engine/values/index.ts';

/** Whether the browser can show it as a picture, by what it is called. */
export function isPicture(file: StoredFile): boolean {
  return file.path.startsWith('data:image/') || /\.(png|jpe?g|gif|webp|bmp|avif)$/i.test(endOf(file));
}

/** Whether the browser has a viewer of its own for it. */
export function isPdf(file: StoredFile): boolean {
  return /\.pdf$/i.test(endOf(file)) && !file.path.startsWith('data:');
}

const sizeUnits = ['KB', 'MB', 'GB', 'TB'];

/** Bytes in words: `1.5 MB`, `1.8 TB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), sizeUnits.length);
  const amount = bytes / 1024 ** power;
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${sizeUnits[power - 1]}`;
}

function endOf({ path, name }: StoredFile): string {
  const last = path.replace(/[?#].*$/, '');
  return /\.\w{1,8}$/.test(last) ? last : name;
}
