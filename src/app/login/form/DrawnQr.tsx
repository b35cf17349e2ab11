import { QRCode } from 'antd';

/** A QR code on white, so that scanners can read it in the dark theme too. */
export function DrawnQr({ text }: { text: string }) {
  return <QRCode type="svg" value={text} size={180} color="#000" bgColor="#fff" bordered={false} />;
}
