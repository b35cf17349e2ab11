import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import { wordsIn } from '../properties/index.ts';

/** A widget that can be added. */
export interface PaletteEntry {
  widget: string;
  title: string;
}

/** Widgets under a common heading. */
export interface PaletteGroup {
  name: 'basic' | 'advanced' | 'layout';
  title: string;
  entries: PaletteEntry[];
}

/** Returns the widgets as grouped by their schemas; with a search, those whose title or name contains it. */
export function paletteGroups({ widgets }: Vocabulary, locale: Locale, search = ''): PaletteGroup[] {
  const wanted = search.trim().toLowerCase();
  const names = ['basic', 'advanced', 'layout'] as const;
  return names.flatMap((name) => {
    const entries = Object.entries(widgets).flatMap(([widget, { title: chinese, palette, createField }]) => {
      const title = titleIn(widget, locale) ?? chinese;
      const isWanted = wanted === '' || title.toLowerCase().includes(wanted) || widget.toLowerCase().includes(wanted);
      return palette?.group === name && createField && isWanted ? [{ widget, title }] : [];
    });
    return entries.length > 0 ? [{ name, title: pageWords[locale].groups[name], entries }] : [];
  });
}

function titleIn(widget: string, locale: Locale): string | undefined {
  const described = Object.hasOwn(annotatedFormat.widgets, widget) ? annotatedFormat.widgets[widget] : undefined;
  return described && wordsIn(described, locale).label;
}
