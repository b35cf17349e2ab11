import { Card as AntdCard } from 'antd';
import { useId } from 'react';

import type { CardWidgetProps } from '../../../../generated/props.ts';
import { FormGrid } from '../../../runtime/form/index.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type CardProps = LayoutProps & CardWidgetProps;

/** A framed block under its title. */
export function Card({ title, columns = 2, size = 'medium', children }: CardProps) {
  const id = useId();
  const heading = title ? <span id={id}>{title}</span> : undefined;
  return (
    <section aria-labelledby={title ? id : undefined} style={{ marginBottom: 16 }}>
      <AntdCard title={heading} size={size === 'small' ? 'small' : 'default'}>
        <FormGrid columns={columns}>{children}</FormGrid>
      </AntdCard>
    </section>
  );
}
