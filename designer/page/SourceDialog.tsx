import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';

import { replaceDocument } from '../commands/index.ts';
import { readSource, sourceOf } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';

/** The document as text: to be copied, changed, or replaced by another. Taking it over is one step that can be undone. */
export function SourceDialog({ design, onClose }: { design: OpenDesign; onClose: () => void }) {
  const [text, setText] = useState(() => sourceOf(design.tree));
  const [refused, setRefused] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const take = () => {
    const read = readSource(text, 'form');
    if ('refused' in read) return setRefused(read.refused);
    design.execute(replaceDocument, { body: read.body, label: '修改源码' });
    onClose();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Modal
      open
      title="JSON"
      width={800}
      onCancel={onClose}
      maskClosable={false}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {isCopied ? '已复制' : '复制'}
        </Button>,
        <Button key="close" onClick={onClose}>
          取消
        </Button>,
        <Button key="take" type="primary" onClick={take}>
          应用
        </Button>,
      ]}
    >
      {refused && <Alert type="error" showIcon message={refused} style={{ marginBottom: 12 }} />}
      <Input.TextArea
        aria-label="文档的 JSON"
        className="pw-designer-source"
        autoSize={{ minRows: 12, maxRows: 24 }}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(undefined);
        }}
      />
    </Modal>
  );
}
