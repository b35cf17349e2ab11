import { useLayoutEffect, useRef } from 'react';

import { sanitised } from '../../widgets/display/html/sanitised/index.ts';

/** Markup in a line, with nothing in it that runs, asks for input or styles the page. */
export function SanitisedLine({ html }: { html: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitised(html)), [html]);
  return <span ref={box} />;
}
