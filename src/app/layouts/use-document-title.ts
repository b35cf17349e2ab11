import { useEffect } from 'react';

/** Sets the title of the browser tab. An undefined title leaves it unchanged. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
