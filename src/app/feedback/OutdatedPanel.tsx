import { useAtomValue } from 'jotai';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { outdatedAtom } from './outdated-atom.ts';

/** Shows that a part of the program could not be loaded. The page below stays mounted, so that no input is lost. */
export function OutdatedPanel() {
  if (!useAtomValue(outdatedAtom)) return null;
  return (
    <div className="pw-outdated" role="alert">
      <span>{say('有一部分程序没有加载成功，可能是系统刚刚更新。请保存好正在填写的内容后刷新。')}</span>
      <Button type="primary" size="small" onClick={() => location.reload()}>
        {say('刷新页面')}
      </Button>
    </div>
  );
}
