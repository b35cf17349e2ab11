import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { TextMatch } from '../../../src/runtime/search/use-text-match.ts';
import { own } from '../../../src/schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../../src/schema/vocabulary.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import { wordsIn } from '../properties/index.ts';
import { paletteWords, type PaletteTopicName } from './palette-words.ts';

type DeclaredPalette = NonNullable<WidgetEntry['palette']>;

/** A widget that can be added. */
export interface PaletteEntry {
  widget: string;
  title: string;
  icon: string;
  description?: string;
}

/** Widgets of a group that people look for together. */
export interface PaletteTopic {
  name: PaletteTopicName;
  title: string;
  entries: PaletteEntry[];
}

/** Widgets under a common heading. */
export interface PaletteGroup {
  name: DeclaredPalette['group'];
  title: string;
  topics: PaletteTopic[];
}

const groupNames = ['basic', 'advanced', 'layout'] as const;
const topicNames = ['text', 'number', 'choice', 'date', 'file', 'reference', 'lines', 'layout', 'content'] as const;

/**
 * Returns the widgets by group and topic as their schemas declare them; with a search, those whose title in either
 * language, name or other word `matches` it.
 */
export function paletteGroups(
  { widgets }: Vocabulary,
  locale: Locale,
  search = '',
  matches: TextMatch = contains,
): PaletteGroup[] {
  const wanted = search.trim();
  const offered = Object.entries(widgets).flatMap(([widget, entry]) => {
    const { palette } = entry;
    if (!palette || !entry.createField) return [];
    if (wanted !== '' && !searchedTexts(widget, entry).some((text) => matches(text, wanted))) return [];
    return [{ palette, entry: entryOf(widget, entry, palette, locale) }];
  });
  return groupNames.flatMap((name) => {
    const within = offered.filter(({ palette }) => palette.group === name);
    const topics = topicNames.flatMap((topic) => {
      const entries = within.filter(({ palette }) => palette.topic === topic).map(({ entry }) => entry);
      return entries.length > 0 ? [{ name: topic, title: paletteWords[locale].topics[topic], entries }] : [];
    });
    return topics.length > 0 ? [{ name, title: pageWords[locale].groups[name], topics }] : [];
  });
}

function entryOf(widget: string, { title }: WidgetEntry, { icon }: DeclaredPalette, locale: Locale): PaletteEntry {
  const described = own(annotatedFormat.widgets, widget);
  const { label = title, description } = described ? wordsIn(described, locale) : {};
  return { widget, title: label, icon, ...(description !== undefined && { description }) };
}

function searchedTexts(widget: string, { title, palette }: WidgetEntry): string[] {
  const english = own(annotatedFormat.widgets, widget)?.['x-en-US']?.title;
  return [title, widget, ...(english === undefined ? [] : [english]), ...(palette?.words ?? [])];
}

function contains(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.toLowerCase());
}
