import { Alert, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { formOfModel } from '../../../engine/form/index.ts';
import { bracketed, say } from '../../../locale/index.ts';
import { vocabularyOf } from '../../../runtime/page/index.ts';
import {
  failureText,
  portError,
  type DocumentEditingPort,
  type EditableDocument,
} from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { keyOfPath } from '../../../schema/parse/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';

/** Asks for the model, title and name of a new form, and saves it as a draft of the user. */
export function NewFormDialog(props: {
  port: DocumentEditingPort;
  documents: readonly EditableDocument[];
  onMade: (key: DocumentKey) => void;
  onClose: () => void;
}) {
  const { port, documents, onMade, onClose } = props;
  const { registry } = useRuntime();
  const [model, setModel] = useState<DocumentKey>();
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const known = new Set(documents.map(({ key }) => key));
  const wrong = wrongName(name, known);
  const take = (key: DocumentKey) => {
    setModel(key);
    setTitle(documents.find((each) => each.key === key)?.title ?? '');
    setName(freeName(splitDocumentKey(key)?.id ?? key, known));
  };
  const make = async () => {
    if (!model) return;
    setBusy(true);
    try {
      const around = new Map((await port.around(model)).map((each) => [each.key, each]));
      const key = documentKey(name, 'form');
      const body = formOfModel(model, title.trim(), around, vocabularyOf(registry));
      await port.saveDraft(key, printDocument(body), '');
      onMade(key);
    } catch (error) {
      setFailure(failureText(portError(error)));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={say('新建表单')}
      okText={say('新建')}
      cancelText={say('取消')}
      maskClosable={false}
      okButtonProps={{ disabled: !model || title.trim() === '' || wrong !== undefined, loading: isBusy }}
      onCancel={onClose}
      onOk={() => void make()}
    >
      <div className="pw-designer-new">
        <p>{say('表单先按模型的字段排好，您再改。发布之前只有您自己看得到。')}</p>
        <label>
          <span>{say('模型')}</span>
          <Select
            showSearch
            aria-label={say('模型')}
            placeholder={say('选择表单保存到哪个模型')}
            optionFilterProp="label"
            value={model}
            onChange={take}
            options={documents
              .filter(({ kind }) => kind === 'model')
              .map((each) => ({
                value: each.key,
                label: each.title + bracketed(splitDocumentKey(each.key)?.id ?? ''),
              }))}
          />
        </label>
        <label>
          <span>{say('标题')}</span>
          <Input value={title} maxLength={100} onChange={({ target }) => setTitle(target.value)} />
        </label>
        <label>
          <span>{say('表单编号')}</span>
          <Input
            value={name}
            maxLength={100}
            aria-describedby="pw-designer-new-name"
            {...(name !== '' && wrong !== undefined && { status: 'error' as const })}
            onChange={({ target }) => setName(target.value)}
          />
          <small id="pw-designer-new-name" role="status">
            {(name !== '' && wrong) || say('像 sales/order 那样写，列表和按钮用它打开这张表单。')}
          </small>
        </label>
        {failure && <Alert type="error" showIcon message={failure} />}
      </div>
    </Modal>
  );
}

function wrongName(name: string, known: ReadonlySet<DocumentKey>): string | undefined {
  const key = keyOfPath(`${name}.form.json`);
  if (key === undefined || !name.includes('/')) return say('编号应像 sales/order 那样写：小写字母、数字和短横。');
  return known.has(key) ? say('已经有这个编号的表单。') : undefined;
}

function freeName(id: string, known: ReadonlySet<DocumentKey>): string {
  const isTaken = (name: string) => known.has(documentKey(name, 'form'));
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
