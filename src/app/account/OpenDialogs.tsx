import { DialogHost } from '../../views/dialog/index.ts';
import { SignedInRuntime } from '../document-page/index.ts';
import { accountOwner } from './use-account-dialogs.ts';

/** Draws them as a page draws its own. */
export function OpenDialogs() {
  return (
    <SignedInRuntime>
      <DialogHost owner={accountOwner} />
    </SignedInRuntime>
  );
}
