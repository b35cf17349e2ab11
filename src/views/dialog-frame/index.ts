/** The frame that every dialog has: its title, what scrolls, its buttons. */
export { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from './DialogFrame.tsx';
export { NoticeDialog } from './NoticeDialog.tsx';
