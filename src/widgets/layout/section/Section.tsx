import { useId } from 'react';

import type { SectionWidgetProps } from '../../../../generated/props.ts';
import { FormGrid } from '../../../runtime/form/index.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

import './section.css';

export type SectionProps = LayoutProps & SectionWidgetProps;

/** Related fields under a title with a thin line. */
export function Section({ title, columns = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined}>
      <div className="pw-section-title">{title && <span id={id}>{title}</span>}</div>
      <FormGrid columns={columns}>{children}</FormGrid>
    </section>
  );
}
