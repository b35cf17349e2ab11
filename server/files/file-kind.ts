import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

import { contentDisposition, Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';

export interface FileKind {
  contentType: string;
  inline: boolean;
}

const image = (type: string): FileKind => ({ contentType: `image/${type}`, inline: true });
const kept = (contentType: string): FileKind => ({ contentType, inline: false });
const openXml = (type: string) => kept(`application/vnd.openxmlformats-officedocument.${type}`);
const plainText = kept('text/plain; charset=utf-8');

const kinds: ReadonlyMap<string, FileKind> = new Map([
  ...(['png', 'gif', 'webp', 'bmp', 'avif'] as const).map((type) => [type, image(type)] as const),
  ['jpg', image('jpeg')],
  ['pdf', { contentType: 'application/pdf', inline: true }],
  ['xlsx', openXml('spreadsheetml.sheet')],
  ['docx', openXml('wordprocessingml.document')],
  ['pptx', openXml('presentationml.presentation')],
  ['xls', kept('application/vnd.ms-excel')],
  ['doc', kept('application/msword')],
  ['ppt', kept('application/vnd.ms-powerpoint')],
  ['zip', kept('application/zip')],
  ['rar', kept('application/vnd.rar')],
  ['7z', kept('application/x-7z-compressed')],
  ['gz', kept('application/gzip')],
  ['mp3', kept('audio/mpeg')],
  ['mp4', kept('video/mp4')],
  ['dwg', kept('image/vnd.dwg')],
  ...['txt', 'csv', 'md', 'log', 'json', 'dxf', 'stp', 'step', 'igs'].map((type) => [type, plainText] as const),
]);

const unknown: FileKind = kept('application/octet-stream');
const plainTexts = new Set([...kinds].filter(([, kind]) => kind === plainText).map(([ending]) => ending));
const programs = new Set([
  'exe',
  'elf',
  'macho',
  'msi',
  'dll',
  'wasm',
  'class',
  'jar',
  'apk',
  'deb',
  'rpm',
  'crx',
  'lnk',
]);

/** Extensions that must match the content; other contents are refused. */
const promises: readonly (readonly string[])[] = [
  ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif'],
  ['pdf'],
  ['xlsx'],
  ['docx'],
  ['pptx'],
];

export function kindOf(path: string): FileKind {
  return kinds.get(extname(path).slice(1)) ?? unknown;
}

/**
 * Returns the extension with which a file is stored, from its first bytes. The sender's extension decides only among
 * texts and among the old Office formats, which look alike. `bin` for unknown contents.
 * @param head the first 4,100 bytes or more.
 * @throws Refusal for programs, and for contents that do not match the name.
 */
export async function endingOf(head: Uint8Array, name: string): Promise<string> {
  const extension = extname(name).slice(1).toLowerCase();
  const found = (await fileTypeFromBuffer(head))?.ext;
  if (found !== undefined && programs.has(found)) throw new Refusal(say('不允许上传可执行程序'));
  const ending = endingFor(found, extension, head);
  const promised = promises.find((group) => group.includes(extension));
  if (promised && !promised.includes(ending))
    throw new Refusal(say('文件内容与扩展名 .{extension} 不符，请检查后再上传', { extension }));
  return ending;
}

function endingFor(found: string | undefined, extension: string, head: Uint8Array): string {
  if (found === 'cfb') return ['xls', 'doc', 'ppt'].includes(extension) ? extension : 'bin';
  if (found === undefined || found === 'xml')
    return isText(head) ? (plainTexts.has(extension) ? extension : 'txt') : 'bin';
  return kinds.has(found) ? found : 'bin';
}

function isText(head: Uint8Array): boolean {
  return !head.includes(0);
}

/**
 * Returns the headers of a file that another server stores: pictures and PDFs are shown, others are downloaded, and
 * nothing is executed.
 * @param given the content type from the other server.
 */
export function fileHeaders(path: string, given: string | undefined): Record<string, string> {
  const { contentType, inline } = kindOf(path);
  const shown = inline ? contentType : (given ?? contentType);
  const name = path.split('/').at(-1) ?? '';
  return {
    'content-type': shown,
    'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', decodedName(name)),
    'content-security-policy': filePolicy(shown),
  };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The Content-Security-Policy of a stored file: nothing in it is executed in our origin. */
export function filePolicy(contentType: string): string {
  // The browser's own viewer shows PDFs. It does not work in a sandbox, and a PDF executes nothing in our origin.
  const policy =
    contentType === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "sandbox; default-src 'none'";
  return `${policy}; style-src 'unsafe-inline'; frame-ancestors 'self'`;
}
