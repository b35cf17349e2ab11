import { useMemo } from 'react';

import { allows } from '../../../engine/permission/index.ts';
import { listDrafts } from '../../form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { ListController } from '../controller/index.ts';

/** Returns the drafts of the list's form that the user can continue, read again whenever a dialog opens or closes. */
export function useListDrafts({ form, permission, endpoints }: ListController['list'], open: number, canAdd: boolean) {
  const { user, permissions } = useRuntime();
  const canEdit = endpoints.queryById !== null && allows(permissions, `${permission}:edit`);
  return useMemo(() => {
    const all = listDrafts(() => localStorage, { user: user?.id ?? '', document: form.document });
    return all.filter(({ record }) => (record === null ? canAdd : canEdit));
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- a dialog that opens or closes is a reason to look again
  }, [user, form.document, canAdd, canEdit, open]);
}
