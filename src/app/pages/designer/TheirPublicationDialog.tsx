import { Button, Modal } from 'antd';

import { differenceInWords, differencesBetween } from '../../../schema/difference/index.ts';
import { parseJson } from '../../../schema/json/index.ts';
import { say } from '../../../schema/locale/index.ts';
import type { TheirPublication } from './use-their-publication.ts';

/** The most differences that are listed. */
const most = 200;

/** What is different between what somebody else published and what is being changed here, and which of both shall stay. */
export function TheirPublicationDialog(props: {
  theirs: TheirPublication;
  mine: string;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}) {
  const { theirs, mine, onTake, onKeep, onClose } = props;
  const [before, after] = [parseJson(theirs.text).value ?? null, parseJson(mine).value ?? null];
  const differences = differencesBetween(before, after);
  return (
    <Modal
      open
      title={say('刚发布的和我的')}
      width={720}
      maskClosable={false}
      onCancel={onClose}
      footer={[
        <Button key="later" onClick={onClose}>
          {say('以后再说')}
        </Button>,
        <Button key="take" onClick={onTake}>
          {say('换成刚发布的')}
        </Button>,
        <Button key="keep" type="primary" onClick={onKeep}>
          {say('保留我的')}
        </Button>,
      ]}
    >
      <p>
        {say(
          '从刚发布的变成我的，要改 {differencesCount} 处。“换成刚发布的”可以撤销；“保留我的”之后再发布，会盖掉下面这些。',
          { differencesCount: differences.length },
        )}
      </p>
      <ul className="pw-designer-differences">
        {differences.slice(0, most).map((difference) => (
          <li key={difference.path.join('/')}>{differenceInWords(difference)}</li>
        ))}
        {differences.length > most && (
          <li>{say('……还有 {differencesCount} 处', { differencesCount: differences.length - most })}</li>
        )}
      </ul>
    </Modal>
  );
}
