export { SaveNotices } from './editor/index.ts';
export { DialogHost, preloadDialogs } from './DialogHost.tsx';
