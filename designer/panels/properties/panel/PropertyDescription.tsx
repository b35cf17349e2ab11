import type { Locale } from '../../../words/index.ts';
import { panelWords } from '../panel-words.ts';
import type { Property } from '../property.ts';

/** What the property that one is at means; it stands below the list, so that nothing moves. */
export function PropertyDescription({ property, locale }: { property: Property | undefined; locale: Locale }) {
  const { about, aboutNone } = panelWords[locale];
  return (
    <footer className="pw-properties-about" aria-label={about}>
      {property ? (
        <>
          <strong>{property.label}</strong>
          <code>{property.path.at(-1)}</code>
          <div>{property.description}</div>
        </>
      ) : (
        aboutNone
      )}
    </footer>
  );
}
