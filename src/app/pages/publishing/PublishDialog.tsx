import { Alert, Checkbox, Input, Modal } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';

import { bracketed, say } from '../../../locale/index.ts';
import type { EditableDocument, PublicationDecisions, PublicationPreview } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { useAnswerFor } from '../answers/use-answer-for.ts';
import { Consequences, isDecided } from './Consequences.tsx';

/** A publication: its reason, the drafts published along, and the author's decisions. */
export interface WantedPublication extends PublicationDecisions {
  note: string;
  drafts: readonly DocumentKey[];
}

/**
 * Asks for the reason of a publication and shows its effects on existing records and rights. If publishing fails, the
 * failure is shown above and the reason stays.
 */
export function PublishDialog(props: {
  lead?: string;
  along?: readonly string[];
  drafts?: readonly EditableDocument[] | undefined;
  /** Those of `drafts` without which it cannot be published; they are selected initially. */
  needed?: readonly DocumentKey[] | undefined;
  pictures?: ReactNode;
  failure: string | undefined;
  /** Computes the effects of publishing it with these drafts; must be stable between renders. */
  onPreview: (drafts: readonly DocumentKey[], signal: AbortSignal) => Promise<PublicationPreview>;
  onPublish: (wanted: WantedPublication) => Promise<void>;
  onClose: () => void;
}) {
  const { lead, along = [], drafts = [], needed = [], pictures, failure, onPreview, onPublish, onClose } = props;
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState(needed);
  const [decisions, setDecisions] = useState<PublicationDecisions>({});
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(
    async (_wanted: string, signal: AbortSignal) => onPreview(chosen, signal),
    [onPreview, chosen],
  );
  const consequences = useAnswerFor(ask, chosen.join(' '));
  // Publishing stays possible when the server cannot compute the effects: it checks the publication again.
  const isReady = consequences.failure !== undefined || isDecided(consequences.answer, decisions);
  const publish = async () => {
    setBusy(true);
    await onPublish({ ...decisions, note: note.trim(), drafts: chosen });
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
      okButtonProps={{ disabled: note.trim() === '' || !isReady, loading: isBusy }}
      onCancel={onClose}
      onOk={() => void publish()}
    >
      {lead !== undefined && <p>{lead}</p>}
      <p>{say('发布后所有人打开的页面马上换成新的。请写明改了什么、为什么。')}</p>
      {pictures}
      {along.length > 0 && (
        <p>
          {say('一起发布 {alongCount} 份跟着改的文档，全部成功或者都不发布：{along}。', {
            alongCount: along.length,
            along: along.join('、'),
          })}
        </p>
      )}
      {drafts.length > 0 && (
        <fieldset className="pw-publish-drafts">
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
      <Consequences consequences={consequences} decisions={decisions} onDecide={setDecisions} />
      {failure && <Alert type="error" showIcon message={failure} />}
      <Input.TextArea
        aria-label={say('发布的原因')}
        placeholder={say('改了什么，为什么')}
        maxLength={500}
        autoSize={{ minRows: 2 }}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Modal>
  );
}
