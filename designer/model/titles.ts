import { annotatedFormat } from '../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../src/schema/format/index.ts';
import { own } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import { sameTitle, type Titles } from '../words/index.ts';

/** The title of a key or of a widget's props in each language, as its schema says it. */
export function titlesOf({ title, 'x-en-US': english }: AnnotatedNode, otherwise: string): Titles {
  const chinese = title ?? otherwise;
  return { 'zh-CN': chinese, 'en-US': english?.title ?? chinese };
}

/** What a widget is called in each language; one of a host says it once. */
export function titlesOfWidget(widget: string, { widgets }: Vocabulary): Titles {
  const described = own(annotatedFormat.widgets, widget);
  return described ? titlesOf(described, widget) : sameTitle(own(widgets, widget)?.title ?? widget);
}
