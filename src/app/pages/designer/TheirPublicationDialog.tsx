import { Button, Modal } from 'antd';

import { say } from '../../../locale/index.ts';
import { DifferenceList, differencesOfTexts } from './DifferenceList.tsx';
import type { TheirPublication } from './draft/use-their-publication.ts';

/** Shows how a publication by somebody else differs from the user's changes, and asks which of the two to keep. */
export function TheirPublicationDialog(props: {
  theirs: TheirPublication;
  mine: string;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}) {
  const { theirs, mine, onTake, onKeep, onClose } = props;
  const differences = differencesOfTexts(theirs.text, mine);
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
        <Button key="keep" onClick={onKeep}>
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
      <DifferenceList differences={differences} />
    </Modal>
  );
}
