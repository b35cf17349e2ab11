import { say } from '../../locale/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';

export interface StoredFile {
  /** The path from the file store, an address, or the content as a `data:` address. */
  path: string;
  name: string;
  /** Bytes, if the value contains them. */
  size?: number;
  key?: string;
}

/** The notation of files in a value: only their paths, or with names and sizes; as one text, or as an array. */
export interface FilesForm {
  list: boolean;
  /** True for items of the form designer: `{ key, url, percent, status }`. */
  items?: boolean;
  joined: boolean;
}

/**
 * Parses the files of a record's value, in each notation that JeecgBoot's clients write (docs/requirements.md,
 * Components): paths joined by commas, an array of paths, an array of `{ fileName, filePath, fileSize }` (or `name`,
 * `path` or `url`, `size`), or such an array as JSON text. Entries with neither path nor name are left out; one with a
 * name alone has the path ''.
 */
export function parseFiles(value: unknown): StoredFile[] {
  return entriesOf(value).flatMap((entry, index) => fileOf(entry, index) ?? []);
}

/**
 * Writes files in the given notation; null for none. Paths that contain a comma cannot be joined by commas: they are
 * written as a list.
 */
export function printFiles(files: readonly StoredFile[], { list, items, joined }: FilesForm): JsonValue {
  if (files.length === 0) return null;
  if (items) return joined ? JSON.stringify(files.map(item)) : files.map(item);
  const isList = list || (joined && files.some(({ path }) => !canBeJoined(path)));
  const entries = isList ? files.map(listEntry) : files.map(({ path }) => path);
  if (!joined) return entries;
  return isList ? JSON.stringify(entries) : entries.join(',');
}

/** True if the value contains the names of its files. */
export function isFileList(value: unknown): boolean {
  const [first] = entriesOf(value);
  return typeof first === 'object';
}

/** True if the value contains its files as items of the form designer. */
export function isItemList(value: unknown): boolean {
  const [first] = entriesOf(value);
  return typeof first === 'object' && first !== null && 'url' in first && 'key' in first;
}

const chosenNames = new Map<string, string>();

/** Remembers the original name of a chosen file, for values that only store its path. */
export function rememberFileName(path: string, name: string): void {
  chosenNames.set(path, name);
}

/**
 * Returns the name of a file whose value is a path: the name under which it was chosen since the page was loaded, or
 * the name in the path. JeecgBoot adds a time to it, our server a random id, which may be the whole name.
 */
export function nameOfPath(path: string, index: number): string {
  const chosen = chosenNames.get(path);
  if (chosen !== undefined) return chosen;
  if (path.startsWith('data:'))
    return say('附件{index}{endings}', {
      index: index + 1,
      endings: endings[/^data:([\w/+.-]*)/.exec(path)?.[1] ?? ''] ?? '',
    });
  const last =
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const [, base = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/.exec(decoded(last)) ?? [];
  const told = base.replace(stampPattern.test(base) ? stampPattern : idPattern, '');
  return told === '' || /^[\w-]{21}$/.test(told)
    ? say('附件{index}{ending}', { index: index + 1, ending })
    : `${told}${ending}`;
}

const stampPattern = /_\d{13}$/;
/** A random id has letters of both cases, unlike most names of the same length. */
const idPattern = /_(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{21}$/;

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
};

function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null) return [value];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (!/^[[{]/.test(text)) return splitPaths(text);
  try {
    return entriesOf(JSON.parse(text) as unknown);
  } catch {
    return splitPaths(text);
  }
}

/** The comma of a `data:` address does not separate paths. */
function splitPaths(text: string): string[] {
  const paths: string[] = [];
  for (const part of text.split(',')) {
    const before = paths.at(-1);
    if (before !== undefined && isDataHead(before)) paths[paths.length - 1] = `${before},${part}`;
    else paths.push(part.trim());
  }
  return paths;
}

function isDataHead(text: string): boolean {
  return /^data:[^,]*$/.test(text);
}

function canBeJoined(path: string): boolean {
  const [only, ...more] = splitPaths(path);
  return more.length === 0 && only === path && !isDataHead(path) && !/^[[{]/.test(path);
}

function fileOf(entry: unknown, index: number): StoredFile | undefined {
  if (typeof entry === 'string') return entry === '' ? undefined : { path: entry, name: nameOfPath(entry, index) };
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { filePath, path, url, fileName, name, fileSize, size, key } = entry as Partial<Record<string, unknown>>;
  const found = [filePath, path, url].find((each): each is string => typeof each === 'string' && each !== '');
  const told = [fileName, name].find((each): each is string => typeof each === 'string' && each !== '');
  if (found === undefined) return told === undefined ? undefined : { path: '', name: told };
  const bytes = [fileSize, size].map(Number).find((each) => Number.isFinite(each) && each >= 0);
  return {
    path: found,
    name: told ?? nameOfPath(found, index),
    ...(bytes !== undefined && { size: bytes }),
    ...(typeof key === 'string' && key !== '' && { key }),
  };
}

function listEntry({ name, path, size }: StoredFile): JsonValue {
  return { fileName: name, filePath: path, ...(size !== undefined && { fileSize: size }) };
}

function item({ path, key }: StoredFile): JsonObject {
  return { key: key ?? path, url: path, percent: 100, status: 'success' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
