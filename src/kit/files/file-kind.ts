import type { StoredFile } from '../../engine/values/index.ts';

/** Returns true if the browser can show the file as a picture, judged by its name. */
export function isPicture(file: StoredFile): boolean {
  return file.path.startsWith('data:image/') || /\.(png|jpe?g|gif|webp|bmp|avif)$/i.test(endOf(file));
}

/** Returns true if the browser has a built-in viewer for the file. */
export function isPdf(file: StoredFile): boolean {
  return /\.pdf$/i.test(endOf(file)) && !file.path.startsWith('data:');
}

const sizeUnits = ['KB', 'MB', 'GB', 'TB'];

/** Formats bytes: `1.5 MB`, `1.8 TB`. */
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
