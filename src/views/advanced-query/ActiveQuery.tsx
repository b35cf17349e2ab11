import { Button, Popover } from 'antd';
import { type ReactElement, useState } from 'react';

import { useIsPhone } from '../states/index.ts';

/**
 * Around the button of the advanced query while it holds: says so, and takes it away. It goes when the button is pressed
 * (`close`), so that it does not lie over the dialog; where nothing hovers the dialog alone says it.
 */
export function ActiveQuery({
  onClear,
  children,
}: {
  onClear: () => void;
  children: (close: () => void) => ReactElement;
}) {
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<'no' | 'yes' | 'pressed'>('no');
  if (isPhone) return children(() => undefined);
  return (
    <Popover
      open={shown === 'yes'}
      onOpenChange={(open) => setShown((before) => (!open ? 'no' : before === 'pressed' ? before : 'yes'))}
      content={
        <span>
          已有高级查询条件生效
          <Button type="link" size="small" onClick={onClear}>
            清空
          </Button>
        </span>
      }
    >
      {children(() => setShown('pressed'))}
    </Popover>
  );
}
