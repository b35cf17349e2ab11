import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { createTableStore, layoutColumns, tableColumns } from '../../../runtime/table/index.ts';
import { HeaderCells, type HeaderParts } from './HeaderCells.tsx';

const meta: Meta = { title: '表格/表头' };
export default meta;
type Story = StoryObj;

const sixty = Array.from({ length: 60 }, (_, index) =>
  resolvedColumn(`c${index}`, { title: `第${index}列`, width: 100 }),
);

let drawn: string[] = [];
const parts: HeaderParts = {
  ariaSort: () => undefined,
  before(column) {
    drawn.push(column.title);
    return null;
  },
};

function Header() {
  const [table] = useState(createTableStore);
  const [columns, setColumns] = useState(sixty);
  const shown = tableColumns({
    columns,
    widths: {},
    hidden: new Set<string>(),
    selection: 'none',
    rowNumber: false,
    actionsWidth: 0,
    statistics: false,
  });
  const layout = layoutColumns(shown, 1000);
  const rename = (index: number) =>
    setColumns(columns.map((column, at) => (at === index ? { ...column, title: '换了名的列' } : column)));
  return (
    <>
      <div className="pw-table" role="grid" aria-label="六十列" tabIndex={0} style={{ overflow: 'auto' }}>
        <HeaderCells layout={layout} range={{ first: 0, last: 60 }} id="head" table={table} parts={parts} />
      </div>
      <button type="button" onClick={() => rename(7)}>
        换名
      </button>
    </>
  );
}

export const OneTitleOfSixty: Story = {
  render: () => <Header />,
  async play() {
    drawn = [];
    await userEvent.click(screen.getByRole('button', { name: '换名' }));
    await expect(await screen.findByRole('columnheader', { name: '换了名的列' })).toBeInTheDocument();
    await expect(new Set(drawn)).toEqual(new Set(['换了名的列']));
    await expect(screen.getAllByRole('columnheader')).toHaveLength(60);
  },
};
