import { Alert, Modal, Spin } from 'antd';
import { groupBy } from 'es-toolkit';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { say } from '../../../locale/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import { failureText, type DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/use-asked.ts';

import './designer-page.css';

/** Lists the documents that name a document, with the pages that they open and the forms that can be designed. */
export function WhereUsedDialog(props: {
  port: DocumentEditingPort;
  documentKey: DocumentKey;
  onGo: ((path: string) => void) | undefined;
  onClose: () => void;
}) {
  const { port, documentKey, onGo, onClose } = props;
  const pages = useAtomValue(pageLinksAtom);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const [places, documents] = await Promise.all([port.whereUsed(documentKey, { signal }), port.list({ signal })]);
      const editable = new Map(documents.map(({ key, title }) => [key, title]));
      return Object.entries(groupBy(places, ({ document }) => document)).map(([key, named]) => ({
        key,
        title: [...editable].find(([each]) => each === key)?.[1],
        count: named.length,
      }));
    },
    [port, documentKey],
  );
  const { answer: users, failure } = useAsked(ask);
  return (
    <Modal open title={say('用在哪里')} width={600} onCancel={onClose} footer={null}>
      {failure && <Alert type="error" showIcon message={failureText(failure)} />}
      {!users && !failure && <Spin />}
      {users?.length === 0 && <p>{say('还没有文档用到它。')}</p>}
      <ul className="pw-designer-uses">
        {users?.map(({ key, title, count }) => {
          const page = pages.find(({ document }) => document === key)?.path;
          const isForm = splitDocumentKey(key)?.kind === 'form' && title !== undefined;
          return (
            <li key={key}>
              <span>
                {title ?? key} <small>{say('{key}，{count} 处', { key, count })}</small>
              </span>
              {page !== undefined && <GoTo path={page} text={say('打开页面')} onGo={onGo} />}
              {isForm && (
                <GoTo path={`/designer?document=${encodeURIComponent(key)}`} text={say('去设计')} onGo={onGo} />
              )}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

function GoTo({ path, text, onGo }: { path: string; text: string; onGo: ((path: string) => void) | undefined }) {
  return (
    <a
      href={path}
      onClick={(event) => {
        if (!onGo) return;
        event.preventDefault();
        onGo(path);
      }}
    >
      {text}
    </a>
  );
}
