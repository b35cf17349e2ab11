import type { DocumentKey } from '../../schema/documents/document.ts';
import { useTabLocation } from '../tabs/tab-location.ts';

/** A page made of documents, in its tab. */
export function DocumentTab({ document }: { document: DocumentKey }) {
  const { search } = useTabLocation();
  return (
    <div className="pw-page">
      {document} {search}
    </div>
  );
}
