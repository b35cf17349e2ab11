/** How dialogs look. */
export { DialogHost } from './DialogHost.tsx';
/** The common frame, for dialogs that a widget opens by itself. */
export { DialogBody, DialogFooter, DialogFrame } from './DialogFrame.tsx';
