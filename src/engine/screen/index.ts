/** A screen: a page of layout and content widgets, ready to be drawn. */
export { type ResolvedScreen, resolveScreen } from './resolve-screen.ts';
