import { Modal, Table } from 'antd';

import type { WaitingPaste } from './use-clipboard.ts';

/** Shows what of a paste does not fit, cell by cell, before the rest is pasted. */
export function PastePreview({ waiting, onSettle }: { waiting: WaitingPaste; onSettle: (agreed: boolean) => void }) {
  const { misfits, fitting } = waiting;
  return (
    <Modal
      open
      title="有些内容填不进去"
      width={640}
      okText={`粘贴其余 ${fitting} 格`}
      okButtonProps={{ disabled: fitting === 0 }}
      cancelText="取消"
      onOk={() => onSettle(true)}
      onCancel={() => onSettle(false)}
    >
      <p>{`下面 ${misfits.length} 格的内容不符合列的要求，会保持原样。`}</p>
      <Table
        size="small"
        pagination={misfits.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        rowKey={({ row, title }) => `${row} ${title}`}
        dataSource={misfits}
        columns={[
          { title: '行', dataIndex: 'row', width: 64, align: 'right' },
          { title: '列', dataIndex: 'title', width: 120 },
          { title: '内容', dataIndex: 'text', ellipsis: true },
          { title: '原因', dataIndex: 'message' },
        ]}
      />
    </Modal>
  );
}
