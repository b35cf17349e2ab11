import { useCallback } from 'react';

import { useDialogs } from '../../runtime/dialog/index.ts';
import { splitDocumentKey } from '../../schema/documents/document.ts';
import { accountOwner } from '../account/index.ts';
import { useNavigation } from '../document-page/index.ts';
import { componentPages } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import type { Notice } from './read-notices.ts';

/**
 * Opens a notice and marks it as read: one about a document opens that, with its record; another one its text, and where
 * it leads somewhere, with a button that goes there.
 */
export function useOpenNotice(): (notice: Notice) => void {
  const { http, noticeNews, settings } = useApp();
  const { open } = useDialogs(accountOwner);
  const navigate = useNavigation();
  return useCallback(
    (notice) => {
      const { id, title, content, abstract, sender, time, openType, record } = notice;
      const path = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';
      void http.send({ method: 'PUT', path, body: { anntId: id } }).then(
        () => noticeNews.publish('changed'),
        // What failed has been told.
        () => undefined,
      );
      const openPage = componentPages(settings.components).get(notice.openPage)?.[0]?.document ?? notice.openPage;
      if (openType === 'component') {
        const parts = splitDocumentKey(openPage);
        if (parts?.kind === 'dialog')
          open({ kind: 'document', document: parts.id, values: { id: record }, onDone: () => undefined });
        else navigate({ to: openPage, ...(record !== '' && { record }) });
        return;
      }
      const values = { titile: title, sender, sendTime: time, msgContent: content, msgAbstract: abstract, openPage };
      const document = openType === 'url' && openPage !== '' ? 'system/notice-url' : 'system/notice';
      open({ kind: 'document', document, values, onDone: () => undefined });
    },
    [http, noticeNews, settings, open, navigate],
  );
}
