import './formily-compiler.ts';

/** Components made for Formily, as widgets. A host registers one with `formilyComponent` of the registry. */
export { fromFormily } from './from-formily.tsx';
