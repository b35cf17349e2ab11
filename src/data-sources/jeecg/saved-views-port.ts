import { say } from '../../locale/index.ts';
import {
  PortError,
  type Option,
  type SavedView,
  type SavedViewPlace,
  type SavedViewsPort,
} from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { Http } from './http/index.ts';

export interface SavedViewStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

const base = '/sys/savedView';

/** Creates the port to saved views on the server; on a JeecgBoot, which has no such calls, in the browser. */
export function createSavedViewsPort(http: Http, local: SavedViewsPort): SavedViewsPort {
  let isServed = true;
  let defaults: Promise<Map<string, SavedView>> | undefined;
  const served = async <Answer>(ask: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> => {
    if (!isServed) return instead();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PortError) || error.kind !== 'not-found') throw error;
      isServed = false;
      return instead();
    }
  };
  return {
    list: (place, options) =>
      served(
        async () => {
          const call = { method: 'GET', path: `${base}/list`, params: { ...place }, quiet: true, ...options } as const;
          return parseViews((await http.send(call)).result);
        },
        () => local.list(place, options),
      ),
    save: (place, view) =>
      served(
        async () => {
          const body = { ...place, ...view, content: JSON.stringify(view.content) };
          await http.send({ method: 'POST', path: `${base}/save`, body, quiet: true });
          defaults = undefined;
        },
        () => local.save(place, view),
      ),
    rename: (place, id, title) =>
      served(
        async () => {
          await http.send({ method: 'PUT', path: `${base}/rename`, body: { id, title }, quiet: true });
          defaults = undefined;
        },
        () => local.rename(place, id, title),
      ),
    remove: (place, id) =>
      served(
        async () => {
          await http.send({ method: 'DELETE', path: `${base}/delete`, params: { id }, quiet: true });
          defaults = undefined;
        },
        () => local.remove(place, id),
      ),
    canShare: () => isServed,
    get: (place, id) =>
      served(
        async () => {
          const call = { method: 'GET', path: `${base}/queryById`, params: { id }, quiet: true } as const;
          const [view] = parseViews([(await http.send(call)).result]);
          return view ?? missing();
        },
        () => local.get(place, id),
      ),
    async defaultOf(place) {
      defaults ??= served(
        async () => parseDefaults((await http.send({ method: 'GET', path: `${base}/defaults`, quiet: true })).result),
        async () => new Map(),
      );
      try {
        return (await defaults).get(place);
      } catch (error) {
        defaults = undefined;
        throw error;
      }
    },
    async roles(options) {
      const { result } = await http.send({ method: 'GET', path: `${base}/roles`, quiet: true, ...options });
      return (Array.isArray(result) ? result : []).filter(isRecord).flatMap(({ value, text }): Option[] => {
        return typeof value === 'string' && typeof text === 'string' ? [{ value, text }] : [];
      });
    },
    async setDefaultRoles(id, roles) {
      await http.send({ method: 'PUT', path: `${base}/defaults`, body: { id, roles: [...roles] }, quiet: true });
      defaults = undefined;
    },
  };
}

function parseDefaults(result: unknown): Map<string, SavedView> {
  const rows = (Array.isArray(result) ? result : []).filter(isRecord);
  const byPlace = rows.flatMap((row): [string, SavedView][] => {
    const [view] = parseViews([row]);
    return view && typeof row['place'] === 'string' ? [[row['place'], view]] : [];
  });
  return new Map(byPlace);
}

function missing(): never {
  throw new PortError('not-found', say('链接里的视图已经删除，或者没有共享给您。请向给您链接的人确认。'));
}

/**
 * Creates the port to saved views in the browser, by the keys of JeecgBoot's own client (docs/requirements.md,
 * Behaviour); nothing is shared.
 */
export function createLocalSavedViews(store: SavedViewStore): SavedViewsPort {
  const read = (place: SavedViewPlace) => parseViews(parsed(store.get(keyOf(place))));
  const write = (place: SavedViewPlace, views: SavedView[]) => store.set(keyOf(place), JSON.stringify(views));
  return {
    list: async (place) => read(place),
    async save(place, { title, content }) {
      const others = read(place).filter((view) => view.title !== title);
      write(place, [...others, { id: title, title, content, shared: false, own: true }]);
    },
    async rename(place, id, title) {
      const views = read(place);
      if (views.some((view) => view.id !== id && view.title === title))
        throw new PortError('invalid', say('{title} 已存在，请换一个名称。', { title }));
      write(
        place,
        views.map((view) => (view.id === id ? { ...view, id: title, title } : view)),
      );
    },
    async remove(place, id) {
      write(
        place,
        read(place).filter((view) => view.id !== id),
      );
    },
    canShare: () => false,
    get: async (place, id) => read(place).find((view) => view.id === id) ?? missing(),
    defaultOf: async () => undefined,
    roles: async () => [],
    async setDefaultRoles() {
      throw new PortError('invalid', say('这个服务器不能给角色设默认视图。'));
    },
  };
}

function keyOf({ place, kind }: SavedViewPlace): string {
  return kind === 'query' ? `JSuperQuerySaved_${place}` : `${kind}_${place}`;
}

function parseViews(result: unknown): SavedView[] {
  return (Array.isArray(result) ? result : []).filter(isRecord).flatMap((view): SavedView[] => {
    const { id, title, content, shared, own, createBy, defaultRoles } = view;
    if (typeof id !== 'string' || typeof title !== 'string') return [];
    return [
      {
        id,
        title,
        content: typeof content === 'string' ? parsed(content) : content,
        shared: shared === true,
        own: own === true,
        ...(typeof createBy === 'string' && { createBy }),
        ...(Array.isArray(defaultRoles) && {
          defaultRoles: defaultRoles.filter((role): role is string => typeof role === 'string'),
        }),
      },
    ];
  });
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
