export { type FigureSource, type SourceField } from './figure-source.ts';
export { type FigureAnswer, type FigureReading, useFigures } from './use-figures.ts';
