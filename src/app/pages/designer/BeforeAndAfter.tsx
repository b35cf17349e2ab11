import { useMemo } from 'react';

import { aroundNow } from '../../../../designer/index.ts';
import type { ResolvedForm } from '../../../engine/form/index.ts';
import { resolvePage } from '../../../engine/kinds/index.ts';
import { say } from '../../../locale/index.ts';
import { useFormHandle } from '../../../runtime/form/index.ts';
import { documentSet, vocabularyOf } from '../../../runtime/page/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import type { SourceDocument } from '../../../schema/documents/document.ts';
import { FormView } from '../../../views/form/index.ts';
import { bodyOf } from './body-of.ts';
import type { OtherDocuments } from './draft/other-drafts.ts';

import './before-and-after.css';

const nothing: OtherDocuments = new Map();
const blank = {};

/**
 * Shows the published form next to the changed one, scaled down, both rendered by the runtime as a new record. Renders
 * nothing if either of them is not a form that can be rendered.
 */
export function BeforeAndAfter(props: {
  document: SourceDocument;
  around: readonly SourceDocument[];
  before: string;
  after: string;
  others: OtherDocuments;
}) {
  const { document, around, before, after, others } = props;
  const now = useResolved(document, around, before, nothing);
  const then = useResolved(document, around, after, others);
  if (!now || !then) return null;
  return (
    <div className="pw-designer-pictures">
      <Picture title={say('发布前')} form={now} />
      <Picture title={say('发布后')} form={then} />
    </div>
  );
}

function Picture({ title, form }: { title: string; form: ResolvedForm }) {
  const model = useFormHandle({ form, record: blank, mode: 'create' });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys, too */}
      <div role="img" aria-label={title} tabIndex={0}>
        <div inert>
          <FormView form={model} />
        </div>
      </div>
    </figure>
  );
}

function useResolved(
  document: SourceDocument,
  around: readonly SourceDocument[],
  text: string,
  others: OtherDocuments,
): ResolvedForm | undefined {
  const vocabulary = vocabularyOf(useRuntime().registry);
  return useMemo(() => {
    const body = bodyOf(text);
    if (!body) return undefined;
    const set = documentSet([
      ...aroundNow(around, others).filter(({ key }) => key !== document.key),
      { ...document, body },
    ]);
    const page = resolvePage(document.key, set, vocabulary);
    return page.kind === 'form' ? page.content : undefined;
  }, [document, around, text, others, vocabulary]);
}
