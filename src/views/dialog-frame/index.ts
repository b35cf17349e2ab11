export { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from './DialogFrame.tsx';
export { NoticeDialog } from './NoticeDialog.tsx';
