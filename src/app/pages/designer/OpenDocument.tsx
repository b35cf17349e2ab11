import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

import { Designer } from '../../../../designer/index.ts';
import {
  type DocumentEditingPort,
  type EditableDocument,
  type EditedText,
  failureText,
  portError,
  PortError,
  type WantedRenaming,
} from '../../../runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../../schema/documents/document.ts';
import { isJsonObject, parseJson } from '../../../schema/json/index.ts';
import { FormSkeleton, FormView } from '../../../views/form/index.ts';
import { LoadFailure } from '../../../views/states/index.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useAsked } from './use-asked.ts';
import { createOtherDrafts, type OtherDocuments } from './other-drafts.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

interface Loaded {
  /** The text in force; null where there is none. */
  published: string | null;
  /** The text that is opened: the person's draft, or what is published. */
  text: string;
  /** Of the published text that the opened one was made from. */
  revision: string;
  document: SourceDocument;
  around: SourceDocument[];
}

/** A document in the designer: its draft, or what is published; what is changed is kept as the draft, and published. */
export function OpenDocument({ port, documentKey }: { port: DocumentEditingPort; documentKey: DocumentKey }) {
  const ask = useCallback((signal: AbortSignal) => load(port, documentKey, signal), [port, documentKey]);
  const { answer: loaded, failure, retry } = useAsked(ask);
  if (failure) return <LoadFailure error={failure} onRetry={retry} missing="这份文档" />;
  if (!loaded) return <FormSkeleton shape="form" />;
  return <Edited port={port} {...loaded} />;
}

function Edited({ port, document, around, ...opened }: Loaded & { port: DocumentEditingPort }) {
  const { key } = document;
  const [text, setText] = useState(opened.text);
  const [saved, setSaved] = useState(opened.text);
  const [published, setPublished] = useState(opened.published);
  const [revision, setRevision] = useState(opened.revision);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isPublishing, setPublishing] = useState(false);
  const [otherDrafts, setOtherDrafts] = useState<EditableDocument[]>();
  const [others, setOthers] = useState<OtherDocuments>(() => new Map());
  const [drafts] = useState(() => createOtherDrafts(port));
  useUnsavedText(text !== saved);
  const attempt = async (act: () => Promise<void>) => {
    setFailure(undefined);
    setDone(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(failureText(portError(error)));
    }
  };
  /** What changes other documents is kept at once, in all of them; what changes this one alone when the person says so. */
  const keepOthers = async (own: string, next: OtherDocuments) => {
    if (await drafts.keep({ key, text: own, revision }, next)) setSaved(own);
  };
  const latest = useRef<(next: string, others: OtherDocuments) => void>(() => {});
  useEffect(() => {
    latest.current = (next, changed) => {
      setText(next);
      setDone(undefined);
      if (changed === others) return;
      setOthers(changed);
      void attempt(() => keepOthers(next, changed));
    };
  });
  const onChange = useCallback((next: string, changed: OtherDocuments) => latest.current(next, changed), []);
  const planRenaming = useCallback((wanted: WantedRenaming) => port.planRenaming(wanted), [port]);
  const save = () =>
    attempt(async () => {
      await drafts.keep({ key, text, revision }, others);
      await port.saveDraft(key, text, revision);
      setSaved(text);
      setDone('草稿已保存，只有您自己看得到。');
    });
  const publish = (note: string, chosen: readonly DocumentKey[]) =>
    attempt(async () => {
      await drafts.keep({ key, text, revision }, others);
      const along = [...drafts.along(others), ...(await draftsOf(port, chosen))];
      await port.publish(key, { text, revision, note, along });
      drafts.published(along, others);
      setPublishing(false);
      setSaved(text);
      setPublished(text);
      setDone('发布成功，打开着的页面已经换成新的。');
      setRevision((await port.read(key)).revision);
    });
  const openPublishing = () => {
    setPublishing(true);
    const isApart = (each: DocumentKey) => each !== key && !drafts.along(others).some((along) => along.key === each);
    void attempt(async () => setOtherDrafts((await port.list()).filter((each) => each.hasDraft && isApart(each.key))));
  };
  return (
    <div className="pw-designer-open">
      {saved !== published && <Alert type="info" showIcon banner message="这是您还没有发布的草稿。" />}
      {failure && !isPublishing && (
        <Alert type="error" showIcon closable onClose={() => setFailure(undefined)} message={failure} />
      )}
      <Designer
        document={document}
        around={around}
        FormView={FormView}
        onChange={onChange}
        planRenaming={planRenaming}
        buttons={
          <>
            <span role="status" className="pw-designer-done">
              {done}
            </span>
            <Button size="small" onClick={() => void save()} disabled={text === saved}>
              保存草稿
            </Button>
            <Button size="small" type="primary" onClick={openPublishing} disabled={text === published}>
              发布
            </Button>
          </>
        }
      />
      {isPublishing && (
        <PublishDialog
          along={drafts.along(others).map((each) => each.key)}
          drafts={otherDrafts}
          failure={failure}
          onPublish={publish}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

/** The person's drafts of these documents; one that takes a document away is none to publish along. */
async function draftsOf(port: DocumentEditingPort, keys: readonly DocumentKey[]): Promise<EditedText[]> {
  const read = await Promise.all(keys.map(async (key) => ({ key, draft: (await port.read(key)).draft })));
  return read.flatMap(({ key, draft }) =>
    draft && draft.text !== null ? [{ key, text: draft.text, revision: draft.revision }] : [],
  );
}

async function load(port: DocumentEditingPort, key: DocumentKey, signal: AbortSignal): Promise<Loaded> {
  const [{ text: published, revision, draft }, around] = await Promise.all([
    port.read(key, { signal }),
    port.around(key, { signal }),
  ]);
  const opened = { text: draft?.text ?? published ?? '', revision: draft?.revision ?? revision };
  const body = parseJson(opened.text).value;
  const found = around.find((each) => each.key === key);
  if (!found || !isJsonObject(body)) throw new PortError('invalid', `文档 ${key} 读不出来，请在文件里改正。`);
  return { ...opened, published, document: { ...found, body }, around };
}
