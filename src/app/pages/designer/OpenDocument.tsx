import { Alert, Button, Input, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';

import { Designer } from '../../../../designer/index.ts';
import { type DocumentEditingPort, type EditedDocument, PortError } from '../../../runtime/ports/index.ts';
import type { DocumentKey, SourceDocument } from '../../../schema/documents/document.ts';
import { isJsonObject, parseJson } from '../../../schema/json/index.ts';
import { FormSkeleton, FormView } from '../../../views/form/index.ts';

interface Loaded {
  edited: EditedDocument;
  document: SourceDocument;
  around: SourceDocument[];
}

/** A document in the designer: its draft, or what is published; what is changed is kept as the draft, and published. */
export function OpenDocument({ port, documentKey }: { port: DocumentEditingPort; documentKey: DocumentKey }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    load(port, documentKey).then(
      (all) => !isGone && setLoaded(all),
      (error: unknown) => !isGone && setFailure(sentence(error)),
    );
    return () => {
      isGone = true;
    };
  }, [port, documentKey]);
  if (failure) return <Alert type="error" showIcon message={failure} />;
  if (!loaded) return <FormSkeleton shape="form" />;
  return <Edited port={port} {...loaded} />;
}

function Edited({ port, edited, document, around }: Loaded & { port: DocumentEditingPort }) {
  const [text, setText] = useState(edited.draft?.text ?? edited.text ?? '');
  const [saved, setSaved] = useState(text);
  const [revision, setRevision] = useState(edited.draft?.revision ?? edited.revision);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const [note, setNote] = useState<string>();
  const onChange = useCallback((next: string) => {
    setText(next);
    setDone(undefined);
  }, []);
  const attempt = async (act: () => Promise<void>, told: string) => {
    setFailure(undefined);
    setDone(undefined);
    try {
      await act();
      setDone(told);
    } catch (error) {
      setFailure(sentence(error));
    }
  };
  const save = () =>
    attempt(async () => {
      await port.saveDraft(document.key, text, revision);
      setSaved(text);
    }, '草稿已保存，只有您自己看得到。');
  const publish = (why: string) =>
    attempt(async () => {
      await port.publish(document.key, { text, revision, note: why });
      setNote(undefined);
      setSaved(text);
      setRevision((await port.read(document.key)).revision);
    }, '发布成功，打开着的页面已经换成新的。');
  return (
    <div className="pw-designer-open">
      {edited.draft && <Alert type="info" showIcon banner message="这是您还没有发布的草稿。" />}
      {failure && <Alert type="error" showIcon closable onClose={() => setFailure(undefined)} message={failure} />}
      <Designer
        document={document}
        around={around}
        FormView={FormView}
        onChange={onChange}
        buttons={
          <>
            <span role="status" className="pw-designer-done">
              {done}
            </span>
            <Button size="small" onClick={() => void save()} disabled={text === saved}>
              保存草稿
            </Button>
            <Button
              size="small"
              type="primary"
              onClick={() => setNote('')}
              disabled={text === edited.text && saved === text}
            >
              发布
            </Button>
          </>
        }
      />
      <Modal
        open={note !== undefined}
        title="发布"
        okText="发布"
        cancelText="取消"
        okButtonProps={{ disabled: !note?.trim() }}
        onCancel={() => setNote(undefined)}
        onOk={() => note !== undefined && publish(note.trim())}
      >
        <p>发布后所有人打开的页面马上换成新的。请写明改了什么、为什么。</p>
        {failure && <Alert type="error" showIcon message={failure} />}
        <Input.TextArea
          aria-label="发布的原因"
          maxLength={500}
          autoSize={{ minRows: 2 }}
          value={note ?? ''}
          onChange={({ target }) => setNote(target.value)}
        />
      </Modal>
    </div>
  );
}

async function load(port: DocumentEditingPort, key: DocumentKey): Promise<Loaded> {
  const [edited, around] = await Promise.all([port.read(key), port.around(key)]);
  const body = parseJson(edited.draft?.text ?? edited.text ?? '').value;
  const found = around.find((each) => each.key === key);
  if (!found || !isJsonObject(body)) throw new PortError('invalid', `文档 ${key} 读不出来，请在文件里改正。`);
  return { edited, document: { ...found, body }, around };
}

function sentence(error: unknown): string {
  return error instanceof PortError ? error.message : '没有成功，请重试。';
}
