import { Alert, Button, Space } from 'antd';

import type { EditorSave } from '../../runtime/dialog/index.ts';

/** What stands above the form after a save that failed: why, or who changed the record meanwhile. */
export function SaveNotices({ failure, conflict, reload, keepTyping }: EditorSave) {
  return (
    <>
      {failure && (
        <Alert
          className="pw-dialog-notice"
          type="error"
          showIcon
          message={failure.message}
          description={failure.requestId && `填写的内容都还在，可以再试。请求编号 ${failure.requestId}`}
        />
      )}
      {conflict && (
        <Alert
          className="pw-dialog-notice"
          type="warning"
          showIcon
          message={`${who(conflict)}修改了这条记录${when(conflict)}`}
          description="重新加载会换成最新内容；继续填写则保留您的内容，再次保存时覆盖对方的修改。"
          action={
            <Space>
              <Button size="small" onClick={reload}>
                重新加载
              </Button>
              <Button size="small" type="primary" onClick={keepTyping}>
                继续填写
              </Button>
            </Space>
          }
        />
      )}
    </>
  );
}

function who(current: Record<string, unknown>): string {
  const name = current['updateBy_dictText'] ?? current['updateBy'];
  return typeof name === 'string' && name !== '' ? `“${name}”` : '其他人';
}

function when(current: Record<string, unknown>): string {
  const time = current['updateTime'];
  return typeof time === 'string' && time !== '' ? `（${time}）` : '';
}
