import { useLayoutEffect, useRef } from 'react';

import { sanitised } from '../../widgets/display/html/sanitised/index.ts';

/** Renders sanitised markup in a line, without scripts, form controls and styles for the page. */
export function SanitisedLine({ html }: { html: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(sanitised(html)), [html]);
  return <span ref={box} />;
}
