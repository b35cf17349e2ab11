import { modelPermissions, resolveModel } from '../../../src/engine/model/index.ts';
import { readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { plainJson } from '../../../server/backend/index.ts';
import { isDelivered } from '../../../server/catalogue/folders/index.ts';
import type { CheckedDocuments } from '../../../src/schema/check/index.ts';
import { fail } from '../fail.ts';
import { readDocuments } from '../read-documents.ts';
import { BackendError, signInAtBackend, type SignedInBackend } from './sign-in.ts';

/** The points of one page of a shop. */
export interface PagePoints {
  /** The key of the page's document, which is the component of its menu entry. */
  component: string;
  title: string;
  path: string;
  points: { name: string; title: string }[];
}

/**
 * `points [--backend <address>] [--create]`: lists the permission points that the documents of a shop ask for and the back
 * end does not have: there everybody who is signed in may do what they guard. `--create` makes them there, below the
 * menu entry of their page, which it makes too.
 */
export async function pointsCommand(words: string[]): Promise<number> {
  const at = words.indexOf('--backend');
  const address = (at === -1 ? process.env['BACKEND_URL'] : words[at + 1]) ?? '';
  const unknown = words.find((word, index) => word !== '--create' && (at === -1 || (index !== at && index !== at + 1)));
  if (unknown !== undefined) return fail(`points 不认识“${unknown}”，只能写 --backend、--create。`);
  if (address === '') return fail('请用 --backend 或环境变量 BACKEND_URL 写明后端的地址。');
  const documents = readDocuments();
  try {
    const backend = await signInAtBackend(address, documents, process.env);
    const missing = pagesOfShop(documents).flatMap((page) => {
      const points = page.points.filter(({ name }) => !backend.known.points.has(name));
      return points.length > 0 ? [{ ...page, points }] : [];
    });
    const count = missing.reduce((sum, { points }) => sum + points.length, 0);
    say(missing.flatMap(({ title, points }) => points.map((point) => `${point.name}  ${title}：${point.title}`)));
    if (!words.includes('--create')) {
      say([`后端没有 ${count} 个权限点，登录的人都能用；加上 --create 就在后端建好`]);
      return 0;
    }
    for (const page of missing) await createPoints(backend, page);
    say([`建了 ${count} 个权限点。现在只有得到授权的人能用：请在“角色”里授权。`]);
    return 0;
  } catch (error) {
    if (error instanceof BackendError) return fail(error.message);
    throw error;
  }
}

/** The pages of a shop's models with the points that they ask for. */
export function pagesOfShop(documents: CheckedDocuments): PagePoints[] {
  return [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    const file = documents.fileOf(key);
    if (document?.kind !== 'model' || file === undefined || isDelivered(file)) return [];
    const model = resolveModel(document.id, documents);
    if (model.childOf) return [];
    const list = documents.get(`${document.id}.list`)?.key;
    return [{ component: list ?? key, title: model.title, path: `/${document.id}`, points: modelPermissions(model) }];
  });
}

/** Makes the points of a page below its menu entry. */
async function createPoints(backend: SignedInBackend, page: PagePoints): Promise<void> {
  const parent = (await entryOf(backend, page.component)) ?? (await createEntry(backend, page));
  for (const [index, { name, title }] of page.points.entries())
    await post(backend, '/sys/permission/add', {
      menuType: 2,
      parentId: parent,
      name: `${page.title}：${title}`,
      perms: name,
      permsType: '1',
      status: '1',
      sortNo: index + 1,
    });
}

async function createEntry(backend: SignedInBackend, { component, title, path }: PagePoints): Promise<string> {
  const entry = {
    menuType: 0,
    name: title,
    url: path,
    component,
    status: '1',
    sortNo: 99,
    route: true,
    keepAlive: true,
  };
  await post(backend, '/sys/permission/add', { ...entry, isRoute: true, hidden: false, hideTab: false });
  const id = await entryOf(backend, component);
  if (id === undefined) throw new BackendError(`后端没有建好“${title}”的菜单。`);
  return id;
}

/** The id of the menu entry with this component. */
async function entryOf({ exchange }: SignedInBackend, component: string): Promise<string | undefined> {
  const { json } = await exchange({ method: 'GET', path: '/sys/permission/list', query: new URLSearchParams() });
  const answer = json === undefined ? undefined : plainJson(json);
  const entries = (nodes: JsonValue | undefined): JsonObject[] =>
    readObjects(nodes).flatMap(({ item }) => [item, ...entries(item['children'])]);
  const found = entries(isJsonObject(answer) ? answer['result'] : undefined).find(
    (entry) => entry['component'] === component,
  );
  return readString(found?.['id']);
}

async function post({ send }: SignedInBackend, path: string, body: JsonObject): Promise<void> {
  const answer = await send(path, body);
  if (isJsonObject(answer) && answer['success'] === true) return;
  const message = isJsonObject(answer) ? readString(answer['message']) : undefined;
  throw new BackendError(`后端没有建好：${message ?? '它的回答无法识别'}`);
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
