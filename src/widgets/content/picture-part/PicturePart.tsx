import type { PicturePartWidgetProps } from '../../../../generated/props.ts';
import { useFileAddress } from '../../../runtime/data/index.ts';

import './picture-part.css';

import { say } from '../../../locale/index.ts';

export type PicturePartProps = PicturePartWidgetProps;

/** A picture by its address, or by the path of a stored file, for which the server provides a link. */
export function PicturePart(props: PicturePartProps) {
  if (props.src !== undefined) return <Drawn {...props} address={props.src} />;
  return props.file === undefined ? <Broken alt={props.alt} /> : <StoredPicture {...props} path={props.file} />;
}

function StoredPicture({ path, ...props }: PicturePartProps & { path: string }) {
  const { shown, onBroken } = useFileAddress(path);
  if (shown.status === 'failed') return <Broken alt={props.alt} />;
  return shown.status === 'ready' ? <Drawn {...props} address={shown.address} onBroken={onBroken} /> : null;
}

function Drawn(props: PicturePartProps & { address: string; onBroken?: () => void }) {
  const { alt = '', height, fit = 'contain', address, onBroken } = props;
  const size = height === undefined ? {} : fit === 'cover' ? { height } : { maxHeight: height };
  return (
    <img className="pw-picture-part" src={address} alt={alt} style={{ objectFit: fit, ...size }} onError={onBroken} />
  );
}

function Broken({ alt }: { alt: string | undefined }) {
  return <p role="status">{alt ? say('图片“{alt}”无法显示', { alt }) : say('图片无法显示')}</p>;
}
