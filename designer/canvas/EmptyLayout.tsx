import { pageWords, type Locale } from '../words/index.ts';

/** The placeholder in an empty layout, which marks the place to drop nodes. */
export function EmptyLayout({ locale }: { locale: Locale }) {
  return <div className="pw-canvas-drop">{pageWords[locale].emptyLayout}</div>;
}
