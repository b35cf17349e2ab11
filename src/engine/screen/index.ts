export { type ResolvedScreen, resolveScreen } from './resolve-screen.ts';
