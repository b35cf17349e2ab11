import { BarChartOutlined, MoreOutlined, TableOutlined } from '@ant-design/icons';
import type { EChartsType } from 'echarts/core';
import type { RefObject } from 'react';

import type { Figures } from '../../../engine/figures/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { Tip } from '../../../kit/controls/tip/Tip.tsx';
import { say } from '../../../locale/index.ts';
import { saveFile } from '../../../runtime/data/index.ts';
import { flatFigures, sheetOf } from '../../../views/screen/index.ts';
import type { ChartColors } from './chart-colors.ts';
import { chartPicture } from './chart-picture.ts';

/** The buttons of a chart: show as a table, save as a file. */
export function ChartTools(props: {
  title: string;
  chart: RefObject<EChartsType | null>;
  shown: { figures: Figures; shares: number[] | undefined };
  isTable: boolean;
  colors: ChartColors;
  onTable: (isTable: boolean) => void;
  onRefresh: () => void;
}) {
  const { title, chart, shown, isTable, colors, onTable, onRefresh } = props;
  const name = title || say('图表');
  const verbs: Readonly<Record<string, () => Promise<void> | void>> = {
    refresh: onRefresh,
    async picture() {
      const file = chart.current && (await chartPicture(chart.current, title, colors));
      if (file) saveFile({ file, name: `${name}.png` });
    },
    async sheet() {
      saveFile({ file: await sheetOf(flatFigures(shown.figures, shown.shares)), name: `${name}.xlsx` });
    },
  };
  return (
    <>
      <Tip title={isTable ? say('显示为图') : say('显示为表格')}>
        <Button
          type="text"
          size="small"
          aria-label={say('显示为表格')}
          aria-pressed={isTable}
          icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
          onClick={() => onTable(!isTable)}
        />
      </Tip>
      <MenuButton
        placement="bottomRight"
        items={[
          { key: 'refresh', label: say('刷新') },
          { key: 'sheet', label: say('导出表格') },
          ...(isTable ? [] : [{ key: 'picture', label: say('导出图片') }]),
        ]}
        onChoose={(key) => void verbs[key]?.()}
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
    </>
  );
}
