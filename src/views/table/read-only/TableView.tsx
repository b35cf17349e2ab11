import { Suspense } from 'react';

import { useIsPhone, useViewVariables } from '../../../kit/states/index.ts';
import { CardList } from '../phone/index.ts';
import { RowMenu } from '../rows/index.ts';
import { Grid } from './Grid.tsx';

import '../table.css';

import { RowViewContext, TableViewContext, useRowViewOf, type TableViewProps } from '../context/index.ts';

/** A table: a virtualized grid, or below 768 px a list of cards. It fills the height of its parent. */
export function TableView(props: TableViewProps) {
  const isPhone = useIsPhone();
  const style = useViewVariables();
  const records = isPhone ? (
    <Suspense fallback={null}>
      <CardList />
    </Suspense>
  ) : (
    <Grid />
  );
  return (
    <TableViewContext value={props}>
      <RowViewContext value={useRowViewOf(props)}>
        <div className="pw-table" style={style} data-refreshing={props.refreshing || undefined}>
          {props.menuActions ? <RowMenu>{records}</RowMenu> : records}
        </div>
      </RowViewContext>
    </TableViewContext>
  );
}
