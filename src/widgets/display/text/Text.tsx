import { Typography } from 'antd';

import type { TextWidgetProps } from '../../../../generated/props.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type TextProps = LayoutProps & TextWidgetProps;

const headings = { title: 3, subtitle: 5 } as const;

/** A piece of text; line breaks are kept. Child nodes follow below. */
export function Text({ text, content, level = 'body', tone = 'normal', align = 'left', children }: TextProps) {
  const look = {
    ...(tone !== 'normal' && { type: tone }),
    style: { margin: '0 0 8px', textAlign: align, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const,
  };
  const words = text ?? content;
  return (
    <div>
      {level === 'title' || level === 'subtitle' ? (
        <Typography.Title {...look} level={headings[level]}>
          {words}
        </Typography.Title>
      ) : (
        <Typography.Paragraph {...look} style={{ ...look.style, ...(level === 'small' && { fontSize: 12 }) }}>
          {words}
        </Typography.Paragraph>
      )}
      {children}
    </div>
  );
}
