import { DialogHost } from '../../views/dialog/index.ts';
import { SignedInRuntime } from '../document-page/index.ts';
import { accountOwner } from './use-account-dialogs.ts';

/** Renders the account dialogs with the runtime that pages use. */
export function OpenDialogs() {
  return (
    <SignedInRuntime>
      <DialogHost owner={accountOwner} />
    </SignedInRuntime>
  );
}
