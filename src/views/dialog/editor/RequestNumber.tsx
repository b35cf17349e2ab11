import { Typography } from 'antd';

/** The number of a request that failed, to ask the administrator with; a press copies it. */
export function RequestNumber({ number }: { number: string }) {
  return (
    <Typography.Text type="secondary" copyable={{ text: number, tooltips: ['复制请求编号', '已复制'] }}>
      请求编号 {number}
    </Typography.Text>
  );
}
