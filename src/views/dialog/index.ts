/** How dialogs look. */
export { DialogHost } from './DialogHost.tsx';
