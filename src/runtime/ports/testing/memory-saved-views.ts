import { PortError, type Option, type SavedView, type SavedViewPlace, type SavedViewsPort } from '../index.ts';

/** Saved views in memory, for tests and stories; the user has the role `mine`. */
export function memorySavedViews(
  views: SavedView[] = [],
  roles: Option[] = [{ value: 'mine', text: '销售员' }],
): SavedViewsPort & { views: SavedView[] } {
  const port = { views };
  return Object.assign(port, {
    list: async ({ kind }: SavedViewPlace) => (kind === 'view' ? [...port.views] : []),
    async save(_place: unknown, { title, content, shared }: Pick<SavedView, 'title' | 'content' | 'shared'>) {
      const others = port.views.filter((view) => view.title !== title || !view.own);
      port.views = [...others, { id: title, title, content, shared, own: true }];
    },
    async rename(_place: unknown, id: string, title: string) {
      if (port.views.some((view) => view.own && view.id !== id && view.title === title))
        throw new PortError('invalid', `${title} 已存在，请换一个名称。`);
      port.views = port.views.map((view) => (view.id === id ? { ...view, title } : view));
    },
    async remove(_place: unknown, id: string) {
      port.views = port.views.filter((view) => view.id !== id);
    },
    canShare: () => true,
    async get(_place: unknown, id: string) {
      const view = port.views.find((one) => one.id === id);
      if (!view) throw new PortError('invalid', '链接里的视图已经删除，或者没有共享给您。请向给您链接的人确认。');
      return view;
    },
    defaultOf: async () => port.views.find((view) => view.defaultRoles?.includes('mine')),
    roles: async () => roles,
    async setDefaultRoles(id: string, defaultRoles: readonly string[]) {
      port.views = port.views.map((view) => (view.id === id ? { ...view, defaultRoles: [...defaultRoles] } : view));
    },
  });
}
