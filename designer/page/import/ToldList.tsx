import { Tag } from 'antd';

import { outcomeWords as chinese, type ExchangeReport, type ToldOfText } from '../../../src/engine/exchange/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';

const most = 200;
const became: Readonly<Record<Locale, Readonly<Record<ExchangeReport['became'], string>>>> = {
  'zh-CN': chinese,
  'en-US': { kept: 'Kept', changed: 'Changed', lost: 'Not taken' },
};
const colors: Readonly<Record<ExchangeReport['became'], string>> = { kept: 'blue', changed: 'gold', lost: 'red' };

/** Lists what could not be imported unchanged: what became of it, its place, and the reason. */
export function ToldList({ told, locale }: { told: readonly (ExchangeReport | ToldOfText)[]; locale: Locale }) {
  const words = dialogWords[locale];
  return (
    <ul className="pw-designer-told" aria-label={words.toldList}>
      {told.slice(0, most).map((each) => (
        <li key={`${each.pointer} ${each.message}`}>
          <Tag color={colors[each.became]}>{became[locale][each.became]}</Tag>
          {'line' in each && words.toldLine(each.line)}
          {each.message} <code>{each.pointer}</code>
        </li>
      ))}
      {told.length > most && <li>{words.toldMore(told.length - most)}</li>}
    </ul>
  );
}
