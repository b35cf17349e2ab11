import { annotatedFormat } from '../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../src/schema/format/index.ts';
import { own } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import { sameTitle, type Titles } from '../words/index.ts';

/** Returns the titles of a key or prop in each language, as its schema defines them. */
export function titlesOf({ title, 'x-en-US': english }: AnnotatedNode, otherwise: string): Titles {
  const chinese = title ?? otherwise;
  return { 'zh-CN': chinese, 'en-US': english?.title ?? chinese };
}

/** Returns the titles of a widget in each language; a host's widget has the same one in both. */
export function titlesOfWidget(widget: string, { widgets }: Vocabulary): Titles {
  const described = own(annotatedFormat.widgets, widget);
  return described ? titlesOf(described, widget) : sameTitle(own(widgets, widget)?.title ?? widget);
}
