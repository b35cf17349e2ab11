import { Alert, Button, Input, Modal, Space, Upload } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';

import { importForm } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { importedText, recognisedAs, refusalOf } from './imported-text.ts';
import { ToldList } from './ToldList.tsx';

const info =
  '把表单的 JSON 粘贴到这里，或选择文件，再点击确定。认得四种：表单文档、原设计器的定义（list、config）、Formily 的 JSON Schema、JSON Schema（可以带 uiSchema）。';

/** Replaces the form by the one of a text, whatever format it is in: one step that can be undone. */
export function ImportDialog({ design, onClose }: { design: OpenDesign; onClose: () => void }) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const shown = useDeferredValue(text);
  const { tree, vocabulary } = design;
  const read = useMemo(() => importedText(shown, { tree, vocabulary }), [shown, tree, vocabulary]);
  const write = (next: string) => {
    setText(next);
    setRefused(undefined);
  };
  const take = () => {
    const now = text === shown ? read : importedText(text, design);
    if (!now) return setRefused('还没有内容，请先粘贴或选择文件。');
    if ('refused' in now) return setRefused(refusalOf(now));
    design.execute(importForm, { body: now.body });
    onClose();
  };
  return (
    <Modal
      open
      title="导入 JSON"
      width={800}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <Space wrap>
          <Upload
            accept=".json,application/json"
            showUploadList={false}
            beforeUpload={(file) => {
              void file.text().then(write);
              return false;
            }}
          >
            <Button>选择文件</Button>
          </Upload>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={take}>
            确定
          </Button>
        </Space>
      }
    >
      <Alert type="info" showIcon message={info} className="pw-designer-note" />
      {refused && <Alert type="error" showIcon message={refused} className="pw-designer-note" />}
      <Input.TextArea
        aria-label="要导入的 JSON"
        className="pw-designer-source"
        autoSize={{ minRows: 12, maxRows: 20 }}
        spellCheck={false}
        autoFocus
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div role="status">
        {read && 'body' in read && (
          <Alert
            type={read.told.length > 0 ? 'warning' : 'success'}
            message={recognisedAs(read)}
            description={read.told.length > 0 && <ToldList told={read.told} />}
            style={{ marginTop: 12 }}
          />
        )}
      </div>
    </Modal>
  );
}
