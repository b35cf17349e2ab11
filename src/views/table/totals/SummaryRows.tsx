import { type DrawnColumns, RowCells, cellBox } from '../layout/index.ts';
import { TotalText } from './TotalText.tsx';
import { useTotals } from './use-totals.ts';

/** 合计 and 平均 of the rows that are shown, stuck to the bottom; nothing where no column asks for them. */
export function SummaryRows(drawn: DrawnColumns) {
  const { kinds, text } = useTotals();
  if (kinds.length === 0) return null;
  return (
    <div className="pw-grid-foot" role="rowgroup">
      {kinds.map(({ kind, title }) => (
        <div key={kind} className="pw-grid-row" role="row">
          <RowCells
            {...drawn}
            draw={(placed) => (
              <div
                key={placed.column.key}
                role="gridcell"
                aria-colindex={placed.index + 1}
                {...cellBox(placed, drawn.layout)}
              >
                <TotalText title={placed.index === 0 ? title : undefined} text={text(placed.column.key, kind)} />
              </div>
            )}
          />
        </div>
      ))}
    </div>
  );
}
