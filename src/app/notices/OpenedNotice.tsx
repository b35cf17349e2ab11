import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { openedNoticeAtom } from './opened-notice-atom.ts';
import type { Notice } from './read-notices.ts';
import { useOpenNotice } from './use-open-notice.ts';

/** Opens a notice that was clicked on the desktop. */
export function OpenedNotice({ notice }: { notice: Notice }) {
  const open = useOpenNotice();
  const setOpened = useSetAtom(openedNoticeAtom);
  useEffect(() => {
    setOpened(undefined);
    open(notice);
  }, [notice, open, setOpened]);
  return null;
}
