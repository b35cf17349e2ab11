export { PublishDialog, type WantedPublication } from './PublishDialog.tsx';
export { PagePlaces } from './PagePlaces.tsx';
export { type PublishedPage, publishedPages } from './published-pages.ts';
