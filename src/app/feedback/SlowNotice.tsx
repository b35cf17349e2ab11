import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say, text, translated } from '../../locale/index.ts';
import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { userAtom } from '../session/index.ts';
import { workUnderWay } from './work-under-way.ts';

import './slow-notice.css';

const backup = text('正在备份，部分操作会慢一些，请稍候…');
const imports = text('正在处理导入的文件，部分操作会慢一些，请稍候…');
const publication = text('正在发布，部分操作会慢一些，请稍候…');
const backEnd = text('后端还没有应答，仍在等待…');
const sentences = new Map([
  ['back-end', backEnd],
  ['backup', backup],
  ['import', imports],
  ['publication', publication],
]);

/** Milliseconds between two requests for the server's work while calls are slow. */
const askAgain = 3_000;

/**
 * Shows a small line while calls are slow. It names the cause: long-running work of the server, or a back end that does
 * not respond. In the latter case the page can be reloaded, unless unsaved input would be lost.
 */
export function SlowNotice() {
  const [work, setWork] = useState<readonly string[]>([]);
  const unsaved = useAtomValue(unsavedWorkAtom);
  // Before sign-in, the page contains nothing but the user's input.
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const ask = async (): Promise<void> => {
      const found = await workUnderWay();
      if (!isShown) return;
      setWork(found);
      timer = setTimeout(() => void ask(), askAgain);
    };
    void ask();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  const sentence = work.map((kind) => sentences.get(kind)).find((found) => found !== undefined);
  if (sentence === undefined) return null;
  return (
    <div className="pw-slow" role="status">
      {translated(sentence)}
      {sentence === backEnd && isSignedIn && !unsaved.hasAny() && (
        <Button type="link" size="small" onClick={() => window.location.reload()}>
          {say('重试')}
        </Button>
      )}
    </div>
  );
}
