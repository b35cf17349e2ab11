import { MoreOutlined } from '@ant-design/icons';

import type { DataTableWidgetProps } from '../../../../generated/props.ts';
import { sharesOf } from '../../../engine/figures/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../../locale/index.ts';
import { saveFile } from '../../../runtime/data/index.ts';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import {
  ContentEmpty,
  ContentFrame,
  flatFigures,
  flatRows,
  FlatTableView,
  sheetOf,
  type FlatTable,
} from '../../../views/screen/index.ts';

export type DataTableProps = LayoutProps & DataTableWidgetProps;

/** The result of a query as a table: its columns, or its groups with their numbers. */
export function DataTable(props: DataTableProps) {
  const { title, share = false, page, height = 280, plain } = props;
  const answer = useFigures(props);
  const { shape, figures, rows } = answer;
  const name = title ?? shape?.title ?? say('数据');
  const shares = share && figures?.series[0] ? sharesOf(figures.series[0].values) : undefined;
  const isOfRecords = shape !== undefined && shape.measures.length === 0;
  const table: FlatTable | undefined =
    isOfRecords && rows
      ? flatRows(rows, shape.columns)
      : figures &&
        flatFigures(figures, shares, (category) => {
          const behind = page !== undefined && shape ? answer.behind(category) : undefined;
          return behind === undefined ? undefined : `${page}${behind}`;
        });
  const verbs: Readonly<Record<string, (of: FlatTable) => unknown>> = {
    refresh: answer.refresh,
    sheet: async (of) => saveFile({ file: await sheetOf(of), name: `${name}.xlsx` }),
  };
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={answer.error}
      onRetry={answer.refresh}
      tools={
        table && (
          <MenuButton
            placement="bottomRight"
            items={[
              { key: 'refresh', label: say('刷新') },
              { key: 'sheet', label: say('导出表格') },
            ]}
            onChoose={(key) => void verbs[key]?.(table)}
          >
            {(control) => (
              <Button
                {...control}
                type="text"
                size="small"
                aria-label={say('{name}：更多', { name })}
                icon={<MoreOutlined />}
              />
            )}
          </MenuButton>
        )
      }
    >
      {table &&
        (rows?.length === 0 ? (
          <ContentEmpty height={height} text={say('没有数据')} />
        ) : (
          <div
            className="pw-figures"
            style={{ height }}
            role="region"
            aria-label={say('{name}的数据', { name })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
            tabIndex={0}
          >
            <FlatTableView caption={name} table={table} />
          </div>
        ))}
    </ContentFrame>
  );
}
