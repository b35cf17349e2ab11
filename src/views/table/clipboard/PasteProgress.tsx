import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { SearchingPaste } from './use-clipboard.ts';

/** The progress of the search for pasted names, over the bottom of the table; stopping it cancels the paste. */
export function PasteProgress({ searching: { searched, all, stop } }: { searching: SearchingPaste }) {
  return (
    <div className="pw-paste-progress">
      <span role="status">{say('正在按名称或编码查找，{searched} / {all}', { searched, all })}</span>
      <Button type="link" size="small" onClick={stop}>
        {say('停止粘贴')}
      </Button>
    </div>
  );
}
