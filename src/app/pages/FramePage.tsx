import './pages.css';

/** A page of another application in a frame. `url` has been checked: http(s) or our own origin. */
export function FramePage({ url, title }: { url: string; title: string }) {
  return <iframe className="pw-frame" src={url} title={title} referrerPolicy="same-origin" />;
}
