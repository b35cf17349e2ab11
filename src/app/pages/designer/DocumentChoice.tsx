import { Alert, Select } from 'antd';
import { useEffect, useState } from 'react';

import { type DocumentEditingPort, type EditableDocument, PortError } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';

/** The forms that the person may edit. */
export function DocumentChoice(props: {
  port: DocumentEditingPort;
  chosen: DocumentKey | undefined;
  onChoose: (key: DocumentKey) => void;
}) {
  const { port, chosen, onChoose } = props;
  const [documents, setDocuments] = useState<EditableDocument[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const asked = new AbortController();
    port.list({ signal: asked.signal }).then(
      (all) => setDocuments(all.filter(({ kind }) => kind === 'form')),
      (error: unknown) => {
        if (!asked.signal.aborted)
          setFailure(error instanceof PortError ? error.message : '文档没有读到，请刷新重试。');
      },
    );
    return () => asked.abort();
  }, [port]);
  if (failure) return <Alert type="error" showIcon message={failure} />;
  return (
    <div className="pw-designer-choice">
      <Select
        showSearch
        aria-label="要设计的表单"
        placeholder="选择要设计的表单"
        loading={!documents}
        value={chosen}
        onChange={onChoose}
        optionFilterProp="label"
        notFoundContent={documents ? '没有您可以编辑的表单。' : '正在读取…'}
        options={(documents ?? []).map(({ key, title, hasDraft }) => ({
          value: key,
          label: `${title}（${key}）${hasDraft ? ' · 有草稿' : ''}`,
        }))}
      />
    </div>
  );
}
