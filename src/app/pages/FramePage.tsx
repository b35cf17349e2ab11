import './pages.css';

/** What a framed page may do; not among them: taking the whole window elsewhere. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** A page of another application in a frame. `url` has been checked: http(s) or our own origin. */
export function FramePage({ url, title }: { url: string; title: string }) {
  return <iframe className="pw-frame" src={url} title={title} sandbox={allowed} referrerPolicy="same-origin" />;
}
