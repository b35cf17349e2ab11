import type { WebPageWidgetProps } from '../../../../generated/props.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

import './web-page.css';

import { say } from '../../../locale/index.ts';

export type WebPageProps = LayoutProps & WebPageWidgetProps;

/** The sandbox of foreign pages, which may not navigate the window. */
const foreign = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/** A page of the same origin could remove its own sandbox, so it runs with an opaque origin. */
const own = 'allow-scripts allow-forms allow-popups allow-downloads';

/** Another page in a frame. */
export function WebPage({ title, src = '', height = 480 }: WebPageProps) {
  const address = frameAddress(src);
  if (address === undefined)
    return <p role="alert">{say('“{src}”不是网页的地址，请写 https:// 或以 / 开头的地址。', { src })}</p>;
  const isOwn = new URL(address, location.href).origin === location.origin;
  return (
    <iframe
      className="pw-web-page"
      src={address}
      title={title ?? say('网页')}
      height={height}
      sandbox={isOwn ? own : foreign}
      referrerPolicy="same-origin"
    />
  );
}

function frameAddress(src: string): string | undefined {
  return /^https?:\/\//i.test(src) || /^\/(?![/\\])/.test(src) ? src : undefined;
}
