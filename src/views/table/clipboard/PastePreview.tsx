import { Modal, Table } from 'antd';

import { say } from '../../../locale/index.ts';
import type { WaitingPaste } from './use-clipboard.ts';

/** Shows which cells of a paste do not fit, before the rest is pasted. */
export function PastePreview({ waiting, onSettle }: { waiting: WaitingPaste; onSettle: (agreed: boolean) => void }) {
  const { misfits, fitting } = waiting;
  return (
    <Modal
      open
      title={say('有些内容填不进去')}
      width={640}
      okText={say('粘贴其余 {fitting} 格', { fitting })}
      okButtonProps={{ disabled: fitting === 0 }}
      cancelText={say('取消')}
      onOk={() => onSettle(true)}
      onCancel={() => onSettle(false)}
    >
      <p>{say('下面 {misfitsCount} 格的内容不符合列的要求，会保持原样。', { misfitsCount: misfits.length })}</p>
      <Table
        size="small"
        pagination={misfits.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        rowKey={({ row, title }) => `${row} ${title}`}
        dataSource={misfits}
        columns={[
          { title: say('行'), dataIndex: 'row', width: 64, align: 'right' },
          { title: say('列'), dataIndex: 'title', width: 120 },
          { title: say('内容'), dataIndex: 'text', ellipsis: true },
          { title: say('原因'), dataIndex: 'message' },
        ]}
      />
    </Modal>
  );
}
