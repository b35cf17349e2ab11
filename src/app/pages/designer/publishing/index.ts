/** Publishing from the designer: the dialog with its consequences for records and rights, the page before and after. */
export { BeforeAndAfter } from './BeforeAndAfter.tsx';
export { PublishDialog, type WantedPublication } from './PublishDialog.tsx';
