import { PortError, type SavedView, type SavedViewPlace, type SavedViewsPort } from '../../runtime/data/ports.ts';
import type { Http } from './http.ts';
import { isRecord, parseJson } from './parse-json.ts';

/** Where views lie that no server keeps. */
export interface SavedViewStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

const base = '/sys/savedView';

/** Saved views on the server; on a JeecgBoot, which has no such calls, in the browser. */
export function createSavedViewsPort(http: Http, local: SavedViewsPort): SavedViewsPort {
  let isServed = true;
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
        },
        () => local.save(place, view),
      ),
    remove: (place, id) =>
      served(
        async () => void (await http.send({ method: 'DELETE', path: `${base}/delete`, params: { id }, quiet: true })),
        () => local.remove(place, id),
      ),
    canShare: () => isServed,
  };
}

/** Saved views in the browser, by the keys that JeecgBoot's own client uses (specification 9); nothing is shared. */
export function createLocalSavedViews(store: SavedViewStore): SavedViewsPort {
  const read = (place: SavedViewPlace) => parseViews(parsed(store.get(keyOf(place))));
  const write = (place: SavedViewPlace, views: SavedView[]) => store.set(keyOf(place), JSON.stringify(views));
  return {
    list: async (place) => read(place),
    async save(place, { title, content }) {
      const others = read(place).filter((view) => view.title !== title);
      write(place, [...others, { id: title, title, content, shared: false, own: true }]);
    },
    async remove(place, id) {
      write(
        place,
        read(place).filter((view) => view.id !== id),
      );
    },
    canShare: () => false,
  };
}

function keyOf({ place, kind }: SavedViewPlace): string {
  return kind === 'query' ? `JSuperQuerySaved_${place}` : `${kind}_${place}`;
}

function parseViews(result: unknown): SavedView[] {
  return (Array.isArray(result) ? result : []).filter(isRecord).flatMap((view): SavedView[] => {
    const { id, title, content, shared, own, createBy } = view;
    if (typeof id !== 'string' || typeof title !== 'string') return [];
    return [
      {
        ...{ id, title, content: typeof content === 'string' ? parsed(content) : content },
        ...{ shared: shared === true, own: own === true },
        ...(typeof createBy === 'string' && { createBy }),
      },
    ];
  });
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
