import { useAtomValue } from 'jotai';

import { text, translated } from '../../schema/locale/index.ts';
import { slowWorkAtom } from './slow-calls.ts';

const backup = text('正在备份，部分操作会慢一些，请稍候…');
const imports = text('正在导入数据，部分操作会慢一些，请稍候…');
const publication = text('正在发布，部分操作会慢一些，请稍候…');
const sentences = new Map([
  ['backup', backup],
  ['import', imports],
  ['publication', publication],
]);

/** A small line where calls are slow because the server does something that takes long. */
export function SlowNotice() {
  const work = useAtomValue(slowWorkAtom) ?? [];
  const sentence = work.map((kind) => sentences.get(kind)).find((found) => found !== undefined);
  if (sentence === undefined) return null;
  return (
    <div className="pw-slow" role="status">
      {translated(sentence)}
    </div>
  );
}
