import { Tag } from 'antd';

import { type Told, type ToldOfText, toldWords } from '../../../src/engine/exchange/index.ts';

/** So many are listed; the command line has them all. */
const most = 200;
const colors: Readonly<Record<Told['became'], string>> = { kept: 'blue', changed: 'gold', lost: 'red' };

/** What did not come over as it was: what became of it, where it stands, and why. */
export function ToldList({ told }: { told: readonly (Told | ToldOfText)[] }) {
  return (
    <ul className="pw-designer-told" aria-label="不能照样用的地方">
      {told.slice(0, most).map((each) => (
        <li key={`${each.pointer} ${each.message}`}>
          <Tag color={colors[each.became]}>{toldWords[each.became]}</Tag>
          {'line' in each && `第 ${each.line} 行：`}
          {each.message} <code>{each.pointer}</code>
        </li>
      ))}
      {told.length > most && <li>还有 {told.length - most} 处。</li>}
    </ul>
  );
}
