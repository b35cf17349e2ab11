import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import { readText } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { DocumentTab, type DocumentTabProps } from '../../document-page/index.ts';
import { useApp } from '../../services/index.ts';
import { pageTitlesAtom, useTabLocation } from '../../tabs/index.ts';
import { MadeBar } from './MadeBar.tsx';

const storageKey = 'pagewright.notes-read';

/**
 * A page whose document is generated when it is opened. It shows once which parts it leaves out.
 * @param props `title`: the title of the page's menu entry; without it the document's title is shown.
 */
export function MadeTab(props: DocumentTabProps & { title?: string }) {
  const { document, title: given } = props;
  const { path } = useTabLocation();
  const { browserStorage } = useApp();
  const setTitles = useSetAtom(pageTitlesAtom);
  const [note, setNote] = useState<string>();
  const onDocument = useCallback(
    ({ title, description }: JsonObject) => {
      const text = readText(title);
      if (text !== undefined && given === undefined)
        setTitles((now) => (now[path] === text ? now : { ...now, [path]: text }));
      const left = readText(description);
      const isRead = readNotes(browserStorage.get(storageKey)).includes(document);
      setNote(isRead ? undefined : left);
    },
    [setTitles, path, given, browserStorage, document],
  );
  const close = () => {
    const read = readNotes(browserStorage.get(storageKey)).slice(-most);
    browserStorage.set(storageKey, [...read, document].join(' '));
    setNote(undefined);
  };
  return (
    <>
      {note !== undefined && (
        <p className="pw-notice-bar" role="status">
          <span>
            {note}
            <Button type="link" size="small" onClick={close}>
              {say('知道了')}
            </Button>
          </span>
        </p>
      )}
      <MadeBar document={document} />
      <DocumentTab {...props} onDocument={onDocument} />
    </>
  );
}

const most = 200;

function readNotes(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ');
}
