import { Divider as AntDivider } from 'antd';

import type { DividerWidgetProps } from '../../../../generated/props.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type DividerProps = LayoutProps & DividerWidgetProps;

/** A line across the form, with an optional text. */
export function Divider({ text, content, contentPosition = 'center', dashed }: DividerProps) {
  return (
    <AntDivider orientation={contentPosition} dashed={dashed} plain style={{ margin: '8px 0 16px' }}>
      {text ?? content}
    </AntDivider>
  );
}
