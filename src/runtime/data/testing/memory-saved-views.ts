import type { SavedView, SavedViewsPort } from '../ports.ts';

/** Saved views in memory, for tests and stories. */
export function memorySavedViews(views: SavedView[] = []): SavedViewsPort & { views: SavedView[] } {
  const port = { views };
  return Object.assign(port, {
    list: async () => [...port.views],
    async save(_place: unknown, { title, content, shared }: Pick<SavedView, 'title' | 'content' | 'shared'>) {
      const others = port.views.filter((view) => view.title !== title || !view.own);
      port.views = [...others, { id: title, title, content, shared, own: true }];
    },
    async remove(_place: unknown, id: string) {
      port.views = port.views.filter((view) => view.id !== id);
    },
    canShare: () => true,
  });
}
