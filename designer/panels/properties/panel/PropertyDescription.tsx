import type { Locale } from '../../../words/index.ts';
import { panelWords } from '../panel-words.ts';
import type { Property } from '../property.ts';

/** Describes the property that has the focus. It is placed below the list, so that the layout does not shift. */
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
