export { type OpenDesign, useDesign } from './use-design.ts';
export { designVocabulary } from './design-vocabulary.ts';
