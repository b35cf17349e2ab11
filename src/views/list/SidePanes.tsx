import { Splitter } from 'antd';
import { type ReactNode, useState } from 'react';

import { useViewVariables } from '../states/index.ts';
import { keepWidth, keptWidth } from './split-width.ts';
import './list-beside.css';

/** Two parts of a page side by side; a person's width of the left one is remembered for that page. */
export function SidePanes(props: { page: string; width: number | string; left: ReactNode; right: ReactNode }) {
  const { page, left, right } = props;
  const variables = useViewVariables();
  const [width] = useState(() => keptWidth(page) ?? props.width);
  return (
    <Splitter
      className="pw-beside"
      style={variables}
      onResizeEnd={([size]) => size !== undefined && keepWidth(page, size)}
    >
      <Splitter.Panel defaultSize={width} min={180} max="70%" collapsible>
        {left}
      </Splitter.Panel>
      <Splitter.Panel>{right}</Splitter.Panel>
    </Splitter>
  );
}
