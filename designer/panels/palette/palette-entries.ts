import type { Vocabulary } from '../../../src/schema/vocabulary.ts';

/** A widget that can be added. */
export interface PaletteEntry {
  widget: string;
  title: string;
}

/** Widgets that are added alike, under a heading. */
export interface PaletteGroup {
  name: 'basic' | 'advanced' | 'layout';
  title: string;
  entries: PaletteEntry[];
}

const titles = { basic: '基础字段', advanced: '高级字段', layout: '布局' } as const;

/** The widgets by what their schemas say of a palette; with a search, those whose title or name has it. */
export function paletteGroups({ widgets }: Vocabulary, search = ''): PaletteGroup[] {
  const wanted = search.trim().toLowerCase();
  const names = ['basic', 'advanced', 'layout'] as const;
  return names.flatMap((name) => {
    const entries = Object.entries(widgets).flatMap(([widget, { title, palette, createField }]) => {
      const isWanted = wanted === '' || title.toLowerCase().includes(wanted) || widget.toLowerCase().includes(wanted);
      return palette?.group === name && createField && isWanted ? [{ widget, title }] : [];
    });
    return entries.length > 0 ? [{ name, title: titles[name], entries }] : [];
  });
}
