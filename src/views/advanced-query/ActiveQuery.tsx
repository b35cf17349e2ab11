import { Button, Popover } from 'antd';
import type { ReactElement } from 'react';

/** Around the button of the advanced query while it holds: says so, and takes it away. */
export function ActiveQuery({ onClear, children }: { onClear: () => void; children: ReactElement }) {
  return (
    <Popover
      content={
        <span>
          已有高级查询条件生效
          <Button type="link" size="small" onClick={onClear}>
            清空
          </Button>
        </span>
      }
    >
      {children}
    </Popover>
  );
}
