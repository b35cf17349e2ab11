import { useMemo, useRef } from 'react';

import type { FormPartWidgetProps } from '../../../../generated/props.ts';
import { resolveForm } from '../../../engine/form/index.ts';
import { useDocumentsAround, vocabularyOf } from '../../../runtime/page/index.ts';
import { useRuntime, type LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentFrame } from '../../../views/screen/index.ts';
import { NewRecordForm } from './NewRecordForm.tsx';
import { RecordForm } from './RecordForm.tsx';

import './form-part.css';

export type FormPartProps = LayoutProps & FormPartWidgetProps;

/** A form inside a page: for new records, one after the other, or for an existing one. */
export function FormPart({
  title,
  form: id,
  plain,
  record,
  look = false,
  forAll = false,
  permission,
  urls,
  onAction,
}: FormPartProps) {
  const { registry } = useRuntime();
  const documents = useDocumentsAround();
  const { one, edit } = urls ?? {};
  const calls = useMemo(() => ({ ...(one && { one }), ...(edit && { edit }) }), [one, edit]);
  const place = useRef<HTMLDivElement>(null);
  const form = useMemo(
    () => documents && resolveForm(`${id}.form`, documents, vocabularyOf(registry)),
    [id, documents, registry],
  );
  const saved = () => {
    if (place.current) onAction?.('saved', place.current);
  };
  const around = { who: { forAll, permission }, onSaved: saved };
  return (
    <ContentFrame title={title} height={0} plain={plain} isLoading={false} error={undefined} onRetry={ignore}>
      {form && (
        <div ref={place}>
          {record === undefined ? (
            <NewRecordForm form={form} {...around} />
          ) : (
            form.model &&
            record !== '' && (
              <RecordForm
                key={record}
                model={form.model}
                id={record}
                form={form}
                look={look}
                urls={calls}
                {...around}
              />
            )
          )}
        </div>
      )}
    </ContentFrame>
  );
}

function ignore(): void {}
