import { useEffect, useState } from 'react';

import { OutsidePage } from '../status-pages/index.ts';

import './pages.css';

/** What a framed page may do; not among them: taking the whole window elsewhere. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/**
 * A page of another application in a frame. A site that the server does not allow in frames is offered in another tab.
 * @param url has been checked: http(s) or our own origin.
 */
export function FramePage({ url, title }: { url: string; title: string }) {
  const isBlocked = useBlocked(url);
  if (isBlocked) return <OutsidePage url={url} title={title} />;
  return <iframe className="pw-frame" src={url} title={title} sandbox={allowed} referrerPolicy="same-origin" />;
}

/** True once the browser has refused to show the address in a frame, by the policy of this server. */
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
