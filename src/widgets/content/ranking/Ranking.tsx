import type { RankingWidgetProps } from '../../../../generated/props.ts';
import { sharesOf, topOf } from '../../../engine/figures/index.ts';
import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import { say } from '../../../locale/index.ts';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentEmpty, ContentFrame, valueText } from '../../../views/screen/index.ts';

import './ranking.css';

export type RankingProps = LayoutProps & RankingWidgetProps;

const height = 120;

/** The groups of a query in descending order; each links to its records. */
export function Ranking(props: RankingProps) {
  const { title, measure, top = 10, share = false, page, plain } = props;
  const answer = useFigures({ ...props, ...(measure !== undefined && { measures: [measure] }) });
  const ranked = answer.figures && topOf(answer.figures, Number.MAX_SAFE_INTEGER, false);
  const [series] = ranked?.series ?? [];
  const shares = share && series ? sharesOf(series.values) : undefined;
  const most = Math.max(1, ...(series?.values ?? []).map((value) => value ?? 0));
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={answer.error}
      onRetry={answer.refresh}
    >
      {ranked && series && (
        <>
          {answer.rows?.length === 0 && <ContentEmpty height={height} text={say('没有数据')} />}
          <ol className="pw-ranking" aria-label={title}>
            {ranked.categories.slice(0, answer.rows?.length === 0 ? 0 : top).map((category, index) => {
              const value = series.values[index] ?? 0;
              const behind = page !== undefined && answer.shape ? answer.behind(category) : undefined;
              return (
                <li key={`${String(category.value)} ${category.text}`}>
                  <span className="pw-ranking-place" data-first={index < 3 || undefined}>
                    {index + 1}
                  </span>
                  <span className="pw-ranking-name" title={category.text}>
                    {behind === undefined ? category.text : <AppLink to={`${page}${behind}`}>{category.text}</AppLink>}
                  </span>
                  <span className="pw-ranking-value">
                    {valueText(value, series.measure)}
                    {shares && `（${shares[index]}%）`}
                  </span>
                  <span
                    className="pw-ranking-bar"
                    aria-hidden
                    style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
                  />
                </li>
              );
            })}
          </ol>
        </>
      )}
    </ContentFrame>
  );
}
