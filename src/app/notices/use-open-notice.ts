import { useStore } from 'jotai';
import { useCallback } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { useDialogs } from '../../runtime/dialog/index.ts';
import { documentKey, splitDocumentKey } from '../../schema/documents/document.ts';
import { accountOwner } from '../account/index.ts';
import { loadGoToDocument } from '../document-page/index.ts';
import { componentPages, useGo } from '../routes/index.ts';
import { useApp, useData } from '../services/index.ts';
import type { Notice } from './read-notices.ts';

/**
 * Returns a function that opens a notice and marks it as read. A notice about a document opens that document with its
 * record. Any other notice shows its text, with a button if it has a link. A notice whose document cannot be opened
 * stays unread.
 */
export function useOpenNotice(): (notice: Notice) => void {
  const { http, noticeNews, settings } = useApp();
  const { ports } = useData();
  const { open } = useDialogs(accountOwner);
  const { message } = useFeedback();
  const store = useStore();
  const go = useGo();
  return useCallback(
    (notice) => {
      const { id, title, content, abstract, sender, time, openType, record } = notice;
      const openPage = componentPages(settings.components).get(notice.openPage)?.[0]?.document ?? notice.openPage;

      async function openComponent(): Promise<boolean> {
        if (openPage.startsWith('/')) {
          go(openPage);
          return true;
        }
        const parts = splitDocumentKey(openPage);
        if (parts?.kind !== 'dialog')
          return (await loadGoToDocument()).goToDocument(
            { to: openPage, record: record || undefined },
            { store, go, message },
          );
        open({ kind: 'document', document: parts.id, values: { id: record }, onDone: () => undefined });
        return ports.documents.page(documentKey(parts.id, 'dialog')).then(
          ({ documents }) => documents.some(({ key }) => key === openPage),
          () => false,
        );
      }

      function openText(): boolean {
        const values = { titile: title, sender, sendTime: time, msgContent: content, msgAbstract: abstract, openPage };
        const document = openType === 'url' && openPage !== '' ? 'system/notice-url' : 'system/notice';
        open({ kind: 'document', document, values, onDone: () => undefined });
        return true;
      }

      async function openAndMark(): Promise<void> {
        const isOpened = openType === 'component' ? await openComponent() : openText();
        if (!isOpened) return;
        const path = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';
        await http.send({ method: 'PUT', path, body: { anntId: id } });
        noticeNews.publish('changed');
      }
      void openAndMark().catch(() => undefined);
    },
    [http, noticeNews, settings, ports, store, go, message, open],
  );
}
