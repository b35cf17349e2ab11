import { Alert, Button, Modal, Radio, Space, Spin } from 'antd';
import { useCallback, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { failureText, type DocumentEditingPort, type DocumentVersion } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { useAsked } from '../answers/use-asked.ts';
import { bodyOf } from './body-of.ts';
import { DifferenceList, differencesOfTexts } from './DifferenceList.tsx';

/**
 * Lists the published versions of the document and how each differs from `mine`. A version can replace the document.
 */
export function VersionsDialog(props: {
  port: DocumentEditingPort;
  documentKey: DocumentKey;
  mine: string;
  onTake: (body: JsonObject) => void;
  onClose: () => void;
}) {
  const { port, documentKey, mine, onTake, onClose } = props;
  const [chosen, choose] = useState<number>();
  const ask = useCallback((signal: AbortSignal) => port.versions(documentKey, { signal }), [port, documentKey]);
  const { answer: versions, failure } = useAsked(ask);
  const askText = useCallback(
    async (signal: AbortSignal) =>
      chosen === undefined ? undefined : { chosen, text: await port.version(documentKey, chosen, { signal }) },
    [port, documentKey, chosen],
  );
  return (
    <Modal open title={say('发布过的版本')} width={720} onCancel={onClose} footer={null}>
      <p>{say('选一个版本，看它和现在的差别。换成它可以撤销；发布以后大家才看得到。')}</p>
      {failure && <Alert type="error" showIcon message={failureText(failure)} />}
      {!versions && !failure && <Spin />}
      {versions?.length === 0 && <p>{say('还没有发布过。')}</p>}
      <Radio.Group
        className="pw-designer-versions"
        aria-label={say('发布过的版本')}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <Space direction="vertical">
          {versions?.map((each) => (
            <Radio key={each.version} value={each.version} disabled={each.isRemoved}>
              {inWords(each)}
            </Radio>
          ))}
        </Space>
      </Radio.Group>
      {chosen !== undefined && <Chosen key={chosen} ask={askText} mine={mine} onTake={onTake} />}
    </Modal>
  );
}

function Chosen(props: {
  ask: (signal: AbortSignal) => Promise<{ text: string | null } | undefined>;
  mine: string;
  onTake: (body: JsonObject) => void;
}) {
  const { ask, mine, onTake } = props;
  const { answer, failure } = useAsked(ask);
  if (failure) return <Alert type="error" showIcon message={failureText(failure)} />;
  if (!answer) return <Spin />;
  const text = answer.text ?? '';
  const differences = differencesOfTexts(mine, text);
  const body = bodyOf(text);
  return (
    <>
      <p>
        {differences.length === 0
          ? say('和现在的一样。')
          : say('从现在的变成这一版，要改 {count} 处：', { count: differences.length })}
      </p>
      <DifferenceList differences={differences} />
      <Button type="primary" disabled={!body || differences.length === 0} onClick={() => body && onTake(body)}>
        {say('换成这一版')}
      </Button>
    </>
  );
}

function inWords({ version, isRemoved, note, publisher }: DocumentVersion): string {
  if (version === 0) return say('文件里的，还没有发布时的样子');
  const event = publisher ? say('{time} {name} 发布', { time: publisher.time, name: publisher.name }) : `${version}`;
  return [event, isRemoved ? say('删除了这份文档') : '', note].filter(Boolean).join(' · ');
}
