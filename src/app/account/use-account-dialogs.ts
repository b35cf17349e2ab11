import { useAtomValue } from 'jotai';

import { useDialogs, type DialogEntry } from '../../runtime/dialog/index.ts';
import { say } from '../../schema/locale/index.ts';
import { useFeedback } from '../../views/feedback/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';

/** Whose dialogs they are, beside those of the tabs. */
export const accountOwner = 'account';

type Values = Extract<DialogEntry, { kind: 'document' }>['values'];

/** Opens what one does to one's own account: dialog documents that any person signed in may have. */
export function useAccountDialogs() {
  const { http, session } = useApp();
  const user = useAtomValue(userAtom);
  const { message } = useFeedback();
  const { open } = useDialogs(accountOwner);
  const openDocument = (document: string, values: Values, onDone: () => void) => {
    if (user) open({ kind: 'document', document, values, onDone });
    else message.warning(say('当前系统无登录用户!'));
  };
  // Few choose another one: what it takes is not on every page.
  const chooseDepartment = async () => {
    const { chooseDepartment: choose } = await import('./own-departments.ts');
    await choose(http, message.warning, (values) =>
      openDocument('system/select-department', values, () => void session.reloadUser()),
    );
  };
  return {
    changePassword: () => openDocument('system/change-password', {}, () => undefined),
    // A call that fails has been told by then.
    chooseDepartment: () => void chooseDepartment().catch(() => undefined),
  };
}
