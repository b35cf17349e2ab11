import { Typography } from 'antd';

import { say } from '../../../schema/locale/say.ts';

/** The number of a failed request, to report to the administrator; a press copies it. */
export function RequestNumber({ number }: { number: string }) {
  return (
    <Typography.Text type="secondary" copyable={{ text: number, tooltips: [say('复制请求编号'), say('已复制')] }}>
      {say('请求编号 {number}', { number })}
    </Typography.Text>
  );
}
