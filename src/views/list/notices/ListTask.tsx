import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';

/** A long task of a list, with its progress if known, and a cancel button. */
export function ListTask({ text, share, onCancel }: { text: string; share: number; onCancel: () => void }) {
  return (
    <span className="pw-task" role="status">
      {text}
      <progress className="pw-task-bar" aria-label={text} {...(share > 0 && { value: share })} />
      {share > 0 && <span className="pw-task-share">{Math.floor(share * 100)}%</span>}
      <Button type="link" size="small" onClick={onCancel}>
        {say('取消')}
      </Button>
    </span>
  );
}
