import { useState } from 'react';

import type { PageEnvironment } from '../../../runtime/list/index.ts';
import type { MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { DocumentPage } from '../../../runtime/page/index.ts';
import type { Ports } from '../../../runtime/ports/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageRuntime, storyPorts, useMemoryLocation, type May } from '../../list/testing/ListStory.tsx';
import { pageViews } from '../../page-views.tsx';

/** Returns source documents as the server delivers them, from their bodies. */
export function sources(bodies: Record<string, JsonObject>): SourceDocument[] {
  return Object.entries(bodies).map(([text, body]) => {
    const parts = splitDocumentKey(text);
    if (!parts) throw new Error(`${text} is no document key`);
    return { key: `${parts.id}.${parts.kind}`, ...parts, body, hash: JSON.stringify(body), problems: [] };
  });
}

const ignore = () => undefined;

/** Renders the page of a document with the app's views, over records in memory, 600 pixels high. */
export function PageStory(props: {
  of: DocumentKey;
  documents: Record<string, JsonObject>;
  /** The documents delivered when a dialog is requested separately. */
  later?: Record<string, JsonObject>;
  records: MemoryRecords;
  call?: Ports['requests']['call'];
  search?: string;
  navigate?: PageEnvironment['navigate'];
  may?: May;
}) {
  const [ports] = useState<Ports>(() => {
    const page: Ports['documents']['page'] = async (key) => ({
      documents: sources(key === props.of ? props.documents : (props.later ?? {})),
    });
    const made = storyPorts(props.records, { page });
    return props.call ? { ...made, requests: { call: props.call } } : made;
  });
  const location = useMemoryLocation(props.search);
  return (
    <PageRuntime ports={ports} may={props.may}>
      <div style={{ height: 600 }}>
        <DocumentPage
          documentKey={props.of}
          views={pageViews}
          owner="story"
          location={location}
          navigate={props.navigate ?? ignore}
        />
      </div>
      <output data-testid="url">{location.search}</output>
    </PageRuntime>
  );
}
