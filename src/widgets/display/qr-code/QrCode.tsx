import { QRCode } from 'antd';

import type { QrCodeWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type QrCodeProps = WidgetProps<string | number> & QrCodeWidgetProps;

/** A text as a QR code: the value of its field, or `text`. Rendered as SVG, so that it is sharp in print too. */
export function QrCode({ value, text, size = 120, showText, id }: QrCodeProps) {
  const content = text ?? (value === null || value === undefined ? '' : String(value));
  if (content === '') return <ReadOnlyText id={id}>{null}</ReadOnlyText>;
  if (new TextEncoder().encode(content).length > mostBytes) {
    return (
      <ReadOnlyText id={id}>{say('内容太长，放不进二维码，请缩短到 {mostBytes} 字节以内', { mostBytes })}</ReadOnlyText>
    );
  }
  return (
    <figure id={id} style={{ margin: 0, width: 'fit-content', maxWidth: '100%' }}>
      {/* The code is on white in the dark theme too: many scanners cannot read inverted codes. */}
      <QRCode
        type="svg"
        value={content}
        size={size}
        color="#000"
        bgColor="#fff"
        aria-label={say('二维码：{content}', { content })}
      />
      {showText && <figcaption style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>{content}</figcaption>}
    </figure>
  );
}

/** The capacity in bytes of the largest code at the used error correction level. */
const mostBytes = 2331;
