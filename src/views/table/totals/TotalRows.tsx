import { lazyComponent, useLoaded } from '../../../runtime/registry/index.ts';
import { cellBox, RowCells, type DrawnColumns } from '../layout/index.ts';
import type { TotalLine } from './totals-of.ts';
import { TotalText } from './TotalText.tsx';

const AwayTotals = lazyComponent(async () => (await import('./AwayTotals.tsx')).AwayTotals);

/** 合计 and 平均 as rows below the others, stuck to the bottom. `isNamed`: each row has an accessible name. */
export function TotalRows({
  totals,
  isNamed,
  ...drawn
}: DrawnColumns & { totals: readonly TotalLine[]; isNamed: boolean }) {
  const canFollow = useLoaded(AwayTotals, true);
  return (
    <div className="pw-grid-foot" role="rowgroup">
      {totals.map((line) => (
        <div key={line.title} className="pw-grid-row" role="row" aria-label={isNamed ? line.title : undefined}>
          <RowCells
            {...drawn}
            draw={(placed) => (
              <div
                key={placed.column.key}
                role="gridcell"
                aria-colindex={placed.index + 1}
                {...cellBox(placed, drawn.layout)}
              >
                <TotalText
                  title={placed.index === 0 ? line.title : undefined}
                  text={line.text(placed.column.key)}
                  after={canFollow && <AwayTotals line={line} layout={drawn.layout} />}
                />
              </div>
            )}
          />
        </div>
      ))}
    </div>
  );
}
