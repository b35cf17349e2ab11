/** What a form does, as sentences for people; and which field depends on which. */
export { fieldTitles, formSentences } from './form-sentences.ts';
export type { LogicSentence, SentenceFlag } from './sentence.ts';
export type { DictionaryTexts } from './names-of-form.ts';
export type { SentenceLocale } from './words.ts';
export { type DependencyGraph, dependencyGraph, type GraphNode } from './dependency-graph.ts';
