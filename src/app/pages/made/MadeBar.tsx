import { Suspense, useCallback, useMemo, useState } from 'react';

import { createBackendModulesPort, createDocumentEditingPort } from '../../../data-sources/jeecg/index.ts';
import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { useGo } from '../../routes/index.ts';
import { useApp, useMayEditDocument } from '../../services/index.ts';
import { useMadeState } from './use-made-state.ts';

import './made-bar.css';

const MakeDocumentDialog = antdComponent(
  async () => (await import('../modules/MakeDocumentDialog.tsx')).MakeDocumentDialog,
);

/**
 * Lets users who may edit documents create documents from a page that is generated at run time, or continue with their
 * drafts.
 */
export function MadeBar({ document }: { document: DocumentKey }) {
  const { settings } = useApp();
  const mayEdit = useMayEditDocument(document);
  return settings.isJeecg && mayEdit ? <EditorBar document={document} /> : null;
}

function EditorBar({ document }: { document: DocumentKey }) {
  const { http, documentChanges, session } = useApp();
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const ports = useMemo(
    () => ({ modules: createBackendModulesPort(http), documents: createDocumentEditingPort(http) }),
    [http],
  );
  const { state, look } = useMadeState(ports.documents, document, documentChanges.subscribe);
  const close = useCallback(() => {
    setOpen(false);
    look();
  }, [look]);
  const open = (form: DocumentKey) => go(`/designer?document=${encodeURIComponent(form)}`);
  const published = (keys: DocumentKey[]) => {
    documentChanges.publish(keys);
    void session.reload();
  };
  const page = splitDocumentKey(document)?.id ?? document;
  if (state === undefined || state.isPublished) return null;
  const { draftForm, isDraft } = state;
  return (
    <p className="pw-made-bar">
      <span>{say('这一页按后端的定义现做。')}</span>
      {draftForm === undefined ? (
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {isDraft ? say('发布您的草稿') : say('做成文档')}
        </Button>
      ) : (
        <Button type="link" size="small" onClick={() => open(draftForm)}>
          {say('打开您的草稿')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <MakeDocumentDialog
            {...ports}
            page={page}
            {...(isDraft && { drafts: [document] })}
            onOpen={open}
            onPublished={published}
            onClose={close}
          />
        </Suspense>
      )}
    </p>
  );
}
