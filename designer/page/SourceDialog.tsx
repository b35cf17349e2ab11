import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';

import { replaceDocument } from '../commands/index.ts';
import type { Exported, Told } from '../../src/engine/exchange/index.ts';
import { readSource, sourceOf } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { type Locale, pageWords } from '../words/index.ts';
import { ToldList } from './import/index.ts';

/** The document as text: to be copied, changed, or replaced by another. Taking it over is one step that can be undone. */
export function SourceDialog(props: {
  design: OpenDesign;
  /** The form as a definition of the original's designer. */
  original: () => Exported;
  onClose: () => void;
  locale: Locale;
}) {
  const { design, original, onClose, locale } = props;
  const words = pageWords[locale];
  const [text, setText] = useState(() => sourceOf(design.tree));
  const [refused, setRefused] = useState<string>();
  const [copied, setCopied] = useState<'document' | Exported>();
  const take = () => {
    const read = readSource(text, 'form');
    if ('refused' in read) return setRefused(read.refused);
    design.execute(replaceDocument, { body: read.body, label: '修改源码' });
    onClose();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied('document');
  };
  const copyOriginal = async () => {
    const exported = original();
    await navigator.clipboard.writeText(JSON.stringify(exported.definition, null, 2));
    setCopied(exported);
  };
  return (
    <Modal
      open
      title={words.generateJson}
      width={800}
      onCancel={onClose}
      maskClosable={false}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {copied === 'document' ? words.copied : words.copyData}
        </Button>,
        <Button key="original" onClick={() => void copyOriginal()}>
          {words.copyOriginal}
        </Button>,
        <Button key="close" onClick={onClose}>
          {words.cancel}
        </Button>,
        <Button key="take" type="primary" onClick={take}>
          {words.apply}
        </Button>,
      ]}
    >
      {typeof copied === 'object' && <CopiedOriginal told={copied.told} />}
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

/** Says that the definition of the original is copied, and what of the form it cannot have. */
function CopiedOriginal({ told }: { told: readonly Told[] }) {
  const isWhole = told.length === 0;
  return (
    <Alert
      type={isWhole ? 'success' : 'warning'}
      showIcon
      message={isWhole ? '已复制原设计器的定义。' : `已复制原设计器的定义，有 ${told.length} 处那里没有：`}
      description={!isWhole && <ToldList told={told} />}
      className="pw-designer-note"
    />
  );
}
