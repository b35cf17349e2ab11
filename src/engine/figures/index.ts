/**
 * The results of queries as figures for charts and tables: the shape of a query and its search values, its rows by
 * category and part, the records behind a number, and the screens that show them.
 */
export { type Dimension, type MeasureShape, type QueryShape, queryShape } from './query-shape.ts';
export { type QuerySearch, searchParams, readPeriod } from './query-search.ts';
export { type Category, type Figures, figuresOf, numberOf, type Reading, type Series } from './figures.ts';
export { descending, topOf } from './top.ts';
export { sharesOf } from './shares.ts';
export { totalOf } from './total.ts';
export { fillPeriods } from './fill-periods.ts';
export { comparedWith, growth } from './compared.ts';
export { conditionsBehind, type ClickedCategory, type QueryScope } from './conditions-behind.ts';
export { resolveScreen, type ResolvedScreen } from './resolve-screen.ts';
