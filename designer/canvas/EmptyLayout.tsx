import { pageWords, type Locale } from '../words/index.ts';

/** Stands in a layout in which nothing stands: where one can drop. */
export function EmptyLayout({ locale }: { locale: Locale }) {
  return <div className="pw-canvas-drop">{pageWords[locale].emptyLayout}</div>;
}
