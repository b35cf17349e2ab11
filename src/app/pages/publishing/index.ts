/** Publishing in the browser: the dialog with its consequences for records and rights, and the places of new pages. */
export { PublishDialog, type WantedPublication } from './PublishDialog.tsx';
export { PagePlaces } from './PagePlaces.tsx';
export { type PublishedPage, publishedPages } from './published-pages.ts';
