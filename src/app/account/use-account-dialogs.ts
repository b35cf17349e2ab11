import { useAtomValue } from 'jotai';

import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { useDialogs, type DialogEntry } from '../../runtime/dialog/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';

/** The owner of the account dialogs in the dialog stack; the other owners are tabs. */
export const accountOwner = 'account';

type Values = Extract<DialogEntry, { kind: 'document' }>['values'];

/** Returns functions that open the account dialogs. They are dialog documents that every signed-in user may open. */
export function useAccountDialogs() {
  const { http, session } = useApp();
  const user = useAtomValue(userAtom);
  const { message } = useFeedback();
  const { open } = useDialogs(accountOwner);
  const openDocument = (document: string, values: Values, onDone: () => void) => {
    if (user) open({ kind: 'document', document, values, onDone });
    else message.warning(say('当前系统无登录用户!'));
  };
  const chooseDepartment = async () => {
    const { chooseDepartment: choose } = await import('./own-departments.ts');
    await choose(http, message.warning, (values) =>
      openDocument('system/select-department', values, () => void session.reloadUser()),
    );
  };
  return {
    changePassword: () => openDocument('system/change-password', {}, () => undefined),
    chooseDepartment: () => void chooseDepartment().catch(() => undefined),
  };
}
