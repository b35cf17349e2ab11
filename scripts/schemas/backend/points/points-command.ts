import { pointThere } from '../../../../src/engine/backend/index.ts';
import { keyOfPath, type SourceFile } from '../../../../src/schema/parse/index.ts';
import { fail } from '../../fail.ts';
import { ServerError, signInAtServer } from '../../published/server.ts';
import { readDocuments } from '../../read-documents.ts';
import { BackendError, signInAtBackend, type SignedInBackend } from '../sign-in.ts';
import { pagesOfShop, pointsOfDesigner, type PagePoints } from './asked-points.ts';
import {
  createEntry,
  createPoints,
  entriesThere,
  grantPoints,
  isEntryOf,
  parentThere,
  roleThere,
} from './menu-there.ts';

interface Wish {
  address: string;
  isCreated: boolean;
  isOfDesigner: boolean;
  parent: string | undefined;
  roles: readonly string[];
}

/**
 * Runs `points [--create] [--parent <entry>] [--grant <role,role>] [--designer]`: lists the permission points that the
 * documents of a shop, or the designer, require and the back end lacks. Without them every signed-in user may use what
 * they protect. `--create` creates them below the menu entry of their page, which it creates too; `--grant` grants them
 * to roles. The documents are those of the folders, overridden by those that the server at `PAGEWRIGHT_URL` has
 * published.
 */
export async function pointsCommand(words: string[]): Promise<number> {
  const wish = readWish(words);
  if (typeof wish === 'string') return fail(wish);
  try {
    const published = await publishedFiles();
    const documents = readDocuments({ more: published ?? [], only: new Set() });
    const backend = await signInAtBackend(wish.address, documents, process.env);
    const pages = wish.isOfDesigner ? pointsOfDesigner() : pagesOfShop(documents);
    if (published === undefined && !wish.isOfDesigner)
      say(['只看了文件夹里的文档；已经发布的也要看时，用环境变量 PAGEWRIGHT_URL 写明我们的服务器。']);
    say(await pointsThere(backend, pages, wish));
    return 0;
  } catch (error) {
    if (error instanceof BackendError || error instanceof ServerError) return fail(error.message);
    throw error;
  }
}

export async function pointsThere(
  backend: Pick<SignedInBackend, 'exchange' | 'send' | 'known' | 'permissions'>,
  pages: readonly PagePoints[],
  { isCreated, parent, roles }: Pick<Wish, 'isCreated' | 'parent' | 'roles'>,
): Promise<string[]> {
  const there = pages.map((page) => ({ ...page, points: namedAsThere(page, backend.permissions) }));
  const missing = there.flatMap((page) => {
    const points = page.points.filter(({ name }) => !backend.known.points.has(name));
    return points.length > 0 ? [{ ...page, points }] : [];
  });
  const known = await entriesThere(backend);
  const entries = there.filter((page) => {
    // A manifest puts a page into our menu, but the records of an online form need an entry in the back end.
    const isNeeded = page.component !== undefined && (!page.isInManifest || page.onlineForm !== undefined);
    return isNeeded && !known.some((entry) => isEntryOf(entry, page));
  });
  const count = missing.reduce((sum, { points }) => sum + points.length, 0);
  const lines = [
    ...entries.map(({ component, title }) => `菜单里没有  ${title}（组件 ${String(component)}）`),
    ...missing.flatMap(({ title, points }) => points.map((point) => `${point.name}  ${title}：${point.title}`)),
  ];
  const grantees: Awaited<ReturnType<typeof roleThere>>[] = [];
  for (const role of roles) grantees.push(await roleThere(backend, role));
  if (!isCreated && grantees.length === 0)
    return [
      ...lines,
      `后端没有 ${count} 个权限点，菜单里没有 ${entries.length} 个页面`,
      ...(lines.length > 0 ? [advice] : []),
    ];
  if (isCreated) {
    const below = parent === undefined ? undefined : await parentThere(backend, parent);
    for (const page of entries) await createEntry(backend, page, below);
    for (const page of missing) await createPoints(backend, page, below);
    lines.push(`建了 ${entries.length} 个菜单、${count} 个权限点`);
  }
  if (grantees.length === 0) return lines.length > 1 ? [...lines, ungranted] : lines;
  for (const grantee of grantees) {
    const granted = await grantPoints(backend, grantee, there);
    lines.push(`给角色“${grantee.title}”授权了 ${granted} 项；其中的人重新打开页面就能用`);
  }
  return lines;
}

const advice =
  '没有的权限点登录的人都能用（system:document: 开头的是没有人能用）。加上 --create 就在后端建好；建好以后没有得到授权的人都不能用，' +
  '您自己也一样，所以请同时用 --grant 角色编码 授权';
const ungranted = '现在没有得到授权的人都不能用，您自己也一样：请用 --grant 角色编码 授权，或在“角色”里授权';

function namedAsThere({ points }: PagePoints, permissions: SignedInBackend['permissions']): PagePoints['points'] {
  return points.flatMap(({ name, title }) => {
    const there = pointThere(permissions, name);
    return there === null ? [] : [{ name: there, title }];
  });
}

async function publishedFiles(): Promise<SourceFile[] | undefined> {
  if ((process.env['PAGEWRIGHT_URL'] ?? '') === '') return undefined;
  const server = await signInAtServer(process.env);
  const published = [...(await server.documents())].filter(([, { isPublished }]) => isPublished);
  const files: SourceFile[] = [];
  for (const [key] of published) {
    const path = `${key}.json`;
    if (keyOfPath(path) !== undefined) files.push({ path, file: path, text: await server.text(key) });
  }
  return files;
}

function readWish(words: readonly string[]): Wish | string {
  const values = new Map<string, string>();
  const given = ['--backend', '--parent', '--grant'];
  const flags = ['--create', '--designer'];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (flags.includes(word)) values.set(word, '');
    else if (!given.includes(word)) return `points 不认识“${word}”，可以写 ${[...given, ...flags].join('、')}。`;
    else {
      const value = words[(index += 1)];
      if (value === undefined) return `${word} 后面要写一个值。`;
      // Roles are given by repeated options, or in a list.
      const before = word === '--grant' ? values.get(word) : undefined;
      values.set(word, before === undefined ? value : `${before},${value}`);
    }
  }
  const address = values.get('--backend') ?? process.env['BACKEND_URL'] ?? '';
  if (address === '') return '请用 --backend 或环境变量 BACKEND_URL 写明后端的地址。';
  return {
    address,
    isCreated: values.has('--create'),
    isOfDesigner: values.has('--designer'),
    parent: values.get('--parent'),
    roles: (values.get('--grant') ?? '').split(/[,，]/).filter((role) => role !== ''),
  };
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
