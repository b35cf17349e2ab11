import { useCallback, useEffect } from 'react';

import { ListSkeleton, LoadFailure, StatePanel } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { DocumentEditingPort, EditableDocument } from '../../../runtime/ports/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../../schema/documents/document.ts';
import { readString } from '../../../schema/json/index.ts';
import { useAsked } from '../answers/use-asked.ts';

/** Leads from a page, such as a list, to the form that it opens. If it names several, the user chooses one. */
export function FormsOfPage(props: {
  port: DocumentEditingPort;
  page: DocumentKey;
  onChoose: (key: DocumentKey) => void;
}) {
  const { port, page, onChoose } = props;
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const [around, documents] = await Promise.all([port.around(page, { signal }), port.list({ signal })]);
      const named = new Set(around.map(({ key }) => key));
      const forms = documents.filter(({ key, kind }) => kind === 'form' && named.has(key));
      return { forms, own: ownForm(page, around, forms) };
    },
    [port, page],
  );
  const { answer, failure, retry } = useAsked(ask);
  const own = answer?.own;
  useEffect(() => {
    if (own !== undefined) onChoose(own);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [own]);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!answer || own !== undefined) return <ListSkeleton />;
  if (answer.forms.length === 0) return <StatePanel drawing="search" title={say('这一页没有您可以设计的表单。')} />;
  return (
    <div className="pw-designer-forms">
      <h1>{say('这一页用到的表单')}</h1>
      <ul>
        {answer.forms.map(({ key, title }) => (
          <li key={key}>
            <button type="button" onClick={() => onChoose(key)}>
              <strong>{title}</strong>
              <span>{key}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The form that the page names as its own, or that has its id; the only one if there is no other. */
function ownForm(
  page: DocumentKey,
  around: readonly SourceDocument[],
  forms: readonly EditableDocument[],
): DocumentKey | undefined {
  const body = around.find(({ key }) => key === page)?.body;
  const ids = [readString(body?.['form']), splitDocumentKey(page)?.id];
  const found = ids.flatMap((id) => forms.find(({ key }) => key === `${id}.form`) ?? [])[0];
  return found?.key ?? (forms.length === 1 ? forms[0]?.key : undefined);
}
