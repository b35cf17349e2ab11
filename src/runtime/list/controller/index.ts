/** A list at work: it loads what its query asks for, and hears what others do to it. */
export { type ListController, type ListLocation, type ListUse, useListController } from './use-list-controller.ts';
export { type ListNews, useListNews } from './use-list-news.ts';
export { listPlace } from './list-place.ts';
