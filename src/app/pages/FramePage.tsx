import { useEffect, useState } from 'react';

import { OutsidePage } from '../status-pages/index.ts';

import './pages.css';

/** The permissions of a framed page. It must not navigate the top window. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/**
 * Shows a page of another application in a frame. A site that this server does not allow in frames is offered in a new
 * tab.
 * @param url must have been checked: http(s) or our own origin.
 */
export function FramePage({ url, title }: { url: string; title: string }) {
  const isBlocked = useBlocked(url);
  if (isBlocked) return <OutsidePage url={url} title={title} />;
  return <iframe className="pw-frame" src={url} title={title} sandbox={allowed} referrerPolicy="same-origin" />;
}

/** True once the browser has blocked the frame because of this server's content security policy. */
function useBlocked(url: string): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(url)) setBlocked(url);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);
  return blocked === url;
}

function originOf(address: string): string {
  return URL.canParse(address, location.origin) ? new URL(address, location.origin).origin : address;
}
