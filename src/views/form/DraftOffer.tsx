import { Alert, Space } from 'antd';

import { Button } from '../controls/button/index.ts';
import { DATE_TIME, formatDate } from '../../engine/values/index.ts';

/** Offers what was typed before and never saved. `text`: what it is, without its time. */
export function DraftOffer(props: {
  text: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** What to look out for, if anything. */
  warning?: string | undefined;
  onRestore: () => void;
  onRefuse: () => void;
}) {
  const { text, savedAt, warning, onRestore, onRefuse } = props;
  return (
    <Alert
      className="pw-form-notice"
      type="info"
      showIcon
      message={`${text}（${formatDate(new Date(savedAt), DATE_TIME).slice(5, 16)}）。`}
      description={warning}
      action={
        <Space>
          <Button size="small" onClick={onRefuse}>
            不要了
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            恢复
          </Button>
        </Space>
      }
    />
  );
}
