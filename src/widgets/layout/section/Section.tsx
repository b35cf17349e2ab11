import { Divider } from 'antd';
import { useId, type ReactNode } from 'react';

import { FormGrid } from '../../../runtime/form/index.ts';

export interface SectionProps {
  title?: string;
  columns?: number;
  children?: ReactNode;
}

/** Related fields under a title with a hairline. */
export function Section({ title, columns = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined}>
      <Divider orientation="left" orientationMargin={0} plain style={{ margin: '4px 0 16px' }}>
        <span id={id} style={{ fontWeight: 600 }}>
          {title}
        </span>
      </Divider>
      <FormGrid columns={columns}>{children}</FormGrid>
    </section>
  );
}
