import { useAtomValue } from 'jotai';

import { useFeedback } from '../../views/feedback/index.ts';
import { type DialogEntry, useDialogs } from '../../runtime/dialog/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { loadOwnDepartments } from './own-departments.ts';

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
    else message.warning('当前系统无登录用户!');
  };
  const chooseDepartment = async () => {
    const { options, orgCode } = await loadOwnDepartments(http);
    if (options.length === 0) {
      message.warning('您尚未设置部门信息!');
      return;
    }
    const departName = options.find(({ value }) => value === orgCode)?.label ?? '';
    openDocument(
      'system/select-department',
      { departments: options, orgCode: orgCode ?? null, departName },
      () => void session.reloadUser(),
    );
  };
  return {
    changePassword: () => openDocument('system/change-password', {}, () => undefined),
    // A call that fails has been told by then.
    chooseDepartment: () => void chooseDepartment().catch(() => undefined),
  };
}
