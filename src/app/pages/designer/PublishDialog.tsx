import { Alert, Checkbox, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';

import type { EditableDocument } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { bracketed, say } from '../../../schema/locale/index.ts';

/** Asks why a document is published. What was written stays where publishing fails, with the reason above it. */
export function PublishDialog(props: {
  /** Other documents that are published with it. */
  along?: readonly string[];
  /** The person's other drafts, which he may publish with it. */
  drafts?: readonly EditableDocument[] | undefined;
  /** What the page looks like before and after. */
  pictures?: ReactNode;
  failure: string | undefined;
  onPublish: (note: string, drafts: readonly DocumentKey[]) => Promise<void>;
  onClose: () => void;
}) {
  const { along = [], drafts = [], pictures, failure, onPublish, onClose } = props;
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<readonly DocumentKey[]>([]);
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    await onPublish(note.trim(), chosen);
    setBusy(false);
  };
  return (
    <Modal
      open
      title={say('发布')}
      width={pictures ? 860 : 520}
      okText={say('发布')}
      cancelText={say('取消')}
      maskClosable={false}
      okButtonProps={{ disabled: note.trim() === '', loading: isBusy }}
      onCancel={onClose}
      onOk={() => void publish()}
    >
      <p>{say('发布后所有人打开的页面马上换成新的。请写明改了什么、为什么。')}</p>
      {pictures}
      {along.length > 0 && (
        <p>
          {say('一起发布 {alongCount} 份随着改名的文档，全部成功或者都不发布：{along}。', {
            alongCount: along.length,
            along: along.join('、'),
          })}
        </p>
      )}
      {drafts.length > 0 && (
        <fieldset className="pw-designer-drafts">
          <legend>{say('您还有别的草稿，一起改过的要一起发布：')}</legend>
          {drafts.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
              }
            >
              {title + bracketed(key)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {failure && <Alert type="error" showIcon message={failure} />}
      <Input.TextArea
        aria-label={say('发布的原因')}
        maxLength={500}
        autoSize={{ minRows: 2 }}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Modal>
  );
}
