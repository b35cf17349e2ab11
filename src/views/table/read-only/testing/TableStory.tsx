import { useState } from 'react';

import { cells } from '../../../../cells/index.ts';
import { ProblemCard } from '../../../../kit/problem-card/index.ts';
import type { DataRecord } from '../../../../runtime/ports/index.ts';
import { createRegistry } from '../../../../runtime/registry/index.ts';
import { createTableStore, useTreeRows } from '../../../../runtime/table/index.ts';
import { FormItem, FormSkeleton } from '../../../form/index.ts';
import type { TableViewProps } from '../../context/table-view-props.ts';
import { TableView } from '../TableView.tsx';

const registry = createRegistry({
  widgets: [],
  cells,
  actions: [],
  views: { FormItem, ProblemCard, Skeleton: FormSkeleton },
});

interface TableStoryProps extends Partial<Omit<TableViewProps, 'rows'>> {
  records: readonly DataRecord[];
  columns: TableViewProps['columns'];
  height?: number;
  loadChildren?: (record: DataRecord) => Promise<DataRecord[]>;
}

/** A table over records in a box of 400 pixels, with its own store; the last opened record is shown below. */
export function TableStory({ records, height = 400, loadChildren, ...props }: TableStoryProps) {
  const [table] = useState(createTableStore);
  const [opened, setOpened] = useState('');
  const tree = useTreeRows(records, loadChildren, table, ignore);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height }}>
      <TableView
        label="客户"
        page="story"
        rows={tree.rows}
        table={table}
        cells={registry.cells}
        onOpen={(record) => setOpened(String(record['name']))}
        {...(loadChildren && { onToggle: tree.toggle })}
        {...props}
      />
      <output data-testid="opened">{opened}</output>
    </div>
  );
}

function ignore(): void {
  return undefined;
}
