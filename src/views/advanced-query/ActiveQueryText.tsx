import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';

/** Shows that an advanced query is active, with a button to clear it. */
export function ActiveQueryText({ onClear }: { onClear: () => void }) {
  return (
    <span>
      {say('已有高级查询条件生效')}
      <Button type="link" size="small" onClick={onClear}>
        {say('清空')}
      </Button>
    </span>
  );
}
