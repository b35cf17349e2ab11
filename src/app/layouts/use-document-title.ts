import { useEffect } from 'react';

/** Names the browser's tab; as it was where there is no title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
