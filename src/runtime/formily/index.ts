import './formily-compiler.ts';

/** Formily components as widgets. A host application registers one with the registry's `formilyComponent`. */
export { fromFormily } from './from-formily.tsx';
