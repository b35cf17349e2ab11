import type { GridWidgetProps } from '../../../../generated/props.ts';
import { FormGrid } from '../../../runtime/form/index.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type GridProps = LayoutProps & GridWidgetProps;

/** Lays out its children in columns if these fit, else one below the other; each may span several (gridSpan). */
export function Grid({ columns = 2, gutter, justify, align, children }: GridProps) {
  return (
    <FormGrid columns={columns} cells gutter={gutter} justify={justify} align={align}>
      {children}
    </FormGrid>
  );
}
